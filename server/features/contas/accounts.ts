import { MIN_PASSWORD, type Session } from "@relato/shared/contract/contas.ts";
import { isEmail } from "@relato/shared/domain/email.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { confirmsEmail } from "./auth.ts";
import { withAuthErrors } from "./errors.ts";
import { enqueueMail } from "./jobs.ts";
import { type AccountLimits, normalEmail } from "./limits.ts";
import { findReset, joinHalves, type ResetHalves } from "./links.ts";
import { findAccount, findByEmail, forgetVerifications, markConfirmed, nobody } from "./queries.ts";
import { authHeaders, roleOf, sendCookies } from "./session.ts";

/** The request that something is done for, and the answer that carries its cookies. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Signed in, or half-way: the password was right and a second step is asked for. */
export type SignedIn =
  | { kind: "signed-in"; user: Session["user"] }
  | { kind: "two-factor-required" };

export const toUser = (user: { id: string; email: string; name: string }): Session["user"] => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: "role" in user ? roleOf(user.role) : "doctor",
});

const checkNewPassword = (password: string): void => {
  if (password.length < MIN_PASSWORD) {
    throw new AppError("PASSWORD_TOO_SHORT", { field: "password" });
  }
};

/** What people do with their accounts while nobody is signed in; the JSON routes and the forms share it. */
export const createAccounts = (
  deps: Pick<Deps, "auth" | "audit" | "config" | "db" | "jobs">,
  limits: AccountLimits,
) => {
  const { auth, audit, config, db } = deps;

  /** @throws AppError of sign-in; cookies are sent with the reply */
  const startSession = async (
    { request, reply }: Exchange,
    body: { email: string; password: string },
  ): Promise<SignedIn> => {
    const { headers, response } = await withAuthErrors(() =>
      auth.api.signInEmail({ body, headers: authHeaders(request), returnHeaders: true }),
    );
    sendCookies(reply, headers);
    // The plugin's answer in place of the session's; its types do not tell.
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
    // Only looked at: a doctor who signs in rightly, often, is not kept out.
    await limits.wrong_passwords.look(request);
    const email = normalEmail(body.email);
    if (!isEmail(email)) throw new AppError("INVALID_CREDENTIALS");
    try {
      return await startSession(exchange, { email, password: body.password });
    } catch (error) {
      if (error instanceof AppError && error.code === "INVALID_CREDENTIALS") {
        // Whose account it was meant for is not noted: the address may be a password typed into the wrong field.
        audit.record({ actor: "anonymous", action: "account.sign-in", outcome: "failure" });
        await limits.wrong_passwords.count(request);
      }
      // Longer than any password that was ever accepted is simply not the password.
      if (error instanceof AppError && error.code === "PASSWORD_TOO_LONG") {
        throw new AppError("INVALID_CREDENTIALS");
      }
      throw error;
    }
  };

  /** `confirmation_required`: there is no session yet, a mail is on its way. */
  const signUp = async (
    { request, reply }: Exchange,
    body: { email: string; password: string; name?: string | undefined },
    locale: Locale,
  ): Promise<{ user: Session["user"]; confirmation_required: boolean }> => {
    const email = normalEmail(body.email);
    if (!isEmail(email)) throw new AppError("EMAIL_INVALID", { field: "email" });
    checkNewPassword(body.password);
    await limits.sign_ups.count(request);
    // Asked here, since better-auth keeps silent about it where addresses are confirmed; the specification tells.
    if ((await findByEmail(db, email)) !== null) throw new AppError("EMAIL_TAKEN");
    const name = body.name?.trim() || (email.split("@")[0] ?? "");
    const { headers, response } = await withAuthErrors(() =>
      auth.api.signUpEmail({
        body: { email, password: body.password, name },
        headers: authHeaders(request),
        returnHeaders: true,
      }),
    );
    sendCookies(reply, headers);
    const confirmation_required = confirmsEmail(config);
    audit.record({ actor: response.user.id, action: "account.sign-up", outcome: "success" });
    await enqueueMail(
      deps,
      confirmation_required ? "confirm" : "welcome",
      response.user.id,
      locale,
    );
    return { user: toUser(response.user), confirmation_required };
  };

  /** Answers the same, by the same work, whether or not there is such an account. */
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
    await enqueueMail(deps, kind, account?.id ?? nobody(), locale);
    audit.record({ actor: "anonymous", action: `account.${kind}-request`, outcome: "success" });
  };

  /**
   * Sets a password by a link's two halves, ends every session and signs in. Whoever opened the link reads the account's
   * mail, so the address is confirmed by it, too. @throws AppError RESET_LINK_INVALID
   */
  const resetPassword = async (
    exchange: Exchange,
    halves: Partial<ResetHalves>,
    password: string,
  ): Promise<SignedIn> => {
    const token = joinHalves(halves);
    if (token === null) throw new AppError("RESET_LINK_INVALID");
    checkNewPassword(password);
    await limits.links.count(exchange.request);
    const id = await findReset(auth, token);
    const account = id === null ? null : await findAccount(db, id);
    if (account === null) throw new AppError("RESET_LINK_INVALID");
    await withAuthErrors(() => auth.api.resetPassword({ body: { newPassword: password, token } }));
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
