import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { type DeliverDeps, deliverNotice } from "./deliver-notice.ts";
import { listForgotten } from "./notice-queries.ts";
import { enqueueNotice } from "./notices.ts";
import { listSoonBusy, remindFor } from "./reminders.ts";

const CONCURRENCY = 2;
/** A reminder is made within five minutes of its hour, in one process at a time. */
const EVERY_FIVE_MINUTES = "*/5 * * * *";

export type AgendaJobDeps = DeliverDeps & Pick<Deps, "jobs">;

/** Takes up what patients are to be told, and looks for whom to remind. */
export const startAgendaJobs = async (deps: AgendaJobDeps): Promise<void> => {
  await deps.jobs.work("appointment-notice", { concurrency: CONCURRENCY }, (payload, context) =>
    deliverNotice(deps, payload, context),
  );
  await deps.jobs.work("appointment-reminders", { concurrency: 1 }, () =>
    sweepAgenda(deps, new Date().toISOString()),
  );
  await deps.jobs.schedule("appointment-reminders", EVERY_FIVE_MINUTES);
};

/** Reminds of tomorrow, and gives a job to each notice that has waited for longer than any job tries. */
export const sweepAgenda = async (
  deps: Pick<Deps, "db" | "events" | "jobs" | "log">,
  now: string,
): Promise<void> => {
  const { db, jobs, log } = deps;
  const [busy, forgotten] = await asSystem(db, "find appointments to remind of", async (tx) => [
    await listSoonBusy(tx, now),
    await listForgotten(tx),
  ]);
  for (const doctor of busy) {
    try {
      await remindFor(deps, doctor, now);
    } catch (error) {
      // The others' patients are reminded all the same, and these five minutes later.
      log.warn({ err: error }, "one doctor's reminders were put off");
    }
  }
  if (forgotten.length === 0) return;
  await asSystem(db, "send notices that have no job", async (tx) => {
    for (const notice of forgotten) await enqueueNotice(tx, jobs, notice);
  });
};
