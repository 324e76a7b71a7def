import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { enqueueProcessing } from "./create.ts";
import type { PipelineDeps } from "./pipeline-deps.ts";
import { processConsultation, stopConsultation } from "./process.ts";
import { listUnfinished } from "./process/process-queries.ts";

/** Local speech uses two threads per consultation; more jobs would only slow each other down. */
const CONCURRENCY = 2;
const SWEEP_EVERY_MS = 20_000;

/**
 * Processes consultations. A sweep finds those that lost their job: they waited for a speech model,
 * or their job used up its attempts on a machine that crashed. Returns a function that stops it.
 */
export const startConsultaJobs = async (
  deps: PipelineDeps & Pick<Deps, "jobs">,
): Promise<() => void> => {
  await deps.jobs.work(
    "process-consultation",
    { concurrency: CONCURRENCY, onPoison: (payload) => stopConsultation(deps, payload) },
    (payload, context) => processConsultation(deps, payload, context),
  );
  const sweep = () =>
    sweepConsultas(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, "consultation sweep failed"),
    );
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  void sweep();
  return () => clearInterval(timer);
};

/** Enqueues every `Processando` consultation. The key prevents a second job. */
export const sweepConsultas = ({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> =>
  asSystem(db, "sweep unfinished consultas", async (tx) => {
    for (const { id, medico_id } of await listUnfinished(tx))
      await enqueueProcessing(jobs, tx, medico_id, id);
  });
