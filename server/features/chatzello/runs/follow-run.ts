import type { AnswerPart } from "@relato/shared/domain/chatzello/answer.ts";
import type { Deps } from "../../../deps.ts";
import { type Tx, withUser } from "../../../platform/database/database.ts";
import { announceThread } from "../announce.ts";
import { type Ending, finishAnswer } from "../finish-answer.ts";
import { OWN } from "../queries.ts";
import { chatzello_parts } from "../../../platform/database/schema/chatzello.ts";

/** A claimed answer. `attempt` is the number of this run. */
export interface Claim {
  id: string;
  user_id: string;
  thread_id: string;
  question_id: string;
  attempt: number;
}

/** Whether the answer still belongs to this run: neither stopped nor taken by another worker. */
const isCurrent = async (tx: Tx, { id, attempt }: Claim, lock = ""): Promise<boolean> => {
  const rows = await tx.query(
    `select from chatzello_messages m
      where id = $1 and attempt = $2 and state = 'running'
        and not exists (select from chatzello_stops s where s.message_id = m.id) ${lock}`,
    [id, attempt],
  );
  return rows.length === 1;
};

/**
 * Stores and announces the parts of an answer while a worker writes it. The signal aborts when the
 * doctor stops the answer, another worker takes it, the time is over, and at shutdown.
 */
export const followRun = (
  { db, events, log }: Pick<Deps, "db" | "events" | "log">,
  claim: Claim,
  { shutdown, limit_ms }: { shutdown: AbortSignal; limit_ms: number },
) => {
  const { id: message_id, user_id, thread_id } = claim;
  const stop = new AbortController();
  const end = new AbortController();
  const timeout = AbortSignal.timeout(limit_ms);
  const signal = AbortSignal.any([shutdown, stop.signal, timeout]);
  let number = 0;
  const announce = (tx: Tx) => announceThread(events, tx, user_id, thread_id, message_id);
  const check = async (): Promise<void> => {
    if (!(await withUser(db, user_id, (tx) => isCurrent(tx, claim)))) stop.abort();
  };
  return {
    signal,
    isStopped: () => stop.signal.aborted,
    isOverTime: () => timeout.aborted,
    /** @throws the signal's reason */
    append: async (part: AnswerPart): Promise<void> => {
      signal.throwIfAborted();
      await withUser(db, user_id, async (tx) => {
        if (!(await isCurrent(tx, claim, "for update"))) return stop.abort();
        const row = { ...OWN, message_id, number: number++, part };
        await tx.drizzle.insert(chatzello_parts).values(row);
        await announce(tx);
      });
      signal.throwIfAborted();
    },
    finish: (ending: Ending): Promise<void> =>
      withUser(db, user_id, async (tx) => {
        if (await finishAnswer(tx, claim, ending)) await announce(tx);
      }),
    /** Checks the answer at each of its events: a silent model notices a stop, too. */
    watch: () =>
      events.subscribe(user_id, null, end.signal, ({ event }) => {
        if (event.type === "chatzello_changed" && event.message_id === message_id)
          check().catch((error: unknown) => log.debug({ err: error }, "answer not read"));
      }),
    end: () => end.abort(),
  };
};
