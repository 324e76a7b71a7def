/** Errors of laudos, their masks, phrases and imports, with their HTTP status. */
export const LAUDO_ERRORS = {
  LAUDO_TITULO_REQUIRED: 422,
  LAUDO_TOO_LONG: 422,
  /** Another tab or device saved it first. */
  LAUDO_CHANGED: 409,
  LAUDO_SIGNED: 409,
  LAUDO_NOT_SIGNED: 409,
  LAUDO_EMPTY: 422,
  /** The engine process failed or took too long. */
  LAUDO_CHECK_FAILED: 503,
  /** A blocking finding is neither mended nor answered. */
  LINT_UNANSWERED: 422,
  LINT_ANSWER_REQUIRED: 422,
  /** Fields that forbid signing are unfilled. */
  FIELDS_UNFILLED: 422,
  /** Fields are unfilled, and the doctor did not accept it. */
  FIELDS_WARNED: 422,
  /** What the law requires is missing, and the doctor did not accept it. */
  DATA_MISSING: 422,
  MASK_FAILED: 502,
  LAUDO_TEMPLATE_CHANGED: 409,
  PHRASE_INCOMPLETE: 422,
  PHRASE_TRIGGER_INVALID: 422,
  IMAGE_INVALID: 422,
  IMAGES_FULL: 422,
  AUDIO_INVALID: 422,
  IMPORT_INVALID: 422,
  IMPORT_TOO_LARGE: 413,
} as const;
