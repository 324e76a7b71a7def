import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { UserPreferencesRow } from "../../platform/database/schema/profile.ts";

type TimeZone = Pick<UserPreferencesRow, "time_zone">;

/** The time zone of the transaction's doctor; null until it is set. */
export const getTimeZone = async (tx: Tx): Promise<TimeZone> => {
  const [row] = await tx.query<TimeZone>(
    `select time_zone from user_preferences where user_id = app_user_id()`,
  );
  return { time_zone: row?.time_zone ?? null };
};

export const saveTimeZone = async (tx: Tx, timeZone: string): Promise<TimeZone> => {
  await tx.query(
    `insert into user_preferences (user_id, time_zone) values (app_user_id(), $1)
     on conflict (user_id) do update set time_zone = excluded.time_zone`,
    [timeZone],
  );
  return { time_zone: timeZone };
};

/** Any doctor's time zone, for jobs. */
export const timeZoneOf = async (tx: Tx, userId: string): Promise<string> => {
  const [row] = await tx.query<TimeZone>(
    `select time_zone from user_preferences where user_id = $1`,
    [userId],
  );
  return row?.time_zone ?? DEFAULT_TIME_ZONE;
};
