import { serveRequests } from "../processes/child.ts";
import { PdfError } from "./error.ts";
import type { PdfInput } from "./input.ts";
import { signPdf, type SignInput } from "./sign/sign.ts";
import { createTypesetter, type Typesetter } from "./typeset.ts";

/* The child process that typesets and signs, one request at a time. */

export type PdfRequest = { kind: "typeset"; input: PdfInput } | { kind: "sign"; input: SignInput };

let typesetter: Typesetter | undefined;

serveRequests<PdfRequest>(
  (request) => {
    if (request.kind === "sign") return signPdf(request.input);
    typesetter ??= createTypesetter();
    return typesetter.typeset(request.input);
  },
  (error) => (error instanceof PdfError ? error.code : null),
);
