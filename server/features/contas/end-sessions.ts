import type { Database } from "../../platform/database/database.ts";

const END_SQL = `delete from auth.session s using auth."user" u
  where u.id = s.user_id and ($1::text is null or u.email = $1) returning u.id`;
const FORGET_SQL = `
  with person as (select id from auth."user" where email = $1),
  keys as (delete from auth.passkey k using person p where k.user_id = p.id),
  steps as (delete from auth.two_factor f using person p where f.user_id = p.id)
  update auth."user" set two_factor_enabled = false
   where id in (select id from person) returning id`;

/** Ends the sessions of one account, or of all; returns their number. `email`: null for all. */
export const endSessions = async ({ pool }: Database, email: string | null): Promise<number> => {
  const { rowCount } = await pool.query(END_SQL, [email?.trim().toLowerCase() ?? null]);
  return rowCount ?? 0;
};

/** Removes passkeys and second step of an account; returns its id, or null without one. */
export const forgetSecondStep = async (
  { pool }: Database,
  email: string,
): Promise<string | null> => {
  const { rows } = await pool.query<{ id: string }>(FORGET_SQL, [email.trim().toLowerCase()]);
  return rows[0]?.id ?? null;
};
