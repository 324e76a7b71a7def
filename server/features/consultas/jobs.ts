import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { enqueueProcessing } from "./create.ts";
import type { PipelineDeps } from "./pipeline-deps.ts";
import { processConsultation } from "./process.ts";
import { listUnfinished } from "./process/process-queries.ts";

/** Local speech takes two threads a consultation; more at once only makes every doctor wait longer. */
const CONCURRENCY = 2;
const SWEEP_EVERY_MS = 20_000;

/**
 * Takes up consultations, and looks again and again for one that waits without a job: it was refused a model, or its
 * job was used up by a machine that kept dying. The queue makes it quick; the row's status makes it certain.
 * Returns what stops the sweep.
 */
export const startConsultaJobs = async (
  deps: PipelineDeps & Pick<Deps, "jobs">,
): Promise<() => void> => {
  await deps.jobs.work("process-consultation", { concurrency: CONCURRENCY }, (payload, context) =>
    processConsultation(deps, payload, context),
  );
  const sweep = () =>
    sweepConsultas(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, "the sweep failed"),
    );
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  void sweep();
  return () => clearInterval(timer);
};

/** Enqueues every `Processando` consultation that has no job; the key keeps one that has from getting a second. */
export const sweepConsultas = ({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> =>
  asSystem(db, "sweep unfinished consultas", async (tx) => {
    for (const { id, medico_id } of await listUnfinished(tx))
      await enqueueProcessing(jobs, tx, medico_id, id);
  });
