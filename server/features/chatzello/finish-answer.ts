import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { Tx } from "../../platform/database/database.ts";
import { saveThreadWords } from "./thread-words.ts";

/** The content of an answer without a sentence, where a model replied (specification 8). */
const EMPTY_REPLY = "Ok.";

/** How an answer ended. `model`: the model that replied. */
export type Ending =
  | { state: "done"; model: string | null }
  | { state: "stopped" }
  | { state: "failed"; failure: ErrorCode };

const SENTENCES = `coalesce(
  (select string_agg(p.part #>> '{sentence,text}', ' ' order by p.number)
     from chatzello_parts p
    where p.message_id = m.id and p.part ->> 'type' = 'sentence'), '')`;

/**
 * Finishes an answer with its sentences as content; its parts stay. With `attempt`, only the run of
 * that number. False if the answer is finished already or has another run.
 */
export const finishAnswer = async (
  tx: Tx,
  { id, thread_id, attempt = null }: { id: string; thread_id: string; attempt?: number | null },
  ending: Ending,
): Promise<boolean> => {
  // Before the message, in the order of other transactions.
  await tx.query("select from chatzello_threads where id = $1 for update", [thread_id]);
  const failure = ending.state === "failed" ? ending.failure : null;
  const model = ending.state === "done" ? ending.model : null;
  const finished = await tx.query(
    `update chatzello_messages m
        set state = $3, failure = $4, model = coalesce($5, m.model), finished_at = now(),
            content = coalesce(nullif(${SENTENCES}, ''), $6)
      where id = $1 and state in ('queued', 'running') and attempt = coalesce($2, attempt)
      returning id`,
    [id, attempt, ending.state, failure, model, model === null ? "" : EMPTY_REPLY],
  );
  if (finished.length === 0) return false;
  await touchThread(tx, thread_id);
  return true;
};

/** Stops every unfinished answer of a thread. */
export const stopThread = async (tx: Tx, thread_id: string): Promise<void> => {
  const answers = await tx.query<{ id: string }>(
    `select id from chatzello_messages
      where thread_id = $1 and state in ('queued', 'running')`,
    [thread_id],
  );
  for (const { id } of answers) await stopMessage(tx, { id, thread_id });
};

/** Stores the request to stop an answer and finishes it. False if it is finished already. */
export const stopMessage = async (
  tx: Tx,
  answer: { id: string; thread_id: string },
): Promise<boolean> => {
  if (!(await finishAnswer(tx, answer, { state: "stopped" }))) return false;
  await tx.query(
    `insert into chatzello_stops (message_id, user_id) values ($1, app_user_id())
     on conflict do nothing`,
    [answer.id],
  );
  return true;
};

/** Moves a thread to the top of the list and makes its new texts searchable. */
export const touchThread = async (tx: Tx, id: string): Promise<void> => {
  await tx.query("update chatzello_threads set updated_at = now() where id = $1", [id]);
  await saveThreadWords(tx, id);
};
