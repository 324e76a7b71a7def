import { randomUUID } from "node:crypto";
import type { Session } from "@relato/shared/contract/contas.ts";
import { isEmail } from "@relato/shared/domain/email.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { confirmsEmail } from "./auth.ts";
import { callAuth, type Exchange } from "./call-auth.ts";
import { dropEarlyCredentials } from "./early-credentials.ts";
import { withAuthErrors } from "./errors.ts";
import { enqueueMail } from "./jobs.ts";
import { type AccountLimits, countWrong, normalEmail } from "./limits.ts";
import { checkNewPassword } from "./new-password.ts";
import { findReset, joinHalves, type ResetHalves } from "./links.ts";
import { findAccount, findByEmail, forgetVerifications, markConfirmed } from "./queries.ts";
import { roleOf } from "./session.ts";

/** `two-factor-required`: the password was right, and the second step follows. */
export type SignedIn =
  | { kind: "signed-in"; user: Session["user"] }
  | { kind: "two-factor-required" };

export const toUser = (user: { id: string; email: string; name: string }): Session["user"] => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: "role" in user ? roleOf(user.role) : "doctor",
});

/** Account operations without a session, shared by the JSON routes and the HTML forms. */
export const createAccounts = (
  deps: Pick<Deps, "auth" | "audit" | "config" | "db" | "jobs">,
  limits: AccountLimits,
  isCommon: (password: string) => boolean,
) => {
  const { auth, audit, config, db } = deps;

  const startSession = async (
    exchange: Exchange,
    body: { email: string; password: string },
  ): Promise<SignedIn> => {
    const response = await callAuth(exchange, (options) =>
      auth.api.signInEmail({ body, ...options }),
    );
    // The response of the plugin twoFactor, which the types do not contain.
    if ("twoFactorRedirect" in response) return { kind: "two-factor-required" };
    audit.record({ actor: response.user.id, action: "account.sign-in", outcome: "success" });
    return { kind: "signed-in", user: toUser(response.user) };
  };

  const signIn = async (
    exchange: Exchange,
    body: { email: string; password: string },
  ): Promise<SignedIn> => {
    const { request } = exchange;
    await limits.sign_ins.count(request);
    const email = normalEmail(body.email);
    try {
      // Correct passwords do not count, so that frequent sign-ins are allowed.
      return await countWrong(limits.wrong_passwords, request, "INVALID_CREDENTIALS", async () => {
        if (!isEmail(email)) throw new AppError("INVALID_CREDENTIALS");
        return startSession(exchange, { email, password: body.password });
      });
    } catch (error) {
      // The address is not recorded: it may be a password typed into the wrong field.
      if (error instanceof AppError && error.code === "INVALID_CREDENTIALS")
        audit.record({ actor: "anonymous", action: "account.sign-in", outcome: "failure" });
      if (error instanceof AppError && error.code === "PASSWORD_TOO_LONG")
        throw new AppError("INVALID_CREDENTIALS");
      throw error;
    }
  };

  /** `confirmation_required`: a mail was sent, and there is no session yet. */
  const signUp = async (
    exchange: Exchange,
    body: { email: string; password: string; name?: string | undefined },
    locale: Locale,
  ): Promise<{ user: Session["user"]; confirmation_required: boolean }> => {
    const email = normalEmail(body.email);
    if (!isEmail(email)) throw new AppError("EMAIL_INVALID", { field: "email" });
    const name = body.name?.trim() || (email.split("@")[0] ?? "");
    checkNewPassword(body.password, { name, email }, isCommon);
    await limits.sign_ups.count(exchange.request);
    // If addresses are confirmed, better-auth hides this error, which the specification requires.
    if ((await findByEmail(db, email)) !== null) throw new AppError("EMAIL_TAKEN");
    const response = await callAuth(exchange, (options) =>
      auth.api.signUpEmail({ body: { email, password: body.password, name }, ...options }),
    );
    const confirmation_required = confirmsEmail(config);
    audit.record({ actor: response.user.id, action: "account.sign-up", outcome: "success" });
    const kind = confirmation_required ? "confirm" : "welcome";
    await enqueueMail(deps, kind, response.user.id, locale);
    return { user: toUser(response.user), confirmation_required };
  };

  /** Known and unknown addresses get the same response after the same work. */
  const sendMailTo = async (
    kind: "reset" | "confirm",
    request: FastifyRequest,
    typed: string,
    locale: Locale,
  ): Promise<void> => {
    const email = normalEmail(typed);
    if (!isEmail(email)) throw new AppError("EMAIL_INVALID", { field: "email" });
    await limits.mails.count(request);
    await limits.mails_to_account.count(request);
    const account = await findByEmail(db, email);
    await enqueueMail(deps, kind, account?.id ?? randomUUID(), locale);
    audit.record({ actor: "anonymous", action: `account.${kind}-request`, outcome: "success" });
  };

  /**
   * Sets the password, ends every session and signs in. The link was sent by e-mail, so that using
   * it also confirms the address. @throws AppError RESET_LINK_INVALID
   */
  const resetPassword = async (
    exchange: Exchange,
    halves: Partial<ResetHalves>,
    password: string,
  ): Promise<SignedIn> => {
    const token = joinHalves(halves);
    if (token === null) throw new AppError("RESET_LINK_INVALID");
    await limits.links.count(exchange.request);
    const id = await findReset(auth, token);
    const account = id === null ? null : await findAccount(db, id);
    if (account === null) throw new AppError("RESET_LINK_INVALID");
    checkNewPassword(password, account, isCommon);
    await withAuthErrors(() => auth.api.resetPassword({ body: { newPassword: password, token } }));
    await dropEarlyCredentials(db, account.id);
    await markConfirmed(db, account.id);
    await forgetVerifications(db, account.id);
    audit.record({ actor: account.id, action: "account.password-reset", outcome: "success" });
    return startSession(exchange, { email: account.email, password });
  };

  return {
    signIn,
    signUp,
    resetPassword,
    requestReset: sendMailTo.bind(null, "reset"),
    requestConfirmation: sendMailTo.bind(null, "confirm"),
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
