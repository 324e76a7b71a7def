import { randomUUID } from "node:crypto";
import type { Session } from "@relato/shared/contract/contas.ts";
import { isEmail } from "@relato/shared/domain/email.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { deliveryOf } from "../services/delivery.ts";
import { findRefusal, INVITATION_HEADER } from "./admission.ts";
import { confirmsEmail } from "./auth.ts";
import { callAuth, type Exchange } from "./call-auth.ts";
import { dropEarlyCredentials } from "./early-credentials.ts";
import { AccountRefusal, withAuthErrors } from "./errors.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { type AccountLimits, countWrong, normalEmail } from "./limits.ts";
import { checkNewPassword } from "./new-password.ts";
import { findReset, joinHalves, type ResetHalves } from "./links.ts";
import { findAccount, findByEmail, forgetVerifications, markConfirmed } from "./queries.ts";
import { endReplaced } from "./replace-session.ts";
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

interface Credentials {
  email: string;
  password: string;
}
type AccountsDeps = Pick<Deps, "auth" | "audit" | "config" | "db" | "jobs">;

/** Account operations without a session, shared by the JSON routes and the HTML forms. */
export class Accounts {
  readonly #deps: AccountsDeps;
  readonly #limits: AccountLimits;
  readonly #isCommon: (password: string) => boolean;

  constructor(deps: AccountsDeps, limits: AccountLimits, isCommon: (password: string) => boolean) {
    this.#deps = deps;
    this.#limits = limits;
    this.#isCommon = isCommon;
  }

  async #startSession(exchange: Exchange, body: Credentials): Promise<SignedIn> {
    const response = await callAuth(exchange, (options) =>
      this.#deps.auth.api.signInEmail({ body, ...options }),
    );
    await endReplaced(this.#deps, exchange);
    // The response of the plugin twoFactor, which the types do not contain.
    if ("twoFactorRedirect" in response) return { kind: "two-factor-required" };
    this.#record(response.user.id, "sign-in");
    return { kind: "signed-in", user: toUser(response.user) };
  }

  async signIn(exchange: Exchange, body: Credentials): Promise<SignedIn> {
    const { request } = exchange;
    await this.#limits.sign_ins.count(request);
    const email = normalEmail(body.email);
    const { wrong_passwords } = this.#limits;
    try {
      // Correct passwords do not count, so that frequent sign-ins are allowed.
      return await countWrong(wrong_passwords, request, "INVALID_CREDENTIALS", async () => {
        if (!isEmail(email)) throw new AppError("INVALID_CREDENTIALS");
        return this.#startSession(exchange, { email, password: body.password });
      });
    } catch (error) {
      // The address is not recorded: it may be a password typed into the wrong field.
      if (error instanceof AppError && error.code === "INVALID_CREDENTIALS")
        this.#record("anonymous", "sign-in", "failure");
      if (error instanceof AppError && error.code === "PASSWORD_TOO_LONG")
        throw new AppError("INVALID_CREDENTIALS");
      throw error;
    }
  }

  /** `confirmation_required`: a mail was sent, and there is no session yet. */
  async signUp(
    exchange: Exchange,
    body: Credentials & { name?: string | undefined; invitation?: string | undefined },
    locale: Locale,
  ): Promise<{ user: Session["user"]; confirmation_required: boolean }> {
    const email = normalEmail(body.email);
    if (!isEmail(email)) throw new AppError("EMAIL_INVALID", { field: "email" });
    const name = body.name?.trim() || (email.split("@")[0] ?? "");
    checkNewPassword(body.password, { name, email }, this.#isCommon);
    await this.#limits.sign_ups.count(exchange.request);
    const user = await this.#createUser(exchange, { ...body, email, name });
    const confirmation_required = confirmsEmail(this.#deps.config);
    this.#record(user.id, "sign-up");
    const kind = confirmation_required ? "confirm" : "welcome";
    await enqueueMail(this.#deps, kind, user.id, locale);
    return { user, confirmation_required };
  }

  /** Checks the invitation first, so that a stranger cannot find out which addresses are taken. */
  async #createUser(
    exchange: Exchange,
    body: Credentials & { name: string; invitation?: string | undefined },
  ): Promise<Session["user"]> {
    const { email, password, name, invitation: token = null } = body;
    const { auth, db } = this.#deps;
    const refusal = await findRefusal(this.#deps, { email, by: "password", token });
    if (refusal !== null) {
      this.#record("anonymous", "sign-up", "failure");
      throw new AppError(refusal);
    }
    // If addresses are confirmed, better-auth hides this error, which the specification requires.
    const isTaken = async (): Promise<boolean> => (await findByEmail(db, email)) !== null;
    if (await isTaken()) throw new AppError("EMAIL_TAKEN");
    try {
      const { user } = await callAuth(exchange, ({ headers, ...options }) => {
        if (token !== null) headers.set(INVITATION_HEADER, token);
        return auth.api.signUpEmail({ body: { email, password, name }, headers, ...options });
      });
      return toUser(user);
    } catch (error) {
      // Another request created the account at the same time.
      if (error instanceof AccountRefusal && (await isTaken())) throw new AppError("EMAIL_TAKEN");
      throw error;
    }
  }

  /**
   * Known and unknown addresses get the same response after the same work.
   * @throws AppError RESET_WITHOUT_MAIL where no mail leaves
   */
  async sendMail(
    kind: "reset" | "confirm",
    request: FastifyRequest,
    typed: string,
    locale: Locale,
  ): Promise<void> {
    const email = normalEmail(typed);
    if (!isEmail(email)) throw new AppError("EMAIL_INVALID", { field: "email" });
    await this.#limits.mails.count(request);
    await this.#limits.mails_to_account.count(request);
    // Who reads DATA_DIR could take over the account by a link in the outbox.
    if (kind === "reset" && !deliveryOf(this.#deps.config).mail)
      throw new AppError("RESET_WITHOUT_MAIL");
    const account = await findByEmail(this.#deps.db, email);
    await enqueueMail(this.#deps, kind, account?.id ?? randomUUID(), locale);
    this.#record("anonymous", `${kind}-request`);
  }

  /**
   * Sets the password, ends every session and signs in. The link was sent by e-mail, so that using
   * it also confirms the address. @throws AppError RESET_LINK_INVALID
   */
  async resetPassword(
    exchange: Exchange,
    halves: Partial<ResetHalves>,
    password: string,
  ): Promise<SignedIn> {
    const token = joinHalves(halves);
    if (token === null) throw new AppError("RESET_LINK_INVALID");
    await this.#limits.links.count(exchange.request);
    const id = await findReset(this.#deps.auth, token);
    const account = id === null ? null : await findAccount(this.#deps.db, id);
    if (account === null) throw new AppError("RESET_LINK_INVALID");
    checkNewPassword(password, account, this.#isCommon);
    await withAuthErrors(() =>
      this.#deps.auth.api.resetPassword({ body: { newPassword: password, token } }),
    );
    await dropEarlyCredentials(this.#deps.db, account.id);
    await markConfirmed(this.#deps.db, account.id);
    await forgetVerifications(this.#deps.db, account.id);
    this.#record(account.id, "password-reset");
    return this.#startSession(exchange, { email: account.email, password });
  }

  #record(actor: string, action: string, outcome: "success" | "failure" = "success"): void {
    this.#deps.audit.record({ actor, action: `account.${action}`, outcome });
  }
}
