import type { SupportMessage } from "@relato/shared/contract/support.ts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { support_messages } from "../../platform/database/schema/support.ts";
import { requireRow } from "../../platform/http/require-row.ts";

const MAX_LISTED = 100;

const { id, message, reply, created_at, replied_at } = support_messages;
const MESSAGE = { id, message, reply, created_at, replied_at };

/** The doctor's last messages, oldest first. */
export const listMessages = async ({ drizzle }: Tx): Promise<SupportMessage[]> => {
  const rows = drizzle
    .select(MESSAGE)
    .from(support_messages)
    .orderBy(desc(created_at), desc(id))
    .limit(MAX_LISTED);
  return (await rows).toReversed();
};

/** @throws AppError NOT_FOUND */
const requireMessage = async ({ drizzle }: Tx, messageId: string): Promise<SupportMessage> => {
  const rows = drizzle.select(MESSAGE).from(support_messages).where(eq(id, messageId));
  return requireRow((await rows)[0]);
};

/**
 * Stores a message before it is sent, so that a failed call loses nothing. A repeated id returns
 * the stored one. @throws AppError NOT_FOUND for another doctor's id
 */
export const storeMessage = async (
  tx: Tx,
  user_id: string,
  body: Pick<SupportMessage, "id" | "message">,
): Promise<SupportMessage> => {
  await tx.drizzle
    .insert(support_messages)
    .values({ user_id, ...body })
    .onConflictDoNothing();
  return requireMessage(tx, body.id);
};

/** The doctor's conversation at the receiver; null before the first reply. */
export const findThread = async (tx: Tx): Promise<string | null> => {
  const [row] = await tx.query<{ thread_id: string }>(
    `select thread_id from support_messages
      where user_id = app_user_id() and thread_id is not null
      order by replied_at desc limit 1`,
  );
  return row?.thread_id ?? null;
};

/** The first reply stays. @throws AppError NOT_FOUND */
export const storeReply = async (
  tx: Tx,
  messageId: string,
  answer: { reply: string; threadId: string | null },
): Promise<SupportMessage> => {
  await tx.drizzle
    .update(support_messages)
    .set({ reply: answer.reply, thread_id: answer.threadId, replied_at: sql`now()` })
    .where(and(eq(id, messageId), isNull(reply)));
  return requireMessage(tx, messageId);
};
