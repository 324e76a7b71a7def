import type { Deps } from "../../deps.ts";
import { type WriterDeps, writeDocumento } from "./writing/rewrite.ts";

/** A model answers several at once; the engine takes well under a second each. */
const CONCURRENCY = 4;

/** Takes up documents that shall be written. */
export const startDocumentoJobs = (deps: WriterDeps & Pick<Deps, "jobs">): Promise<void> =>
  deps.jobs.work("write-documento", { concurrency: CONCURRENCY }, (payload, context) =>
    writeDocumento(deps, payload, context),
  );
