import type { Locale } from "@relato/shared/domain/language.ts";
import type { Config } from "../../platform/config/config.ts";
import { AppError } from "../../platform/http/errors.ts";
import { type Auth, type AuthOptions, createAuth, type OidcProvider } from "./auth.ts";

/** Names the way back to us, `/api/auth/callback/google`, as it stands in Google's console. */
export const GOOGLE = "google";

/** Whether somebody may sign in by Google here; without it no page shows the button. */
export const offersGoogle = (config: Pick<Config, "google_client_id">): boolean =>
  config.google_client_id !== undefined;

const providerOf = (config: Config): OidcProvider => {
  const { google_client_id, google_client_secret, google_issuer } = config;
  if (google_client_id === undefined || google_client_secret === undefined) {
    throw new AppError("NOT_FOUND");
  }
  return {
    providerId: GOOGLE,
    discoveryUrl: `${google_issuer}/.well-known/openid-configuration`,
    clientId: google_client_id,
    clientSecret: google_client_secret,
  };
};

/**
 * Sign-in by an OpenID Connect issuer. better-auth reads the discovery document once, when its instance starts, and goes
 * without the provider when that fails; so this has an instance of its own, made when somebody first presses the button,
 * and made again as long as the issuer could not be asked. The product's start never waits for anybody's network.
 */
export const createGoogle = (config: Config, readOptions: () => Promise<AuthOptions>) => {
  let ready: Promise<Auth> | null = null;

  const make = async (): Promise<Auth> => {
    const auth = createAuth(await readOptions(), [providerOf(config)]);
    const { socialProviders } = await auth.$context;
    if (!socialProviders.some(({ id }) => id === GOOGLE)) throw new AppError("UNAVAILABLE");
    return auth;
  };
  /** @throws AppError NOT_FOUND where it is not configured, UNAVAILABLE when the issuer does not answer */
  const get = (): Promise<Auth> => {
    ready ??= make().catch((error: unknown) => {
      ready = null;
      throw error;
    });
    return ready;
  };

  return {
    /** The issuer's address to send the browser to, and the cookies that tie its return to this browser. */
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
    /** What the issuer sent back, checked and exchanged: a redirect with the session's cookie, or to the error. */
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
