import { EMPTY_LINE, type PrescriptionLine } from "@relato/shared/domain/prescription.ts";

/** What the doctor typed into a prescription's fields. */
export interface PrescriptionDraft {
  lines: readonly PrescriptionLine[];
  advice: string;
}
export const EMPTY_PRESCRIPTION: PrescriptionDraft = { lines: [EMPTY_LINE], advice: "" };

export const isFilled = (line: PrescriptionLine): boolean =>
  Object.values(line).some((value) => value.trim() !== "");
