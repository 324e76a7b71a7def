import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { type BlockedTimeForm, MAX_OWN_TIMES } from "@relato/shared/domain/calendars.ts";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { blocked_times, type BlockedTimeRow } from "../../platform/database/schema/calendars.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";

/** Blocked times of one response. */
const MAX_LISTED = 10_000;

type Row = Pick<BlockedTimeRow, "id" | "source" | "starts_at" | "ends_at" | "title"> &
  Pick<BlockedTime, "calendar">;

const SELECT = `select b.id, b.source, b.starts_at, b.ends_at, b.title,
    case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as calendar
  from blocked_times b left join outside_calendars c on c.id = b.calendar_id`;

/** The blocked times that overlap a range, by time. `to` is exclusive. */
export const listBlockedTimes = (
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<BlockedTime[]> =>
  tx.query<Row>(
    `${SELECT}
      where b.user_id = $1 and b.starts_at < $3 and b.ends_at > $2
      order by b.starts_at, b.id limit ${MAX_LISTED}`,
    [userId, from, to],
  );

/** Whether a blocked time overlaps the range. */
export const isTimeBlocked = async (
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> => {
  const rows = await tx.query(
    `select from blocked_times
      where user_id = $1 and starts_at < $3 and ends_at > $2 limit 1`,
    [userId, from, to],
  );
  return rows.length > 0;
};

/** The doctor's own blocked times that have not ended. */
export const listOwnBlockedTimes = (tx: Tx, userId: string): Promise<BlockedTime[]> =>
  tx.query<Row>(
    `${SELECT}
      where b.user_id = $1 and b.source = 'own' and b.ends_at > now()
      order by b.starts_at, b.id limit ${MAX_OWN_TIMES}`,
    [userId],
  );

/**
 * Blocks a time; a repeated id returns the existing one.
 * @throws AppError BLOCKED_TIMES_LIMIT, NOT_FOUND for another doctor's id
 */
export const insertBlockedTime = async (
  tx: Tx,
  user_id: string,
  form: BlockedTimeForm & { id: string },
): Promise<BlockedTime> => {
  if ((await listOwnBlockedTimes(tx, user_id)).length >= MAX_OWN_TIMES)
    throw new AppError("BLOCKED_TIMES_LIMIT");
  await tx.drizzle
    .insert(blocked_times)
    .values({ user_id, source: "own", ...form })
    .onConflictDoNothing();
  return requireRow((await tx.query<Row>(`${SELECT} where b.id = $1`, [form.id]))[0]);
};

/** Those of calendars are removed with their calendar. @throws AppError NOT_FOUND */
export const removeBlockedTime = async (tx: Tx, id: string): Promise<void> => {
  const rows = tx.drizzle
    .delete(blocked_times)
    .where(and(eq(blocked_times.id, id), eq(blocked_times.source, "own")))
    .returning({ id: blocked_times.id });
  requireRow((await rows)[0]);
};
