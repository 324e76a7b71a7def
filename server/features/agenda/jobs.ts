import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { type DeliverDeps, deliverNotice } from "./deliver-notice.ts";
import { listWithoutJob } from "./notice-queries.ts";
import { enqueueNotice } from "./notices.ts";
import { createReminders, listDoctorsWithAppointments } from "./reminders.ts";

const CONCURRENCY = 2;
const EVERY_FIVE_MINUTES = "*/5 * * * *";

export type AgendaJobDeps = DeliverDeps & Pick<Deps, "jobs">;

/** Starts the jobs of notices and reminders. */
export const startAgendaJobs = async (deps: AgendaJobDeps): Promise<void> => {
  await deps.jobs.work("appointment-notice", { concurrency: CONCURRENCY }, (payload, context) =>
    deliverNotice(deps, payload, context),
  );
  await deps.jobs.work("appointment-reminders", { concurrency: 1 }, () =>
    sweepAgenda(deps, new Date().toISOString()),
  );
  await deps.jobs.schedule("appointment-reminders", EVERY_FIVE_MINUTES);
};

/** Creates due reminders, and enqueues notices whose job was lost. */
export const sweepAgenda = async (
  deps: Pick<Deps, "db" | "events" | "jobs" | "log">,
  now: string,
): Promise<void> => {
  const { db, jobs, log } = deps;
  const [doctors, withoutJob] = await asSystem(db, "find appointments to remind of", async (tx) => [
    await listDoctorsWithAppointments(tx, now),
    await listWithoutJob(tx),
  ]);
  for (const doctor of doctors) {
    try {
      await createReminders(deps, doctor, now);
    } catch (error) {
      // The next sweep retries; the other doctors' reminders do not wait.
      log.warn({ err: error }, "reminders of one doctor failed");
    }
  }
  if (withoutJob.length === 0) return;
  await asSystem(db, "send notices that have no job", async (tx) => {
    for (const notice of withoutJob) await enqueueNotice(tx, jobs, notice);
  });
};
