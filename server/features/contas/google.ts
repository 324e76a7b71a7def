import type { Locale } from "@relato/shared/domain/language.ts";
import type { Config } from "../../platform/config/config.ts";
import { AppError } from "../../platform/http/errors.ts";
import { type Auth, type AuthOptions, createAuth, type OidcProvider } from "./auth.ts";

/** Part of the callback's path, `/api/auth/callback/google`, which Google's console needs. */
export const GOOGLE = "google";

export const offersGoogle = (config: Pick<Config, "google_client_id">): boolean =>
  config.google_client_id !== undefined;

const providerOf = (config: Config): OidcProvider => {
  const { google_client_id, google_client_secret, google_issuer } = config;
  if (google_client_id === undefined || google_client_secret === undefined)
    throw new AppError("NOT_FOUND");
  return {
    providerId: GOOGLE,
    discoveryUrl: `${google_issuer}/.well-known/openid-configuration`,
    clientId: google_client_id,
    clientSecret: google_client_secret,
  };
};

/**
 * Sign-in by an OpenID Connect issuer. A better-auth instance reads the discovery document only
 * once, and drops the provider if that fails. Therefore a separate instance is created at the first
 * sign-in, and again after each failure. The server's start does not wait for the issuer.
 */
export const createGoogle = (config: Config, readOptions: () => Promise<AuthOptions>) => {
  let ready: Promise<Auth> | null = null;

  const make = async (): Promise<Auth> => {
    const auth = createAuth(await readOptions(), [providerOf(config)]);
    const { socialProviders } = await auth.$context;
    const provider = socialProviders.find(({ id }) => id === GOOGLE);
    // Another issuer's document at this address must not vouch for that issuer's accounts.
    if (provider?.issuer !== config.google_issuer) throw new AppError("UNAVAILABLE");
    return auth;
  };
  /** @throws AppError NOT_FOUND if not configured, UNAVAILABLE if the issuer does not answer */
  const get = (): Promise<Auth> => {
    ready ??= make().catch((error: unknown) => {
      ready = null;
      throw error;
    });
    return ready;
  };

  return {
    /** The issuer's URL, and cookies that bind the callback to this browser. */
    start: async (locale: Locale, headers: Headers): Promise<Response> => {
      const auth = await get();
      return auth.api.signInSocial({
        body: {
          provider: GOOGLE,
          callbackURL: `/${locale}/dashboard`,
          newUserCallbackURL: `/${locale}/dashboard?welcome=1`,
          errorCallbackURL: `/${locale}/login?google=failed`,
        },
        headers,
        asResponse: true,
      });
    },
    /** Checks the callback: a redirect with the session's cookie, or to the error page. */
    finish: async (query: Record<string, string>, headers: Headers): Promise<Response> => {
      const auth = await get();
      return auth.api.callbackOAuth({
        params: { id: GOOGLE },
        query,
        headers,
        method: "GET",
        asResponse: true,
      });
    },
  };
};
