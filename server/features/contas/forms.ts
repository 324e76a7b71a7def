import { MIN_PASSWORD } from "@relato/shared/contract/contas.ts";
import { isEmail } from "@relato/shared/domain/email.ts";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { firstPage } from "../../platform/http/first-page.ts";
import type { BuiltPages } from "../../platform/http/built-pages.ts";
import { messagesOf } from "../../platform/messages.ts";
import type { Accounts, SignedIn } from "./accounts.ts";
import { deliveryOf } from "../services/delivery.ts";
import { configuredParts } from "./arrivals.ts";
import { confirmEmail } from "./confirm.ts";
import { withoutMail } from "./forgot-page.ts";
import type { AccountLimits } from "./limits.ts";
import {
  type Outcome,
  outcomeOf,
  REDIRECT_MS,
  refusal,
  sendOutcome,
  type Sent,
  unexpected,
} from "./outcome.ts";
import type { AuthPageName } from "./page.ts";
import { clearHalves, readHalves } from "./reset-cookie.ts";
import { invitationOf } from "./signup-page.ts";
import { confirmSecondStepReset } from "./second-step-reset.ts";
import { signInTwoFactor } from "./two-factor.ts";

/** Bytes of a sign-in form. */
const FORM_LIMIT = 16 * 1024;

type Fields = Record<string, string>;
export interface FormParts {
  deps: Deps;
  accounts: Accounts;
  limits: AccountLimits;
}
type Handle = (parts: FormParts, sent: Sent, fields: Fields) => Promise<Outcome>;

/** `return_to` if it is a path of this site, else the dashboard. `//host` is another site. */
const pathAfterSignIn = ({ request, locale }: Sent, base: string): string => {
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  const path = query.get("return_to") ?? "";
  const url = path.startsWith("/") ? URL.parse(path, base) : null;
  return url?.origin === base && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : firstPage(query, locale);
};

const redirectAfterSignIn = (result: SignedIn, locale: Locale, to: string): Outcome => ({
  status: 200,
  next:
    result.kind === "signed-in" ? to : `/${locale}/two-factor?return_to=${encodeURIComponent(to)}`,
});

const login: Handle = async ({ deps, accounts }, sent, fields) => {
  const { request, locale } = sent;
  const texts = messagesOf(locale).auth;
  const { email = "", password = "", intent } = fields;
  if (intent === "resend") {
    if (email.trim() === "") return { ...refusal(422, texts.errors.required), show: ["resend"] };
    await accounts.sendMail("confirm", request, email, locale);
    return { status: 200, message: { kind: "success", text: texts.login.resent } };
  }
  if (email.trim() === "" || password === "") return refusal(422, texts.errors.required);
  const result = await accounts.signIn(sent, { email, password });
  return redirectAfterSignIn(result, locale, pathAfterSignIn(sent, deps.config.base_url));
};

/** The error of a new password and its repetition; null if both are valid. */
const passwordRefusal = (
  { password = "", confirm = "" }: Fields,
  locale: Locale,
): Outcome | null => {
  const { auth, errors } = messagesOf(locale);
  if (password.length < MIN_PASSWORD) return refusal(422, errors.PASSWORD_TOO_SHORT);
  return password === confirm ? null : refusal(422, auth.errors.passwordMismatch);
};

/** The login page of an account that has to be confirmed. */
const loginFirst = (locale: Locale, path: string): string =>
  path === `/${locale}/dashboard`
    ? `/${locale}/login?created=1`
    : `/${locale}/login?created=1&return_to=${encodeURIComponent(path)}`;

const signup: Handle = async ({ deps, accounts }, sent, fields) => {
  const { locale } = sent;
  const texts = messagesOf(locale).auth;
  const { email = "", password = "", confirm = "" } = fields;
  if (email.trim() === "" || password === "" || confirm === "")
    return refusal(422, texts.errors.required);
  if (!isEmail(email.trim())) throw new AppError("EMAIL_INVALID");
  const refused = passwordRefusal(fields, locale);
  if (refused !== null) return refused;
  const result = await accounts.signUp(
    sent,
    { email, password, invitation: invitationOf(sent.request) },
    locale,
  );
  const path = pathAfterSignIn(sent, deps.config.base_url);
  return {
    status: 200,
    message: { kind: "success", text: texts.signup.success },
    next: result.confirmation_required ? loginFirst(locale, path) : path,
    wait_ms: REDIRECT_MS,
    hide: ["form"],
  };
};

