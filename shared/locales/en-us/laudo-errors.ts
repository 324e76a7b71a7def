import type { LAUDO_ERRORS } from "../../contract/laudo-errors.ts";

export const laudoErrors: Record<keyof typeof LAUDO_ERRORS, string> = {
  LAUDO_TITULO_REQUIRED: "Enter a title.",
  LAUDO_TOO_LONG:
    "The text is too long. It was not saved this time; split the report and try again.",
  LAUDO_CHANGED:
    "This report was saved in another tab or on another device. Your text is still here; compare both versions.",
  LAUDO_SIGNED: "The report is already signed. To change something, add an addendum.",
  LAUDO_NOT_SIGNED: "The report is not signed yet. Edit its text directly.",
  LAUDO_EMPTY: "The report is empty. Write the text before you sign it.",
  LAUDO_CHECK_FAILED: "The check could not run now. The report is saved; try again.",
  LINT_UNANSWERED: "Some warnings must be corrected or justified before signing.",
  LINT_ANSWER_REQUIRED: "Write the reason.",
  FIELDS_UNFILLED: "Fill in the required fields before you sign.",
  FIELDS_WARNED: "Some fields are empty. Fill them in, or confirm that you want to sign anyway.",
  DATA_MISSING:
    "Data that CFM Resolution 2.381/2024 requires is missing. Complete it, or confirm that you want to sign anyway.",
  MASK_FAILED: "The template could not be generated",
  LAUDO_TEMPLATE_CHANGED:
    "This template was saved in another tab or on another device. Your text is still here.",
  PHRASE_INCOMPLETE: "Fill in the category, the shortcut and the phrase.",
  PHRASE_TRIGGER_INVALID: "The shortcut needs at least two letters, without spaces.",
  IMAGE_INVALID: "This file is not an image that can be opened. Choose a JPG, PNG or WebP.",
  IMAGES_FULL: "The report already has 12 images. Remove one to add another.",
  AUDIO_INVALID:
    "The sound of this passage could not be stored. The dictated text is still in the report.",
  IMPORT_INVALID:
    "The file could not be read. Choose an MRRT template (HTML), a Word document (.docx) or a text.",
  IMPORT_TOO_LARGE: "The file is too large. The limit is 1 MB of text.",
};
