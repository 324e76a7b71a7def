import type { Deps } from "../../deps.ts";
import { asSystem } from "../../platform/database/database.ts";
import { answerQuestion, failAnswer, type RunDeps } from "./runs/answer-job.ts";

/** A model answers several at once; the engine needs less than a second each. */
const CONCURRENCY = 4;
const SWEEP_EVERY_MS = 20_000;

/**
 * Writes answers. A sweep finds those that lost their job, for example because it used up its
 * attempts on a machine that crashed. Returns a function that stops the sweep.
 */
export const startChatzelloJobs = async (
  deps: RunDeps & Pick<Deps, "jobs">,
): Promise<() => void> => {
  await deps.jobs.work(
    "answer-question",
    { concurrency: CONCURRENCY, onPoison: (payload) => failAnswer(deps, payload) },
    (payload, context) => answerQuestion(deps, payload, context),
  );
  const sweep = () =>
    sweepAnswers(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, "answer sweep failed"),
    );
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  void sweep();
  return () => clearInterval(timer);
};

/** Enqueues every unfinished answer. The key prevents a second job. */
export const sweepAnswers = ({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<void> =>
  asSystem(db, "sweep unfinished answers", async (tx) => {
    const answers = await tx.query<{ message_id: string; user_id: string }>(
      `select id as message_id, user_id from chatzello_messages
        where state in ('queued', 'running') order by created_at limit 1000`,
    );
    for (const payload of answers)
      await jobs.enqueue(tx, "answer-question", payload, { key: payload.message_id });
  });
