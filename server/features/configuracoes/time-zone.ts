import { DEFAULT_TIME_ZONE } from "@relato/shared/domain/zone.ts";
import type { Tx } from "../../platform/database/database.ts";

interface Said {
  time_zone: string | null;
}

/** What the transaction's doctor said of their time zone; null before. */
export const getTimeZone = async (tx: Tx): Promise<Said> => {
  const [row] = await tx.query<Said>(
    `select time_zone from user_preferences where user_id = app_user_id()`,
  );
  return { time_zone: row?.time_zone ?? null };
};

export const saveTimeZone = async (tx: Tx, timeZone: string): Promise<Said> => {
  await tx.query(
    `insert into user_preferences (user_id, time_zone) values (app_user_id(), $1)
     on conflict (user_id) do update set time_zone = excluded.time_zone`,
    [timeZone],
  );
  return { time_zone: timeZone };
};

/** Any doctor's time zone, for work that is done for them. */
export const timeZoneOf = async (tx: Tx, userId: string): Promise<string> => {
  const [row] = await tx.query<Said>(`select time_zone from user_preferences where user_id = $1`, [
    userId,
  ]);
  return row?.time_zone ?? DEFAULT_TIME_ZONE;
};
