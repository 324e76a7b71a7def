import { DELETED_DAYS } from "@relato/shared/domain/chatzello/thread.ts";
import type { Deps } from "../../deps.ts";
import { asSystem, type Tx, withUser } from "../../platform/database/database.ts";
import type { AttachmentRow, ThreadRow } from "../../platform/database/schema/chatzello.ts";

const IS_OLD = `deleted_at < now() - make_interval(days => ${DELETED_DAYS})`;
/** Threads of one night. */
const MOST_THREADS = 1000;

type Found = Pick<ThreadRow, "id" | "user_id">;
type EraseDeps = Pick<Deps, "db" | "log" | "storage">;

/** Threads whose last message is older than RETENTION_CHAT_DAYS. `$1`: the days. */
export const IS_EXPIRED = "updated_at < now() - make_interval(days => $1)";

/**
 * Erases threads that were deleted DELETED_DAYS ago, with their messages, attachments and
 * files.
 */
export const eraseDeletedThreads = async (deps: EraseDeps): Promise<void> => {
  const erased = await eraseThreads(deps, IS_OLD, []);
  if (erased > 0) deps.log.info({ count: erased }, "deleted threads erased");
};

/** Erases threads without a message for `days`, also deleted ones. Returns how many. */
export const eraseExpiredThreads = (deps: EraseDeps, days: number): Promise<number> =>
  eraseThreads(deps, IS_EXPIRED, [days]);

/** A file whose removal fails becomes an orphan, which upkeep removes later. */
const eraseThreads = async (
  { db, log, storage }: EraseDeps,
  condition: string,
  params: unknown[],
): Promise<number> => {
  const found = await asSystem(db, "find threads to erase", (tx) =>
    tx.query<Found>(
      `select id, user_id from chatzello_threads
        where ${condition} order by updated_at limit ${MOST_THREADS}`,
      params,
    ),
  );
  let erased = 0;
  for (const { id, user_id } of found) {
    try {
      const keys = await withUser(db, user_id, (tx) => eraseThread(tx, id, condition, params));
      if (keys === null) continue;
      erased += 1;
      for (const key of keys) await storage.remove(key);
    } catch (error) {
      log.warn({ err: error, thread_id: id }, "thread not erased");
    }
  }
  return erased;
};

/** The keys of its files; null if the condition no longer holds, as after a new message. */
const eraseThread = async (
  tx: Tx,
  id: string,
  condition: string,
  params: unknown[],
): Promise<string[] | null> => {
  const files = await tx.query<{ storage_key: string }>(
    `select storage_key from chatzello_attachments
      where thread_id = $1 and storage_key is not null`,
    [id],
  );
  const erased = await tx.query(
    `delete from chatzello_threads
      where ${condition} and id = $${params.length + 1} returning id`,
    [...params, id],
  );
  return erased.length === 0 ? null : files.map(({ storage_key }) => storage_key);
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
