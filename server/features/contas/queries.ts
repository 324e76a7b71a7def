import { randomUUID } from "node:crypto";
import type { Database, Tx } from "../../platform/database/database.ts";

/** An account as its mails and pages name it. */
export interface AccountRow {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
}

const COLUMNS = "id, name, email, email_verified";

/** better-auth's tables lie outside tenancy; only the login role reaches them. `email`: trimmed, lower case. */
export const findByEmail = async (db: Database, email: string): Promise<AccountRow | null> => {
  const { rows } = await db.pool.query<AccountRow>(
    `select ${COLUMNS} from auth."user" where email = $1`,
    [email],
  );
  return rows[0] ?? null;
};

export const findAccount = async (db: Database, id: string): Promise<AccountRow | null> => {
  const { rows } = await db.pool.query<AccountRow>(
    `select ${COLUMNS} from auth."user" where id = $1`,
    [id],
  );
  return rows[0] ?? null;
};

/** An id of nobody's, so that what is done for an unknown address costs what it costs for a known one. */
export const nobody = (): string => randomUUID();

/** True when this is what confirmed it. */
export const markConfirmed = async (db: Database, id: string): Promise<boolean> => {
  const { rowCount } = await db.pool.query(
    `update auth."user" set email_verified = true, updated_at = now()
      where id = $1 and not email_verified`,
    [id],
  );
  return rowCount === 1;
};

/** Forgets every link, second step and remembered device that stands open for this account. */
export const forgetVerifications = async (db: Database, id: string): Promise<void> => {
  await db.pool.query("delete from auth.verification where value = $1", [id]);
};

/** Calls the account by another name, in the transaction of whoever it is. */
export const renameAccount = async (tx: Tx, id: string, name: string): Promise<void> => {
  await tx.queryAsLogin(`update auth."user" set name = $2, updated_at = now() where id = $1`, [
    id,
    name,
  ]);
};

/** What the account of the transaction's doctor is called. */
export const findOwnName = async (tx: Tx): Promise<string> => {
  const [row] = await tx.queryAsLogin<{ name: string }>(
    `select name from auth."user" where id = app_user_id()`,
  );
  return row?.name ?? "";
};
