import type { Deps } from "../../deps.ts";
import { type WriterDeps, writeDocumento } from "./writing/rewrite.ts";

/** A model answers several at once; the engine needs less than a second each. */
const CONCURRENCY = 4;

export const startDocumentoJobs = (deps: WriterDeps & Pick<Deps, "jobs">): Promise<void> =>
  deps.jobs.work("write-documento", { concurrency: CONCURRENCY }, (payload, context) =>
    writeDocumento(deps, payload, context),
  );
