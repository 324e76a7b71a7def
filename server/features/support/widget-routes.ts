import { createHmac } from "node:crypto";
import { LOCALES, type Locale } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { withUser } from "../../platform/database/database.ts";
import { findViewer } from "../../platform/http/find-viewer.ts";
import { nameOf } from "../perfil/doctor-name.ts";
import { claimWidgetCookies, clearWidgetCookies } from "./widget-cookies.ts";
import { WIDGET_SCRIPT, widgetLanguage, widgetPage } from "./widget-page.ts";
import { widgetPolicy } from "./widget-policy.ts";

const SIGN_OUT = "/api/auth/sign-out";

/**
 * The page with the chat of SUPPORT_URL. It is a separate document, so that the chat's script
 * sees no page of the application. Without SUPPORT_URL there is no such page.
 */
export const registerSupportWidget = (app: FastifyInstance, { config, db }: Deps): void => {
  const { support_url: origin, support_token: token, support_hmac: hmac } = config;
  if (origin === undefined || token === undefined) return;
  const secure = config.base_url.startsWith("https://");
  const policy = widgetPolicy(origin, WIDGET_SCRIPT, secure);

  const show = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    const path = `/${locale}/suporte`;
    const login = `/${locale}/login?return_to=${encodeURIComponent(path)}`;
    const caller = await findViewer(app, request, reply);
    if (caller === null) return reply.header("cache-control", "no-store").redirect(login, 302);
    const name = await withUser(db, caller.id, (tx) => nameOf(tx, caller));
    claimWidgetCookies(request, reply, { userId: caller.id, secure });
    const hash =
      hmac === undefined
        ? {}
        : { identifier_hash: createHmac("sha256", hmac).update(caller.id).digest("hex") };
    const user = { id: caller.id, email: caller.email, name, ...hash };
    const options = { origin, token, locale: widgetLanguage(locale), login, user };
    return reply
      .headers({
        "cache-control": "no-store",
        "content-security-policy": policy,
        "permissions-policy": "microphone=(), display-capture=(), camera=(), geolocation=()",
        "x-robots-tag": "noindex, nofollow, noarchive",
      })
      .type("text/html; charset=utf-8")
      .send(widgetPage(locale, options, config.support_email));
  };
  for (const locale of LOCALES)
    app.get(
      `/${locale}/suporte`,
      { config: { access: "anonymous" }, schema: { hide: true } },
      (request, reply) => show(request, reply, locale),
    );
  // Before the cookies of the answer are written.
  app.addHook("preHandler", async (request, reply) => {
    if (request.routeOptions.url === SIGN_OUT) clearWidgetCookies(request, reply);
  });
};
