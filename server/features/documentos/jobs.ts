import type { Deps } from "../../deps.ts";
import { stopDocumento, type WriterDeps, writeDocumento } from "./writing/rewrite.ts";

/** A model answers several at once; the engine needs less than a second each. */
const CONCURRENCY = 4;

export const startDocumentoJobs = (deps: WriterDeps & Pick<Deps, "jobs">): Promise<void> =>
  deps.jobs.work(
    "write-documento",
    { concurrency: CONCURRENCY, onPoison: (payload) => stopDocumento(deps, payload) },
    (payload, context) => writeDocumento(deps, payload, context),
  );
