import type { Database } from "../../platform/database/database.ts";

/**
 * Gives an account the admin role; false if no account has the address. Only the command line calls
 * it: a route could make the first visitor an administrator.
 */
export const makeAdmin = async (db: Database, email: string): Promise<boolean> => {
  const { rowCount } = await db.pool.query(
    `update auth."user" set role = 'admin', updated_at = now() where email = $1`,
    [email.trim().toLowerCase()],
  );
  return rowCount === 1;
};
