import { useQuery } from "@tanstack/react-query";
import type { VersionItem } from "@relato/shared/contract/documentos.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useState } from "react";
import { Difference } from "../../../ui/difference.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { PatientChanges } from "../../consulta-patient/patient-changes.tsx";
import { MarkdownPreview } from "../../modelos/markdown-preview.tsx";
import { ActionButton } from "../action-button.tsx";
import { useNewVersion } from "../actions.ts";
import { versionQuery, versionsQuery, type WrittenDocumento } from "../queries.ts";

/** A version's text, or its difference from the current one. */
const VersionText = (props: {
  documento: WrittenDocumento;
  number: number;
  view: "read" | "compare";
}) => {
  const { documento, number, view } = props;
  const { current } = documento;
  const words = useLanguage().text.documentos.history;
  const query = useQuery(versionQuery(documento.id, number));
  if (query.data === undefined) return <Pending query={query} category="consultation" lines={4} />;
  const { markdown } = query.data.content;
  return view === "compare" ? (
    <Difference
      before={markdown}
      after={current.content.markdown}
      label={words.difference(number, current.number)}
    />
  ) : (
    <MarkdownPreview markdown={markdown} label={words.number(number)} className="max-h-[60vh]" />
  );
};

/** Who made a version, when and how. */
const Origin = ({ version, isCurrent }: { version: VersionItem; isCurrent: boolean }) => {
  const { locale, text } = useLanguage();
  const words = text.documentos.history;
  const { number, change, made_by, author_name, writer, instruction, restored_from } = version;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{words.number(number)}</b>
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
    </>
  );
};

const Item = ({ documento, version }: { documento: WrittenDocumento; version: VersionItem }) => {
  const { documentos } = useLanguage().text;
  const words = documentos.history;
  const [shown, setShown] = useState<"read" | "compare" | null>(null);
  const restore = useNewVersion(documento, documentos.saved);
  const { number: base } = documento.current;
  const { number } = version;
  const isCurrent = number === base;
  const views = isCurrent ? (["read"] as const) : (["read", "compare"] as const);
  return (
    <li className="space-y-2 rounded-lg border border-line p-3">
      <Origin version={version} isCurrent={isCurrent} />
      <div className="flex flex-wrap gap-2">
        {views.map((view) => (
          <button
            key={view}
            type="button"
            aria-expanded={shown === view}
            aria-label={`${words[view]}: ${words.number(number)}`}
            onClick={() => setShown(shown === view ? null : view)}
            className="btn btn-quiet px-3.5 text-sm"
          >
            {words[view]}
          </button>
        ))}
        {isCurrent || !documento.can.edit ? null : (
          <ActionButton
            action={restore}
            label={`${words.restore}: ${words.number(number)}`}
            onPress={() => restore.mutate({ change: "restored", base, from: number })}
          >
            {words.restore}
          </ActionButton>
        )}
      </div>
      {shown === null ? null : <VersionText documento={documento} number={number} view={shown} />}
    </li>
  );
};

/** All versions of a document, to read, compare and restore. */
export const VersionsPanel = ({ documento }: { documento: WrittenDocumento }) => {
  const words = useLanguage().text.documentos.history;
  const query = useQuery({
    ...versionsQuery(documento),
    placeholderData: (before) => before,
  });
  return (
    <section aria-label={words.title} className="space-y-2">
      <h3 className="font-semibold">{words.title}</h3>
      {query.data === undefined ? (
        <Pending query={query} category="consultation" />
      ) : (
        <ol className="space-y-2">
          {query.data.map((version) => (
            <Item key={version.number} documento={documento} version={version} />
          ))}
        </ol>
      )}
      <PatientChanges consulta_id={documento.consulta_id} />
    </section>
  );
};
