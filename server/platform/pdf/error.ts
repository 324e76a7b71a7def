import type { PoolFault } from "../processes/pool-error.ts";

export type PdfErrorCode =
  | "TOO_LARGE"
  | "TYPESET_FAILED"
  | PoolFault
  // of a signature
  | "CERTIFICATE_UNREADABLE"
  | "CERTIFICATE_PASSWORD"
  | "CERTIFICATE_EXPIRED"
  | "CERTIFICATE_UNFIT";

/** Why no PDF was made. The message is the code: what a library says of a document may quote it. */
export class PdfError extends Error {
  override readonly name = "PdfError";
  readonly code: PdfErrorCode;
  constructor(code: PdfErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
