import type { Notification } from "@relato/shared/contract/notifications.ts";
import type { Tx } from "../../platform/database/database.ts";

const COLUMNS = "id, type, title, description, consulta_id, read_at, created_at";

/** The latest 20, newest first (specification 9). */
export const listNotifications = (tx: Tx): Promise<Notification[]> =>
  tx.query<Notification>(
    `select ${COLUMNS} from notifications order by created_at desc, id desc limit 20`,
  );

/** Marks these as read; those of somebody else are not seen and so not counted. */
export const readNotifications = async (tx: Tx, ids: string[]): Promise<number> => {
  const rows = await tx.query(
    `update notifications set read_at = now() where id = any($1::uuid[]) and read_at is null returning id`,
    [ids],
  );
  return rows.length;
};

type Draft = Pick<Notification, "type" | "title" | "description" | "consulta_id">;

export const insertNotification = async (
  tx: Tx,
  userId: string,
  draft: Draft,
): Promise<Notification> => {
  const made = await insertNotificationOnce(tx, userId, null, draft);
  if (made === null) throw new Error("a notification was not inserted");
  return made;
};

/** Null when there is one of this id, which says what it is about; without one, it is a new one. */
export const insertNotificationOnce = async (
  tx: Tx,
  userId: string,
  id: string | null,
  draft: Draft,
): Promise<Notification | null> => {
  const [row] = await tx.query<Notification>(
    `insert into notifications (id, user_id, type, title, description, consulta_id)
     values (coalesce($1::uuid, uuidv7()), $2, $3, $4, $5, $6) on conflict (id) do nothing returning ${COLUMNS}`,
    [id, userId, draft.type, draft.title, draft.description, draft.consulta_id],
  );
  return row ?? null;
};
