import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import { formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage, useViews } from "../../ui/language.tsx";

/** CFM 2.454/2026: each document says what wrote it, and who changed it since. */
export const Stamp = ({ version }: { version: DocumentVersion }) => {
  const { locale } = useLanguage();
  const { consulta, documentos } = useViews();
  const { writer, number, change, author_name, created_at } = version;
  const { history } = documentos;
  return (
    <div className="mt-4 space-y-0.5 border-t border-line pt-3 text-xs text-muted">
      {writer === null ? null : (
        <p>
          {(writer.kind === "engine" ? consulta.writtenByEngine : consulta.writtenByModel)(
            writer.name,
            writer.version,
            formatDateTime(locale, writer.at),
          )}
        </p>
      )}
      {writer?.fallback_reason === undefined ? null : (
        <p>{consulta.fallback(writer.fallback_reason)}</p>
      )}
      {writer?.instruction === "ignored" ? <p>{history.ignored}</p> : null}
      {author_name === null ? null : (
        <p>
          {history.number(number)}: {history.change[change]} {history.by.doctor(author_name)},{" "}
          {formatDateTime(locale, created_at)}
        </p>
      )}
    </div>
  );
};
