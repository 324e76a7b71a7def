export const IMPORT_CODES = ["IMPORT_INVALID", "IMPORT_TOO_LARGE", "LAUDO_TOO_LONG"] as const;
export type ImportCode = (typeof IMPORT_CODES)[number];

/** Why a file is no mask. The message is the code and quotes nothing of the file. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly code: ImportCode;
  constructor(code: ImportCode) {
    super(code);
    this.code = code;
  }
}
