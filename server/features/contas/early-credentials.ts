import type { Database } from "../../platform/database/database.ts";

/**
 * Passkeys and second steps made before the address was confirmed: a stranger who signed up with
 * it may have made them. Without a time, Google confirmed it and `dropUnproven` ran.
 */
const EARLY_SQL = `
  with confirmed as (
    select id, case when email_verified then coalesce(confirmed_at, '-infinity')
                    else 'infinity' end as at
      from auth."user" where id = $1),
  keys as (
    delete from auth.passkey k using confirmed c
     where k.user_id = c.id and coalesce(k.created_at, '-infinity') < c.at),
  steps as (
    delete from auth.two_factor f using confirmed c
     where f.user_id = c.id and f.created_at < c.at returning f.user_id)
  update auth."user" set two_factor_enabled = false where id in (select user_id from steps)`;

/** Removes what could sign in beside the new password. Call it before the address is confirmed. */
export const dropEarlyCredentials = async ({ pool }: Database, userId: string): Promise<void> => {
  await pool.query(EARLY_SQL, [userId]);
};

const UNPROVEN_SQL = `
  with unproven as (select id from auth."user" where id = $1 and not email_verified),
  passwords as (
    delete from auth.account a using unproven u
     where a.user_id = u.id and a.provider_id = 'credential'),
  keys as (delete from auth.passkey k using unproven u where k.user_id = u.id),
  steps as (delete from auth.two_factor f using unproven u where f.user_id = u.id),
  sessions as (delete from auth.session s using unproven u where s.user_id = u.id),
  links as (delete from auth.verification v using unproven u where v.value = u.id)
  update auth."user" set two_factor_enabled = false where id in (select id from unproven)`;

/** Removes every way to sign in to an account whose address was never confirmed. */
export const dropUnproven = async ({ pool }: Database, userId: string): Promise<void> => {
  await pool.query(UNPROVEN_SQL, [userId]);
};
