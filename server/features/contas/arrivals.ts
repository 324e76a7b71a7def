import { isLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Arrive } from "../../platform/http/web.ts";
import { messagesOf } from "../../platform/messages.ts";
import { deliveryOf } from "../services/delivery.ts";
import { withoutMail } from "./forgot-page.ts";
import { offersGoogle } from "./google.ts";
import { createAccountLimits } from "./limits.ts";
import { type AuthPageName, AUTH_PAGES, fillHtml, type Filling } from "./page.ts";
import { clearHalves, keepHalves, readHalves } from "./reset-cookie.ts";
import { fillSignup, showsGoogle, type SignupPageDeps } from "./signup-page.ts";

/** The response to a page's address. Null: the page as built. */
type Arrival = { kind: "fill"; filling: Filling } | { kind: "redirect"; to: string } | null;

const isAuthPage = (name: string): name is AuthPageName =>
  (AUTH_PAGES as readonly string[]).includes(name);

const onLogin = (query: URLSearchParams, locale: Locale): Filling => {
  const { auth, errors } = messagesOf(locale);
  if (query.get("confirmed") === "1")
    return { message: { kind: "success", text: auth.login.confirmed } };
  if (query.get("confirmed") === "0")
    return { message: { kind: "error", text: auth.login.confirmFailed }, show: ["resend"] };
  if (query.get("created") === "1")
    return { message: { kind: "success", text: auth.login.created }, show: ["resend"] };
  if (!query.has("google")) return {};
  const reason = query.get("error");
  if (reason === "SIGNUP_BY_INVITATION" || reason === "SIGNUP_CLOSED")
    return { message: { kind: "error", text: errors[reason] } };
  const isTaken = reason === "account_not_linked";
  return { message: { kind: "error", text: isTaken ? errors.EMAIL_TAKEN : auth.google.failed } };
};

const withEmail = (query: URLSearchParams, filling: Filling): Filling => {
  const email = query.get("email") ?? "";
  return email === "" ? filling : { ...filling, values: { email: email.slice(0, 320) } };
};

/** Null: the page as built. */
const onSignup = async (
  deps: SignupPageDeps,
  query: URLSearchParams,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
): Promise<Arrival> => {
  const byMode = await fillSignup(deps, request, locale);
  if (byMode !== null) {
    reply.header("referrer-policy", "no-referrer");
    return { kind: "fill", filling: byMode };
  }
  if (query.size === 0) return null;
  const filling = query.get("feature") === "laudos" ? { show: ["laudos"] } : {};
  return { kind: "fill", filling: withEmail(query, filling) };
};

/** Moves the link's secrets from the address into a cookie that scripts cannot read. */
const onReset = (
  query: URLSearchParams,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
  https: boolean,
): Arrival => {
  reply.header("referrer-policy", "no-referrer");
  const [access_token, refresh_token] = [query.get("access_token"), query.get("refresh_token")];
  if (access_token !== null && refresh_token !== null) {
    keepHalves(reply, { access_token, refresh_token }, https);
    return { kind: "redirect", to: `/${locale}/reset-password` };
  }
  const isIncomplete = access_token !== null || refresh_token !== null;
  if (!isIncomplete && readHalves(request) !== null) return { kind: "fill", filling: {} };
  clearHalves(reply, https);
  const text = messagesOf(locale).errors.RESET_LINK_INVALID;
  return {
    kind: "fill",
    filling: { message: { kind: "error", text }, show: ["expired"], hide: ["form", "lead"] },
  };
};

const arrive = async (
  deps: SignupPageDeps,
  name: AuthPageName,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Arrival> => {
  const https = deps.config.base_url.startsWith("https://");
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  if (name === "reset-password") return onReset(query, request, reply, locale, https);
  if (name === "confirm-email" || name === "reset-second-step") {
    reply.header("referrer-policy", "no-referrer");
    return { kind: "fill", filling: {} };
  }
  if (name === "signup") return onSignup(deps, query, request, reply, locale);
  const fill = (filling: Filling): Arrival => ({ kind: "fill", filling });
  if (name === "forgot-password" && !deliveryOf(deps.config).mail) return fill(withoutMail(locale));
  if (query.size === 0) return null;
  if (name === "login") return fill(withEmail(query, onLogin(query, locale)));
  if (name === "forgot-password") return fill(withEmail(query, {}));
  const session = name === "success" ? (query.get("session_id") ?? "") : "";
  return session === ""
    ? null
    : fill({ show: ["session"], texts: { session: session.slice(0, 200) } });
};

/** The parts of a page that the configuration shows. */
export const configuredParts = (
  name: AuthPageName,
  config: Config,
  request: FastifyRequest,
): readonly string[] =>
  offersGoogle(config) && (name === "login" || (name === "signup" && showsGoogle(config, request)))
    ? ["google"]
    : [];

/** Fills the sign-in pages by their address and the configuration. */
export const createArrivals = ({ config, db }: Pick<Deps, "config" | "db">): Arrive => {
  const deps = { config, db, limits: createAccountLimits({ config, db }) };
  return async (file, request, reply) => {
    const [locale = "", name = ""] = file.split("/");
    if (!isLocale(locale) || !isAuthPage(name)) return null;
    const arrival = await arrive(deps, name, locale, request, reply);
    if (arrival?.kind === "redirect") return { to: arrival.to };
    const parts = configuredParts(name, config, request);
    if (arrival === null && parts.length === 0) return null;
    const { hide = [], show = [], ...filling } = arrival?.filling ?? {};
    const shown = [...show, ...parts].filter((part) => !hide.includes(part));
    // A part that is hidden as built needs no hiding.
    const hidden = hide.filter((part) => part !== "google");
    return { change: (html) => fillHtml(html, { ...filling, show: shown, hide: hidden }) };
  };
};
