import { MAX_ATTACHMENTS } from "@relato/shared/domain/chatzello/thread.ts";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import {
  type AttachmentRow,
  chatzello_attachments,
} from "../../../platform/database/schema/chatzello.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { OWN } from "../queries.ts";

/** An attachment of a thread that is not deleted. @throws AppError NOT_FOUND */
export const requireAttachment = async (tx: Tx, id: string): Promise<AttachmentRow> => {
  const [row] = await tx.query<{ id: string }>(
    `select a.id from chatzello_attachments a join chatzello_threads t on t.id = a.thread_id
      where a.id = $1 and t.deleted_at is null`,
    [id],
  );
  requireRow(row);
  const rows = tx.drizzle.select().from(chatzello_attachments);
  return requireRow((await rows.where(eq(chatzello_attachments.id, id)))[0]);
};

/** Whether a question has the attachment. */
export const isAsked = async (tx: Tx, { id, thread_id }: AttachmentRow): Promise<boolean> =>
  (
    await tx.query(
      "select from chatzello_messages where thread_id = $1 and $2 = any(attachment_ids) limit 1",
      [thread_id, id],
    )
  ).length > 0;

/** @throws AppError ATTACHMENTS_FULL if as many already wait for the next question */
export const requireRoomForOne = async (tx: Tx, threadId: string): Promise<void> => {
  const waiting = await tx.query(
    `select from chatzello_attachments a
      where thread_id = $1 and not exists (
        select from chatzello_messages m where m.thread_id = $1 and a.id = any(m.attachment_ids))`,
    [threadId],
  );
  if (waiting.length >= MAX_ATTACHMENTS) throw new AppError("ATTACHMENTS_FULL");
};

/** Inserts an announced attachment; an id that exists changes nothing. */
export const insertAttachment = async (
  { drizzle }: Tx,
  row: Pick<AttachmentRow, "id" | "thread_id" | "name" | "mime_type" | "size">,
): Promise<void> => {
  await drizzle
    .insert(chatzello_attachments)
    .values({ ...OWN, ...row })
    .onConflictDoNothing();
};

/** Changes an attachment and returns it. @throws AppError NOT_FOUND */
export const updateAttachment = async (
  { drizzle }: Tx,
  id: string,
  change: Partial<AttachmentRow>,
): Promise<AttachmentRow> => {
  const rows = drizzle
    .update(chatzello_attachments)
    .set(change)
    .where(eq(chatzello_attachments.id, id))
    .returning();
  return requireRow((await rows)[0]);
};

export const deleteAttachmentRow = async ({ drizzle }: Tx, id: string): Promise<void> => {
  await drizzle.delete(chatzello_attachments).where(eq(chatzello_attachments.id, id));
};