const forgot: Handle = async ({ deps, accounts }, { request, locale }, { email = "" }) => {
  const texts = messagesOf(locale).auth;
  if (!deliveryOf(deps.config).mail) return { status: 200, ...withoutMail(locale) };
  if (email.trim() === "") return refusal(422, texts.errors.required);
  await accounts.sendMail("reset", request, email, locale);
  return { status: 200, message: { kind: "success", text: texts.forgot.sent }, hide: ["form"] };
};

const reset: Handle = async ({ deps, accounts }, sent, fields) => {
  const { request, reply, locale } = sent;
  const https = deps.config.base_url.startsWith("https://");
  const { password = "", confirm = "" } = fields;
  const halves = readHalves(request);
  if (halves === null) throw new AppError("RESET_LINK_INVALID");
  if (password === "" || confirm === "")
    return refusal(422, messagesOf(locale).auth.errors.required);
  const refused = passwordRefusal(fields, locale);
  if (refused !== null) return refused;
  try {
    const result = await accounts.resetPassword(sent, halves, password);
    clearHalves(reply, https);
    return redirectAfterSignIn(result, locale, `/${locale}/dashboard?password=changed`);
  } catch (error) {
    if (error instanceof AppError && error.code === "RESET_LINK_INVALID") clearHalves(reply, https);
    throw error;
  }
};

const secondStep: Handle = async ({ deps, limits }, sent, fields) => {
  const { code = "", trust_device } = fields;
  if (code.trim() === "") return refusal(422, messagesOf(sent.locale).auth.errors.required);
  await limits.links.count(sent.request);
  await signInTwoFactor(deps, sent, { code, trust_device: trust_device === "on" });
  return { status: 200, next: pathAfterSignIn(sent, deps.config.base_url) };
};

/** The link's token is in the address of the page, to which the form posts. */
const confirm: Handle = async ({ deps, limits }, { request, locale }) => {
  await limits.links.count(request);
  const token = new URLSearchParams(request.url.split("?")[1] ?? "").get("token") ?? "";
  const isConfirmed = await confirmEmail(deps, token, locale);
  return { status: 200, next: `/${locale}/login?confirmed=${isConfirmed ? 1 : 0}` };
};

/** The link's token is in the address of the page, to which the form posts. */
const resetSecondStep: Handle = async ({ deps, limits }, { request, locale }) => {
  await limits.links.count(request);
  const token = new URLSearchParams(request.url.split("?")[1] ?? "").get("token") ?? "";
  await confirmSecondStepReset(deps, token);
  const text = messagesOf(locale).auth.secondStep.done;
  return { status: 200, message: { kind: "success", text }, hide: ["form", "lead"] };
};

const FORMS: readonly { page: AuthPageName; keep: readonly string[]; handle: Handle }[] = [
  { page: "login", keep: ["email"], handle: login },
  { page: "signup", keep: ["email"], handle: signup },
  { page: "forgot-password", keep: ["email"], handle: forgot },
  { page: "reset-password", keep: [], handle: reset },
  { page: "confirm-email", keep: [], handle: confirm },
  { page: "reset-second-step", keep: [], handle: resetSecondStep },
  { page: "two-factor", keep: [], handle: secondStep },
];

const valuesToShow = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => (fields[name] ? [[name, fields[name].slice(0, 320)]] : [])),
  );

/**
 * The forms of the sign-in pages, posted to the page's address, with or without JavaScript.
 * platform/http/origin.ts refuses posts from other sites.
 */
export const registerContasForms = (
  app: FastifyInstance,
  parts: FormParts,
  documents: BuiltPages,
): void => {
  const { deps } = parts;
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: FORM_LIMIT },
      (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)).entries())),
    );
    const open = { config: { access: "anonymous" as const }, schema: { hide: true } };

    for (const locale of LOCALES) {
      for (const { page, keep, handle } of FORMS) {
        forms.post(`/${locale}/${page}`, open, async (request, reply) => {
          const fields = (request.body ?? {}) as Fields;
          const values = valuesToShow(fields, keep);
          const shown = configuredParts(page, deps.config, request);
          const isInvited = page === "signup" && invitationOf(request) !== undefined;
          const fixed = isInvited ? ["email"] : [];
          const sent = { request, reply, locale, page, values, fixed, parts: shown };
          try {
            return await sendOutcome(documents, sent, await handle(parts, sent, fields));
          } catch (error) {
            const known = outcomeOf(error, locale);
            if (error instanceof AppError && error.retry_after_s !== undefined)
              reply.header("retry-after", Math.max(1, error.retry_after_s));
            if (known === null) request.log.error({ err: error }, "account form failed");
            return sendOutcome(documents, sent, known ?? unexpected(locale));
          }
        });
      }
    }
  });
};
