import type { Announcement } from "@relato/shared/contract/announcements.ts";
import { asSystem, type Database, type Tx } from "../../platform/database/database.ts";

const LISTED = 50;

export type NewAnnouncement = Pick<
  Announcement,
  "id" | "title" | "body" | "locale" | "in_app" | "by_mail"
>;

/** Stores an announcement; false if its id exists. */
export const insertAnnouncement = async (
  tx: Tx,
  adminId: string,
  { id, title, body, locale, in_app, by_mail }: NewAnnouncement,
): Promise<boolean> => {
  const rows = await tx.queryAsLogin(
    `insert into installation.announcements
       (id, title, body, locale, in_app, by_mail, created_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
    [id, title, body, locale, in_app, by_mail, adminId],
  );
  return rows.length > 0;
};

const COLUMNS =
  "id, title, body, locale, in_app, by_mail, created_at, finished_at, notified, mailed";

export const listAnnouncements = async ({ pool }: Database): Promise<Announcement[]> => {
  const { rows } = await pool.query<Announcement>(
    `select ${COLUMNS} from installation.announcements order by created_at desc, id limit $1`,
    [LISTED],
  );
  return rows;
};

export const findAnnouncement = async (
  { pool }: Database,
  id: string,
): Promise<Announcement | null> => {
  const { rows } = await pool.query<Announcement>(
    `select ${COLUMNS} from installation.announcements where id = $1`,
    [id],
  );
  return rows[0] ?? null;
};

/** Who reads announcements. The transaction sees the preferences of all doctors. */
export const asAnnouncer = <T>(
  db: Database,
  reason: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => asSystem(db, reason, work);

/** How many accounts accept announcements, by channel. */
export const countReaders = (db: Database): Promise<{ in_app: number; by_mail: number }> =>
  asAnnouncer(db, "count readers of announcements", async (tx) => {
    const rows = await tx.query<{ in_app: number; by_mail: number }>(
      `select count(*) filter (where notify_system)::int as in_app,
              count(*) filter (where email_marketing)::int as by_mail
         from user_preferences`,
    );
    return rows[0]!;
  });

export interface Reader {
  user_id: string;
  notify_system: boolean;
  email_marketing: boolean;
}

/** Locks an unfinished announcement; null if it is finished. `reached`: the last notified user. */
export const lockAnnouncement = async (
  tx: Tx,
  id: string,
): Promise<(Announcement & { reached: string }) | null> => {
  const rows = await tx.queryAsLogin<Announcement & { reached: string }>(
    `select ${COLUMNS}, reached from installation.announcements
      where id = $1 and finished_at is null for update`,
    [id],
  );
  return rows[0] ?? null;
};

/** The next accounts that accept announcements, in the order of their ids. */
export const listReaders = (tx: Tx, after: string, limit: number): Promise<Reader[]> =>
  tx.query(
    `select user_id, notify_system, email_marketing from user_preferences
      where user_id > $1 and (notify_system or email_marketing)
      order by user_id limit $2`,
    [after, limit],
  );

/** Stores the progress. `reached` null: no reader is left. */
export const saveProgress = async (
  tx: Tx,
  id: string,
  progress: { reached: string | null; notified: number; mailed: number },
): Promise<void> => {
  await tx.queryAsLogin(
    `update installation.announcements
        set reached = coalesce($2, reached), notified = notified + $3, mailed = mailed + $4,
            finished_at = case when $2::text is null then now() end
      where id = $1`,
    [id, progress.reached, progress.notified, progress.mailed],
  );
};
