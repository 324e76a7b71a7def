import { isLocale, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import type { Arrive } from "../../platform/http/web.ts";
import { messagesOf } from "../../platform/messages.ts";
import { offersGoogle } from "./google.ts";
import { type AuthPageName, AUTH_PAGES, fillHtml, type Filling } from "./page.ts";
import { clearHalves, keepHalves, readHalves } from "./reset-cookie.ts";

/** What a page's address asks for: these words in it, or another address. Null: the page as it was built. */
type Arrival = { kind: "fill"; filling: Filling } | { kind: "redirect"; to: string } | null;

const isAuthPage = (name: string): name is AuthPageName =>
  (AUTH_PAGES as readonly string[]).includes(name);

const onLogin = (query: URLSearchParams, locale: Locale): Filling => {
  const texts = messagesOf(locale).auth;
  if (query.get("confirmed") === "1") {
    return { message: { kind: "success", text: texts.login.confirmed } };
  }
  if (query.get("confirmed") === "0") {
    return { message: { kind: "error", text: texts.login.confirmFailed }, show: ["resend"] };
  }
  if (query.get("created") === "1") {
    return { message: { kind: "success", text: texts.login.created }, show: ["resend"] };
  }
  if (query.has("google")) {
    const text =
      query.get("error") === "account_not_linked"
        ? messagesOf(locale).errors.EMAIL_TAKEN
        : texts.google.failed;
    return { message: { kind: "error", text } };
  }
  return {};
};

const onSignup = (query: URLSearchParams): Filling =>
  query.get("feature") === "laudos" ? { show: ["laudos"] } : {};

const withEmail = (query: URLSearchParams, filling: Filling): Filling => {
  const email = query.get("email") ?? "";
  return email === "" ? filling : { ...filling, values: { email: email.slice(0, 320) } };
};

/** The link's secrets go into a cookie that no script reads, and out of the address bar. */
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
  const lacking = access_token !== null || refresh_token !== null || readHalves(request) === null;
  if (!lacking) return { kind: "fill", filling: {} };
  clearHalves(reply, https);
  const text = messagesOf(locale).errors.RESET_LINK_INVALID;
  return {
    kind: "fill",
    filling: { message: { kind: "error", text }, show: ["expired"], hide: ["form", "lead"] },
  };
};

const arrive = (
  name: AuthPageName,
  locale: Locale,
  request: FastifyRequest,
  reply: FastifyReply,
  https: boolean,
): Arrival => {
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  if (name === "reset-password") return onReset(query, request, reply, locale, https);
  if (query.size === 0) return null;
  const fill = (filling: Filling): Arrival => ({ kind: "fill", filling });
  if (name === "login") return fill(withEmail(query, onLogin(query, locale)));
  if (name === "signup") return fill(withEmail(query, onSignup(query)));
  if (name === "forgot-password") return fill(withEmail(query, {}));
  const session = name === "success" ? (query.get("session_id") ?? "") : "";
  return session === ""
    ? null
    : fill({ show: ["session"], texts: { session: session.slice(0, 200) } });
};

/** Parts of every sign-in page that hang on the configuration, not on the address. */
export const configured = (name: AuthPageName, config: Config): readonly string[] =>
  offersGoogle(config) && (name === "login" || name === "signup") ? ["google"] : [];

/** For the site's page handler: what the sign-in pages say by their address and by the configuration. */
export const createArrivals =
  (config: Config): Arrive =>
  (file, request, reply) => {
    const [locale = "", name = ""] = file.split("/");
    if (!isLocale(locale) || !isAuthPage(name)) return null;
    const https = config.base_url.startsWith("https://");
    const arrival = arrive(name, locale, request, reply, https);
    if (arrival?.kind === "redirect") return { to: arrival.to };
    const parts = configured(name, config);
    if (arrival === null && parts.length === 0) return null;
    const filling = arrival?.filling ?? {};
    const show = [...(filling.show ?? []), ...parts];
    return { change: (html) => fillHtml(html, { ...filling, show }) };
  };
