import type { Database } from "../../platform/database/database.ts";

/**
 * Gives an account the admin role and returns its id; null if no account has the address. Only the
 * command line calls it: a route could make the first visitor an administrator.
 */
export const makeAdmin = async (db: Database, email: string): Promise<string | null> => {
  const { rows } = await db.pool.query<{ id: string }>(
    `update auth."user" set role = 'admin', updated_at = now() where email = $1 returning id`,
    [email.trim().toLowerCase()],
  );
  return rows[0]?.id ?? null;
};
