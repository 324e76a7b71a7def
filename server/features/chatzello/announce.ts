import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Announces a change of a thread; with `message_id`, of that answer. */
export const announceThread = (
  events: Deps["events"],
  tx: Tx,
  userId: string,
  thread_id: string,
  message_id?: string,
): Promise<void> =>
  events.publish(tx, userId, {
    type: "chatzello_changed",
    thread_id,
    ...(message_id !== undefined && { message_id }),
  });
