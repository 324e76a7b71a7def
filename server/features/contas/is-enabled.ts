import type { Tx } from "../../platform/database/database.ts";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * The account with the id in `owner` is not disabled. For `asSystem` only. Calendar feeds and
 * secure links ask it, so that disabling an account refuses them and enabling restores them.
 */
export const isEnabled = (owner: AnyPgColumn): SQL =>
  sql`exists (select 1 from auth."user" u where u.id = ${owner} and u.banned is not true)`;

/** The same for one account, in any transaction. */
export const isAccountEnabled = async (tx: Tx, id: string): Promise<boolean> => {
  const rows = await tx.queryAsLogin(
    `select from auth."user" where id = $1 and banned is not true`,
    [id],
  );
  return rows.length > 0;
};
