import type { Session } from "@relato/shared/contract/contas.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { countStored } from "../../platform/http/stored-limits.ts";
import { toUser } from "./accounts.ts";
import { hashBackupCode } from "./backup-codes.ts";
import { callAuth, type Exchange } from "./call-auth.ts";
import { withAuthErrors } from "./errors.ts";
import { endReplaced } from "./replace-session.ts";
import { authHeaders, sendCookies } from "./session.ts";

/** A code of an authenticator. Backup codes are longer. */
const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

const ACTION = "account.sign-in-second-step";

/** One use in the 90 seconds that better-auth accepts a code (RFC 6238, section 5.2). */
const ONE_USE = { name: "totp", max: 1, window_ms: 120_000 };

/**
 * Verifies an authenticator's code, which is valid once. A replay gets no cookie, and the session
 * that better-auth made for it is deleted.
 * @throws AppError TWO_FACTOR_INVALID
 */
export const verifyTotp = async (
  { auth, db }: Pick<Deps, "auth" | "db">,
  { request, reply }: Exchange,
  body: { code: string; trustDevice?: boolean },
) => {
  const { headers, response } = await withAuthErrors(() =>
    auth.api.verifyTOTP({ body, headers: authHeaders(request), returnHeaders: true }),
  );
  try {
    await countStored(db, ONE_USE, `${response.user.id} ${body.code}`);
  } catch (error) {
    if (request.caller === null)
      await db.pool.query("delete from auth.session where token = $1", [response.token]);
    throw error instanceof AppError ? new AppError("TWO_FACTOR_INVALID") : error;
  }
  sendCookies(reply, headers);
  return response;
};

/**
 * The second step of sign-in; the first step's cookie names the account. better-auth ends the
 * challenge after five wrong codes and locks the account's second step after ten.
 * @throws AppError TWO_FACTOR_INVALID, TWO_FACTOR_EXPIRED
 */
export const signInTwoFactor = async (
  deps: Pick<Deps, "auth" | "audit" | "db">,
  exchange: Exchange,
  body: { code: string; trust_device?: boolean | undefined },
): Promise<Session["user"]> => {
  const { auth, audit } = deps;
  const code = body.code.replaceAll(/\s/g, "");
  const trustDevice = body.trust_device ?? false;
  try {
    const response = isTotp(code)
      ? await verifyTotp(deps, exchange, { code, trustDevice })
      : await callAuth(exchange, (options) =>
          auth.api.verifyBackupCode({
            body: { code: hashBackupCode(code), trustDevice },
            ...options,
          }),
        );
    await endReplaced(deps, exchange);
    audit.record({ actor: response.user.id, action: ACTION, outcome: "success" });
    return toUser(response.user);
  } catch (error) {
    audit.record({ actor: "anonymous", action: ACTION, outcome: "failure" });
    throw error;
  }
};
