import type { DocumentVersion } from "@relato/shared/contract/documentos.ts";
import type { WriterStamp } from "@relato/shared/domain/document.ts";
import { formatClock, formatDateTime } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../../ui/language.tsx";

const PROOF = ["repaired", "replaced", "removed", "added", "flagged"] as const;

/** A model's time, and how the proof changed its note. */
const Proof = ({ proof, duration_ms }: Pick<WriterStamp, "proof" | "duration_ms">) => {
  const words = useLanguage().text.modelNote;
  const counts = PROOF.filter((what) => (proof?.[what] ?? 0) > 0).map((what) =>
    words.proof[what](proof?.[what] ?? 0),
  );
  return (
    <p>
      {duration_ms === undefined ? null : words.duration(formatClock(duration_ms))}{" "}
      {proof === undefined
        ? null
        : counts.length === 0
          ? words.verifiedWhole
          : words.verified(counts.join(", "))}
    </p>
  );
};

/** A document's writer and last author, as CFM 2.454/2026 requires. */
export const Stamp = ({ version }: { version: DocumentVersion }) => {
  const { locale, text } = useLanguage();
  const { consulta, documentos, modelNote } = text;
  const { writer, number, change, author_name, created_at } = version;
  const { history } = documentos;
  const reason = writer?.fallback_reason;
  const faults: Readonly<Record<string, { reason: string }>> = modelNote.faults;
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
      {writer?.kind === "model" ? <Proof {...writer} /> : null}
      {reason === undefined ? null : (
        // Documents of older releases have an English sentence instead of a code.
        <p>{consulta.fallback(faults[reason]?.reason ?? modelNote.oldFault)}</p>
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
