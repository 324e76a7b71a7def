import type { LaudoVersion } from "@relato/shared/contract/laudo-versions.ts";
import { laudoMarkdown, laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Difference } from "../../../ui/difference.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Pending } from "../../../ui/surfaces.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { MarkdownPreview } from "../../modelos/markdown-preview.tsx";
import { replaceContent } from "../edit/insert-content.ts";
import { useOpenLaudo } from "../open-laudo.ts";
import { laudoVersionQuery } from "../queries.ts";
import { useStoreVersion } from "./store-version.ts";

type View = "read" | "compare";

/** A version's text, or its difference from the typed one. */
const VersionText = ({ number, view }: { number: number; view: View }) => {
  const { text } = useLanguage();
  const { laudo, content } = useOpenLaudo();
  const query = useQuery(laudoVersionQuery(laudo.id, number));
  if (query.data === undefined) return <Pending query={query} lines={4} />;
  const stored = query.data.content;
  return view === "compare" ? (
    <Difference
      before={laudoText(stored).text}
      after={laudoText(content()).text}
      label={text.laudoPanels.versions.difference(number)}
    />
  ) : (
    <MarkdownPreview
      markdown={laudoMarkdown(stored)}
      label={text.documentos.history.number(number)}
      className="max-h-[60vh]"
    />
  );
};

/** Shows the content of a version in the editor and stores it as a new version. */
const useRestore = (number: number) => {
  const words = useLanguage().text.laudoPanels.versions;
  const { laudo, editor } = useOpenLaudo();
  const store = useStoreVersion();
  const client = useQueryClient();
  return useAction({
    run: async () => {
      const { content } = await client.fetchQuery(laudoVersionQuery(laudo.id, number));
      replaceContent(editor, content);
      return store(number);
    },
    success: (isStored) =>
      isStored ? { variant: "success", title: words.restored(number), detail: words.undo } : null,
    failure: "toast",
  });
};

const Origin = ({ version, isCurrent }: { version: LaudoVersion; isCurrent: boolean }) => {
  const { locale, text } = useLanguage();
  const words = text.documentos.history;
  const { number, change, author_name, restored_from, created_at, signed_at } = version;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <b>{words.number(number)}</b>
      {isCurrent ? <span className="text-sm text-muted">({words.current})</span> : null}
      <span className="text-sm">
        {words.change[change]}
        {restored_from === null ? null : ` ${words.from(restored_from)}`}{" "}
        {words.by.doctor(author_name ?? "")}
      </span>
      <time dateTime={created_at} className="text-sm text-muted">
        {formatDateTime(locale, created_at)}
      </time>
      {signed_at === null ? null : (
        <span className="text-sm font-semibold text-ok">
          {words.signed(formatDateTime(locale, signed_at))}
        </span>
      )}
    </p>
  );
};

/** A version of the laudo, to read, compare and restore. */
export const VersionItem = ({ version }: { version: LaudoVersion }) => {
  const { text } = useLanguage();
  const { laudo } = useOpenLaudo();
  const [shown, setShown] = useState<View | null>(null);
  const { number } = version;
  const restore = useRestore(number);
  const { history } = text.documentos;
  const labels = { read: history.read, compare: text.laudoPanels.versions.compare };
  return (
    <li className="space-y-2 rounded-lg border border-line p-3">
      <Origin version={version} isCurrent={number === laudo.version} />
      <div className="flex flex-wrap gap-2">
        {(["read", "compare"] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-expanded={shown === view}
            aria-label={`${labels[view]}: ${history.number(number)}`}
            onClick={() => setShown(shown === view ? null : view)}
            className="btn btn-quiet px-3 text-sm"
          >
            {labels[view]}
          </button>
        ))}
        {laudo.can.edit ? (
          <button
            type="button"
            aria-label={`${history.restore}: ${history.number(number)}`}
            disabled={restore.isPending}
            onClick={() => restore.mutate()}
            className="btn btn-quiet px-3 text-sm"
          >
            {history.restore}
          </button>
        ) : null}
      </div>
      {shown === null ? null : <VersionText number={number} view={shown} />}
    </li>
  );
};
