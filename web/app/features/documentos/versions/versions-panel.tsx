import { useQuery } from "@tanstack/react-query";
import type {
  Documento,
  DocumentVersion,
  VersionItem,
} from "@relato/shared/contract/documentos.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { FailureNotice, Skeleton } from "../../../ui/surfaces.tsx";
import { toast } from "../../../ui/toast.tsx";
import { Difference } from "../../../ui/difference.tsx";
import { MarkdownPreview } from "../../modelos/markdown-preview.tsx";
import { useNewVersion, versionQuery, versionsQuery } from "../queries.ts";

type Current = Documento & { current: DocumentVersion };

/** What a version says, or how it differs from the current one. */
const Look = (props: { documento: Current; number: number; way: "read" | "compare" }) => {
  const { documento, number, way } = props;
  const words = useLanguage().text.documentos.history;
  const { data, error, refetch } = useQuery(versionQuery(documento.id, number));
  if (error !== null)
    return <FailureNotice category="consultation" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={4} />;
  const { current } = documento;
  if (way === "compare")
    return (
      <Difference
        before={data.content.markdown}
        after={current.content.markdown}
        label={words.difference(number, current.number)}
      />
    );
  return (
    <MarkdownPreview
      markdown={data.content.markdown}
      label={words.number(number)}
      className="max-h-[60vh]"
    />
  );
};

const Item = ({ documento, version }: { documento: Current; version: VersionItem }) => {
  const { locale } = useLanguage();
  const { documentos } = useLanguage().text;
  const words = documentos.history;
  const [way, setWay] = useState<"read" | "compare" | null>(null);
  const restore = useNewVersion(documento);
  const { number, change, made_by, author_name, writer, instruction, restored_from } = version;
  const isCurrent = number === documento.current.number;
  const name = words.number(number);
  const press = (wanted: "read" | "compare"): void => setWay(way === wanted ? null : wanted);
  return (
    <li className="space-y-2 rounded-lg border border-line p-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{name}</b>
        {isCurrent ? <span className="text-sm text-muted">({words.current})</span> : null}
        <span className="text-sm">
          {words.change[change]}
          {restored_from === null ? null : ` ${words.from(restored_from)}`}{" "}
          {made_by === "doctor" ? words.by.doctor(author_name ?? "") : words.by[made_by]}
        </span>
        <time dateTime={version.created_at} className="text-sm text-muted">
          {formatDateTime(locale, version.created_at)}
        </time>
        {version.signed_at === null ? null : (
          <span className="text-sm font-semibold text-ok">
            {words.signed(formatDateTime(locale, version.signed_at))}
          </span>
        )}
      </p>
      {writer === null ? null : (
        <p className="text-xs text-muted">{words.wrote(writer.name, writer.version)}</p>
      )}
      {instruction === null ? null : <p className="text-sm">{words.instruction(instruction)}</p>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-expanded={way === "read"}
          aria-label={`${words.read}: ${name}`}
          onClick={() => press("read")}
          className="btn btn-quiet px-3.5 text-sm"
        >
          {words.read}
        </button>
        {isCurrent ? null : (
          <button
            type="button"
            aria-expanded={way === "compare"}
            aria-label={`${words.compare}: ${name}`}
            onClick={() => press("compare")}
            className="btn btn-quiet px-3.5 text-sm"
          >
            {words.compare}
          </button>
        )}
        {isCurrent || !documento.can.edit ? null : (
          <button
            type="button"
            disabled={restore.isPending}
            aria-label={`${words.restore}: ${name}`}
            onClick={() =>
              restore.mutate(
                { change: "restored", base: documento.current.number, from: number },
                { onSuccess: () => toast({ variant: "success", title: documentos.saved }) },
              )
            }
            className="btn btn-quiet px-3.5 text-sm"
          >
            {words.restore}
          </button>
        )}
      </div>
      {restore.error === null ? null : (
        <FailureNotice category="consultation" error={restore.error} />
      )}
      {way === null ? null : <Look documento={documento} number={number} way={way} />}
    </li>
  );
};

/** Every version of a document: who made it, when and how; read, compared, restored. */
export const VersionsPanel = ({ documento }: { documento: Current }) => {
  const words = useLanguage().text.documentos.history;
  const { data, error, refetch } = useQuery({
    ...versionsQuery(documento.id, documento.current.number, documento.signed_number),
    placeholderData: (before) => before,
  });
  return (
    <section aria-label={words.title} className="space-y-2">
      <h3 className="font-semibold">{words.title}</h3>
      {error !== null ? (
        <FailureNotice category="consultation" error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <ol className="space-y-2">
          {data.map((version) => (
            <Item key={version.number} documento={documento} version={version} />
          ))}
        </ol>
      )}
    </section>
  );
};
