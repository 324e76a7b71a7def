import { DELETED_DAYS } from "@relato/shared/domain/chatzello/thread.ts";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx, withUser } from "../../platform/database/database.ts";
import type { AttachmentRow, ThreadRow } from "../../platform/database/schema/chatzello.ts";

const IS_OLD = `deleted_at < now() - make_interval(days => ${DELETED_DAYS})`;
/** Threads of one night. */
const MOST_THREADS = 1000;

type Deleted = Pick<ThreadRow, "id" | "user_id">;

/**
 * Erases threads that were deleted DELETED_DAYS ago, with their messages, attachments and files.
 * A file whose removal fails becomes an orphan, which upkeep removes later.
 */
export const eraseDeletedThreads = async ({
  db,
  log,
  storage,
}: Pick<Deps, "db" | "log" | "storage">): Promise<void> => {
  const deleted = await asSystem(db, "find deleted threads to erase", (tx) =>
    tx.query<Deleted>(
      `select id, user_id from chatzello_threads
        where ${IS_OLD} order by deleted_at limit ${MOST_THREADS}`,
    ),
  );
  for (const { id, user_id } of deleted) {
    try {
      const keys = await withUser(db, user_id, (tx) => eraseThread(tx, id));
      for (const key of keys) await storage.remove(key);
    } catch (error) {
      log.warn({ err: error, thread_id: id }, "thread not erased");
    }
  }
  if (deleted.length > 0) log.info({ count: deleted.length }, "deleted threads erased");
};

/** Returns the keys of its files. A thread that was restored in the same moment stays. */
const eraseThread = async (tx: Tx, id: string): Promise<string[]> => {
  const files = await tx.query<{ storage_key: string }>(
    `select storage_key from chatzello_attachments
      where thread_id = $1 and storage_key is not null`,
    [id],
  );
  const erased = await tx.query(
    `delete from chatzello_threads where id = $1 and ${IS_OLD} returning id`,
    [id],
  );
  return erased.length === 0 ? [] : files.map(({ storage_key }) => storage_key);
};

/** Days until an attachment that no question has is erased. */
const UNASKED_DAYS = 30;

/** Erases attachments that no question had for UNASKED_DAYS. Upkeep removes their files. */
export const eraseUnaskedAttachments = async ({ db }: Pick<Deps, "db">): Promise<void> => {
  const unasked = await asSystem(db, "find attachments without a question", (tx) =>
    tx.query<Pick<AttachmentRow, "id" | "user_id">>(
      `select id, user_id from chatzello_attachments a
        where created_at < now() - make_interval(days => ${UNASKED_DAYS})
          and not exists (select from chatzello_messages m
                           where m.thread_id = a.thread_id and a.id = any(m.attachment_ids))
        limit 1000`,
    ),
  );
  for (const { id, user_id } of unasked)
    await withUser(db, user_id, (tx) =>
      tx.query("delete from chatzello_attachments where id = $1", [id]),
    );
};
