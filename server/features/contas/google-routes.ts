import { DEFAULT_LOCALE, LOCALES } from "@relato/shared/domain/language.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { isForeign } from "../../platform/http/origin.ts";
import { createStoredLimit } from "../../platform/http/stored-limits.ts";
import { createGoogle, GOOGLE, offersGoogle } from "./google.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { endReplaced } from "./replace-session.ts";
import { authHeaders, findUserOfCookies, sendCookies } from "./session.ts";

/** The query of the callback for a new account. */
const NEW = "welcome=1";

/** Redirects with the cookies of better-auth's response. */
const follow = (reply: FastifyReply, response: Response, to: string): FastifyReply => {
  sendCookies(reply, response.headers);
  return reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(to, 302);
};

/** Sign-in and sign-up with Google: the start and the callback. 404 if not configured. */
export const registerGoogleRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { config, db, log, auth, audit } = deps;
  const google = createGoogle(config, async () => {
    const { secret } = await auth.$context;
    return { db, config, log, secret };
  });
  const starts = createStoredLimit(db, {
    name: "google",
    max: 30 * config.rate_limit_factor,
    window_ms: 60_000,
  });
  const open = { config: { access: "anonymous" as const }, schema: { hide: true } };

  for (const locale of LOCALES) {
    app.get(`/${locale}/login/${GOOGLE}`, open, async (request, reply) => {
      // Another site's page must not sign the person in: they press the button themselves.
      if (isForeign(request, config.base_url)) return reply.redirect(`/${locale}/login`, 302);
      await starts.count(request);
      try {
        const response = await google.start(locale, authHeaders(request));
        const { url } = (await response.json()) as { url: string };
        return follow(reply, response, url);
      } catch (error) {
        if (error instanceof AppError && error.code === "NOT_FOUND") throw error;
        log.warn({ err: error }, "OpenID Connect issuer is unreachable");
        return reply.redirect(`/${locale}/login?google=failed`, 302);
      }
    });
  }

  app.get(`/api/auth/callback/${GOOGLE}`, open, async (request, reply) => {
    if (!offersGoogle(config)) throw new AppError("NOT_FOUND");
    await starts.count(request);
    const query = Object.fromEntries(new URLSearchParams(request.url.split("?")[1] ?? ""));
    const response = await google.finish(query, authHeaders(request));
    const to = new URL(response.headers.get("location") ?? "/", config.base_url);
    const locale = LOCALES.find((known) => to.pathname.startsWith(`/${known}/`)) ?? DEFAULT_LOCALE;
    // The response of the plugin's second step, which keeps the redirect's status.
    if ((await response.text()).includes('"twoFactorRedirect":true'))
      return follow(reply, response, `/${locale}/two-factor`);
    const user = await findUserOfCookies({ app, auth, db }, response.headers);
    audit.record({
      actor: user?.id ?? "anonymous",
      action: "account.sign-in-google",
      outcome: user === null ? "failure" : "success",
    });
    if (user !== null) {
      await endReplaced(deps, { request, reply });
      if (to.search === `?${NEW}`) {
        await enqueueMail(deps, "welcome", user.id, locale);
        to.search = "";
      }
    }
    if (to.searchParams.get("error")?.startsWith("SIGNUP_"))
      audit.record({ actor: "anonymous", action: "account.sign-up", outcome: "failure" });
    // Only to this site, whatever better-auth's response names.
    const own = to.origin === config.base_url ? to.pathname + to.search : "/";
    return follow(reply, response, own);
  });
};
