import { chosenName } from "./chosen-name.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { user } from "../../platform/database/schema/auth.ts";

export type AccountRow = Pick<typeof user.$inferSelect, "id" | "name" | "email"> & {
  email_verified: boolean;
};

/** Only the login role reaches better-auth's tables. */
const findBy = async (
  db: Database,
  column: "email" | "id",
  value: string,
): Promise<AccountRow | null> => {
  const { rows } = await db.pool.query<AccountRow>(
    `select id, name, email, email_verified from auth."user" where ${column} = $1`,
    [value],
  );
  return rows[0] ?? null;
};

/** `email`: trimmed, lower case. */
export const findByEmail = (db: Database, email: string): Promise<AccountRow | null> =>
  findBy(db, "email", email);

export const findAccount = (db: Database, id: string): Promise<AccountRow | null> =>
  findBy(db, "id", id);

/** False if the address was confirmed before. */
export const markConfirmed = async (db: Database, id: string): Promise<boolean> => {
  const { rowCount } = await db.pool.query(
    `update auth."user" set email_verified = true, confirmed_at = now(), updated_at = now()
      where id = $1 and not email_verified`,
    [id],
  );
  return rowCount === 1;
};

/** Deletes the account's open links, second steps and trusted devices. */
export const forgetVerifications = async (db: Database, id: string): Promise<void> => {
  await db.pool.query("delete from auth.verification where value = $1", [id]);
};

export const renameAccount = async (tx: Tx, id: string, name: string): Promise<void> => {
  await tx.queryAsLogin(`update auth."user" set name = $2, updated_at = now() where id = $1`, [
    id,
    name,
  ]);
};

/** Name and address of the transaction's doctor. */
export const findOwnAccount = async (tx: Tx): Promise<Pick<AccountRow, "name" | "email">> => {
  const [row] = await tx.queryAsLogin<Pick<AccountRow, "name" | "email">>(
    `select name, email from auth."user" where id = app_user_id()`,
  );
  return row ?? { name: "", email: "" };
};

/** The name that the transaction's doctor chose for the account; empty without one. */
export const findOwnName = async (tx: Tx): Promise<string> => chosenName(await findOwnAccount(tx));
