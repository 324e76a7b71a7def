import type { FastifyRequest } from "fastify";
import type { Tx } from "../../platform/database/database.ts";
import type { Auth } from "./auth.ts";
import { withAuthErrors } from "./errors.ts";
import { authHeaders } from "./session.ts";

/** @throws AppError PASSWORD_WRONG, also if the account has no password */
export const verifyPassword = async (
  auth: Auth,
  request: FastifyRequest,
  password: string,
): Promise<void> => {
  await withAuthErrors(() =>
    auth.api.verifyPassword({ body: { password }, headers: authHeaders(request) }),
  );
};

/** `ban_reason` of an account that its owner closed. */
export const CLOSED_BY_OWNER = "closed by its owner";

/**
 * Ends every session and refuses sign-in. The account's row is kept: it names the author of the
 * records that the law requires to keep.
 */
export const disableAccount = async (tx: Tx, id: string): Promise<void> => {
  for (const statement of [
    `update auth."user"
        set banned = true, ban_reason = '${CLOSED_BY_OWNER}', ban_expires = null where id = $1`,
    "delete from auth.session where user_id = $1",
    "delete from auth.passkey where user_id = $1",
    "delete from auth.two_factor where user_id = $1",
    `update auth."user" set two_factor_enabled = false where id = $1`,
    `update auth.account set access_token = null, refresh_token = null, id_token = null
      where user_id = $1`,
    "delete from auth.verification where value = $1",
  ])
    await tx.queryAsLogin(statement, [id]);
};
