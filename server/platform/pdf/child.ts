import { constants, setPriority } from "node:os";
import { PdfError } from "./error.ts";
import type { PdfInput } from "./input.ts";
import type { Answer } from "./pool.ts";
import { signPdf, type SignInput } from "./sign/sign.ts";
import { createTypesetter, type Typesetter } from "./typeset.ts";

/* The process that typesets and signs, one request at a time. */

export type PdfRequest = { kind: "typeset"; input: PdfInput } | { kind: "sign"; input: SignInput };

// Behind what answers requests, and the database.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Dies with its parent. Ctrl-C and systemd signal the whole group: that is for the server, whose requests end first.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

let typesetter: Typesetter | undefined;

const answer = async (request: PdfRequest): Promise<unknown> => {
  if (request.kind === "sign") return signPdf(request.input);
  typesetter ??= createTypesetter();
  return typesetter.typeset(request.input);
};

const send = (message: Answer): void => {
  process.send?.(message);
};

process.on("message", (request: PdfRequest) => {
  answer(request).then(
    (value) => send({ ok: true, value }),
    (error: unknown) => {
      // A fault of ours ends this process; a new one takes the next request.
      if (!(error instanceof PdfError)) throw error;
      send({ ok: false, code: error.code });
    },
  );
});
