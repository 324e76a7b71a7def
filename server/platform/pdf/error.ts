import type { PoolFault } from "../processes/pool-error.ts";

export type PdfErrorCode =
  | "TOO_LARGE"
  | "TYPESET_FAILED"
  | PoolFault
  // when signing
  | "CERTIFICATE_UNREADABLE"
  | "CERTIFICATE_PASSWORD"
  | "CERTIFICATE_EXPIRED"
  | "CERTIFICATE_UNFIT";

/** The message is only the code: a library's message could quote the document. */
export class PdfError extends Error {
  override readonly name = "PdfError";
  readonly code: PdfErrorCode;
  constructor(code: PdfErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
