import type { Database } from "../../platform/database/database.ts";

/**
 * Makes an account an administrator; false when there is none with this address. For the command line, whose user owns
 * the machine: no route leads here, so that the first administrator is never whoever came first over the network.
 */
export const makeAdmin = async (db: Database, email: string): Promise<boolean> => {
  const { rowCount } = await db.pool.query(
    `update auth."user" set role = 'admin', updated_at = now() where email = $1`,
    [email.trim().toLowerCase()],
  );
  return rowCount === 1;
};
