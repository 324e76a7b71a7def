import type { Session } from "@relato/shared/contract/contas.ts";
import type { Deps } from "../../deps.ts";
import { type Exchange, toUser } from "./accounts.ts";
import { withAuthErrors } from "./errors.ts";
import { authHeaders, sendCookies } from "./session.ts";

/** Six digits are the authenticator's; a backup code is longer and has letters (better-auth: `xxxxx-xxxxx`). */
const isTotp = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The second step of signing in; the first one's cookie says whose. better-auth counts wrong codes, ends the challenge after
 * five and locks the second step of an account after ten. @throws AppError TWO_FACTOR_INVALID, TWO_FACTOR_EXPIRED
 */
export const signInTwoFactor = async (
  { auth, audit }: Pick<Deps, "auth" | "audit">,
  { request, reply }: Exchange,
  body: { code: string; trust_device?: boolean | undefined },
): Promise<Session["user"]> => {
  const code = body.code.replaceAll(/\s/g, "");
  const call = {
    body: { code, trustDevice: body.trust_device ?? false },
    headers: authHeaders(request),
    returnHeaders: true as const,
  };
  try {
    const { headers, response } = await withAuthErrors(() =>
      isTotp(code) ? auth.api.verifyTOTP(call) : auth.api.verifyBackupCode(call),
    );
    sendCookies(reply, headers);
    audit.record({ actor: response.user.id, action: "account.sign-in", outcome: "success" });
    return toUser(response.user);
  } catch (error) {
    audit.record({ actor: "anonymous", action: "account.second-step", outcome: "failure" });
    throw error;
  }
};
