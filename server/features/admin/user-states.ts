import type { Database } from "../../platform/database/database.ts";
import { CLOSED_BY_OWNER } from "../contas/close.ts";

/**
 * Disables an account. A trigger ends its sessions in the same statement; feeds and secure links
 * ask whether the account is enabled (contas/is-enabled.ts). Links sent by mail are deleted.
 */
export const disableUser = async ({ pool }: Database, id: string): Promise<void> => {
  await pool.query(
    `with links as (delete from auth.verification where value = $1)
     update auth."user" set banned = true, ban_expires = null, updated_at = now(),
            ban_reason = 'disabled by an administrator'
      where id = $1 and banned is not true`,
    [id],
  );
};

/** False if the owner closed the account. */
export const enableUser = async ({ pool }: Database, id: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update auth."user" set banned = false, ban_reason = null, ban_expires = null,
            updated_at = now()
      where id = $1 and ban_reason is distinct from $2`,
    [id, CLOSED_BY_OWNER],
  );
  return rowCount === 1;
};
