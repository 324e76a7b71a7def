import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * The account with the id in `owner` is not disabled. For `asSystem` only. Calendar feeds and
 * secure links ask it, so that disabling an account refuses them and enabling restores them.
 */
export const isEnabled = (owner: AnyPgColumn): SQL =>
  sql`exists (select 1 from auth."user" u where u.id = ${owner} and u.banned is not true)`;
