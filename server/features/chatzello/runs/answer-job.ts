import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Deps } from "../../../deps.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import type { MessageRow } from "../../../platform/database/schema/chatzello.ts";
import type { JobContext, JobPayloads } from "../../../platform/jobs/jobs.ts";
import { EngineError } from "../../../providers/engine/engine-error.ts";
import { engineErrorCode } from "../../documentos/engine-refusal.ts";
import { announceThread } from "../announce.ts";
import { findQuestionWork } from "../answer/question-work.ts";
import { untilAborted } from "../answer/until-aborted.ts";
import { type AnswerDeps, writeAnswer } from "../answer/write-answer.ts";
import { finishAnswer } from "../finish-answer.ts";
import { type Claim, followRun } from "./follow-run.ts";

export type RunDeps = AnswerDeps & Pick<Deps, "events">;
type Payload = JobPayloads["answer-question"];

/** The longest run. A doctor would not wait longer. */
const RUN_LIMIT_MS = 3 * 60_000;
/** A run that failed so often is not tried again. */
const MAX_FAILURES = 3;
/** Runs of an answer, with those whose worker was killed. */
const MAX_ATTEMPTS = 8;

/**
 * The worker's job: takes a queued or abandoned answer and writes it. It can be repeated: a new run
 * replaces the parts of the older one. No transaction is open while the engine or a model works.
 */
export const answerQuestion = async (
  deps: RunDeps,
  payload: Payload,
  context: Pick<JobContext, "signal" | "last">,
  limit_ms = RUN_LIMIT_MS,
): Promise<void> => {
  const claim = await withUser(deps.db, payload.user_id, (tx) => claimAnswer(deps, tx, payload));
  if (claim === null) return;
  const run = followRun(deps, claim, { shutdown: context.signal, limit_ms });
  try {
    await run.watch();
    const { append, signal } = run;
    const work = await withUser(deps.db, payload.user_id, (tx) =>
      findQuestionWork(tx, payload.user_id, claim.question_id),
    );
    const { model } = await untilAborted(writeAnswer({ deps, work, append, signal }), signal);
    await run.finish({ state: "done", model });
  } catch (error) {
    if (run.isStopped() && !context.signal.aborted) return;
    const failure = run.isOverTime() ? "UNAVAILABLE" : failureOf(error, claim, context);
    if (failure === null) throw error;
    deps.log.warn({ message_id: claim.id, failure, err: error }, "answer failed");
    await run.finish({ state: "failed", failure });
  } finally {
    run.end();
  }
};

/** Fails an answer whose run killed its worker five times. */
export const failAnswer = (
  { db, events }: RunDeps,
  { message_id, user_id }: Payload,
): Promise<void> =>
  withUser(db, user_id, async (tx) => {
    const answer = await findUnfinished(tx, message_id);
    if (answer !== null) await giveUp(events, tx, answer);
  });

type Unfinished = Pick<MessageRow, "id" | "thread_id" | "user_id" | "parent_id" | "attempt">;

const findUnfinished = async (tx: Tx, id: string): Promise<Unfinished | null> => {
  const [row] = await tx.query<Unfinished>(
    `select id, thread_id, user_id, parent_id, attempt from chatzello_messages
      where id = $1 and state in ('queued', 'running')`,
    [id],
  );
  return row ?? null;
};

const giveUp = async (
  events: Deps["events"],
  tx: Tx,
  { id, thread_id, user_id }: Unfinished,
): Promise<void> => {
  const ending = { state: "failed", failure: "PROCESSING_CRASHED" } as const;
  if (await finishAnswer(tx, { id, thread_id }, ending))
    await announceThread(events, tx, user_id, thread_id, id);
};

/** Takes the answer for a new run. Null if it is finished or was tried too often. */
const claimAnswer = async (
  { events }: Pick<Deps, "events">,
  tx: Tx,
  { message_id }: Payload,
): Promise<Claim | null> => {
  const answer = await findUnfinished(tx, message_id);
  if (answer === null) return null;
  if (answer.attempt >= MAX_ATTEMPTS || answer.parent_id === null) {
    await giveUp(events, tx, answer);
    return null;
  }
  const [claimed] = await tx.query<{ attempt: number }>(
    `update chatzello_messages set state = 'running', attempt = attempt + 1
      where id = $1 and state in ('queued', 'running') returning attempt`,
    [message_id],
  );
  if (claimed === undefined) return null;
  await tx.query("delete from chatzello_parts where message_id = $1", [message_id]);
  const { id, thread_id, user_id, parent_id } = answer;
  await announceThread(events, tx, user_id, thread_id, id);
  return { id, thread_id, user_id, question_id: parent_id, attempt: claimed.attempt };
};

/** The error to show, or null if the job is retried. An abort by a shutdown is no failure. */
const failureOf = (
  error: unknown,
  { attempt }: Claim,
  { signal, last }: Pick<JobContext, "signal" | "last">,
): ErrorCode | null => {
  if (signal.aborted) return null;
  if (error instanceof EngineError && error.code === "CLOSED") return null;
  if (!last && attempt < MAX_FAILURES) return null;
  return error instanceof EngineError ? engineErrorCode(error) : "INTERNAL";
};
