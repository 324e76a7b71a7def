import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { PdfMessages } from "@relato/shared/locales/pt-br/pdf.ts";
import type { PdfField } from "./patient-fields.ts";
import { formatDay, formatTime } from "./pdf-dates.ts";
import type { PdfSource } from "./pdf-queries.ts";

/* What the PDF of a laudo says differently. */

/** The code of the consultation; a laudo has its own. */
export const codeOf = ({ consulta_id, id }: Pick<PdfSource, "consulta_id" | "id">): string =>
  shortCode(consulta_id ?? id);

/** Below the patient's data. */
export const laudoFields = (source: PdfSource, text: PdfMessages): PdfField[] => [
  // The day is stored without a time.
  [text.examDate, formatDay(source, source.data_criacao, "UTC")],
  [text.laudo, codeOf(source)],
];

/** Who signed the laudo, or changed it last. `doctor`: the current name, where none is stored. */
export const laudoStamps = (source: PdfSource, text: PdfMessages, doctor: string): string[] => {
  const { author_name, created_at, signed_name, signed_at } = source;
  if (signed_name !== null && signed_at !== null)
    return [text.laudoSigned(signed_name || doctor, formatTime(source, signed_at))];
  if (author_name === null) return [];
  return [text.edited(author_name || doctor, formatTime(source, created_at))];
};

/** Whether the laudo is a draft, has an unsigned addendum, or replaces one that was signed. */
export const laudoNotice = (source: PdfSource, text: PdfMessages): string | null => {
  const { signed_at, corrected_at } = source;
  if (corrected_at !== null) {
    const earlier = formatTime(source, corrected_at);
    return signed_at === null ? text.addendumDraft(earlier) : text.corrected(earlier);
  }
  return signed_at === null ? text.laudoDraft : null;
};
