import type { Notification } from "@relato/shared/contract/notifications.ts";
import { and, desc, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { notifications } from "../../platform/database/schema/notifications.ts";
import { requireRow } from "../../platform/http/require-row.ts";

/** The latest 20, newest first (specification 9). */
export const listNotifications = async ({ drizzle }: Tx): Promise<Notification[]> =>
  drizzle
    .select()
    .from(notifications)
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(20);

/** Marks notifications as read; returns how many. Another doctor's ids are ignored. */
export const readNotifications = async ({ drizzle }: Tx, ids: string[]): Promise<number> => {
  const rows = await drizzle
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(and(inArray(notifications.id, ids), isNull(notifications.read_at)))
    .returning({ id: notifications.id });
  return rows.length;
};

type Draft = Pick<Notification, "type" | "title" | "description" | "consulta_id">;

export const insertNotification = async (
  tx: Tx,
  userId: string,
  draft: Draft,
): Promise<Notification> => requireRow(await insertNotificationOnce(tx, userId, null, draft));

/** Null if a notification with this id exists. Without an id, always inserts. */
export const insertNotificationOnce = async (
  { drizzle }: Tx,
  userId: string,
  id: string | null,
  draft: Draft,
): Promise<Notification | null> => {
  const [row] = await drizzle
    .insert(notifications)
    .values({ ...draft, user_id: userId, ...(id === null ? {} : { id }) })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
};
