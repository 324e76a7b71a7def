import type { FastifyRequest } from "fastify";
import type { Tx } from "../../platform/database/database.ts";
import type { Auth } from "./auth.ts";
import { withAuthErrors } from "./errors.ts";
import { authHeaders } from "./session.ts";

/** Whoever is signed in knows the account's password. @throws AppError PASSWORD_WRONG, also where the account has none */
export const provePassword = async (
  auth: Auth,
  request: FastifyRequest,
  password: string,
): Promise<void> => {
  await withAuthErrors(() =>
    auth.api.verifyPassword({ body: { password }, headers: authHeaders(request) }),
  );
};

/**
 * Ends every session and keeps anybody from signing in again, in the transaction of whoever it is. The account's row stays: the
 * records that must be kept name their author.
 */
export const disableAccount = async (tx: Tx, id: string): Promise<void> => {
  for (const statement of [
    `update auth."user" set banned = true, ban_reason = 'closed by its owner', ban_expires = null where id = $1`,
    "delete from auth.session where user_id = $1",
    "delete from auth.passkey where user_id = $1",
    "delete from auth.verification where value = $1",
  ])
    await tx.queryAsLogin(statement, [id]);
};
