import type { Session } from "@relato/shared/contract/contas.ts";
import type { Deps } from "../../deps.ts";
import { toUser } from "./accounts.ts";
import { callAuth, type Exchange } from "./call-auth.ts";

/** A code of an authenticator; better-auth's backup codes are `xxxxx-xxxxx`. */
const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The second step of sign-in; the first step's cookie names the account. better-auth ends the
 * challenge after five wrong codes and locks the account's second step after ten.
 * @throws AppError TWO_FACTOR_INVALID, TWO_FACTOR_EXPIRED
 */
export const signInTwoFactor = async (
  { auth, audit }: Pick<Deps, "auth" | "audit">,
  exchange: Exchange,
  body: { code: string; trust_device?: boolean | undefined },
): Promise<Session["user"]> => {
  const code = body.code.replaceAll(/\s/g, "");
  try {
    const response = await callAuth(exchange, (options) => {
      const call = { body: { code, trustDevice: body.trust_device ?? false }, ...options };
      return isTotp(code) ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call);
    });
    audit.record({ actor: response.user.id, action: "account.sign-in", outcome: "success" });
    return toUser(response.user);
  } catch (error) {
    audit.record({ actor: "anonymous", action: "account.second-step", outcome: "failure" });
    throw error;
  }
};
