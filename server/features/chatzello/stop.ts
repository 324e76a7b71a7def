import type { Answer } from "@relato/shared/contract/chatzello.ts";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { announceThread } from "./announce.ts";
import { stopMessage } from "./finish-answer.ts";
import { requireAnswer, requireMessageRow } from "./queries.ts";

/** Stops an answer. A finished answer does not change. @throws AppError NOT_FOUND */
export const stopAnswerOf = (
  { db, events }: Pick<Deps, "db" | "events">,
  userId: string,
  id: string,
): Promise<Answer> =>
  withUser(db, userId, async (tx) => {
    const message = await requireMessageRow(tx, id);
    if (message.role !== "assistant") throw new AppError("NOT_FOUND");
    const { thread_id } = message;
    // The worker sees the event at once, and the new state when it adds the next part.
    if (await stopMessage(tx, { id, thread_id }))
      await announceThread(events, tx, userId, thread_id, id);
    return requireAnswer(tx, id);
  });
