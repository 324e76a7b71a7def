import { randomUUID } from "node:crypto";
import { MAX_PASSWORD, MIN_PASSWORD } from "@relato/shared/contract/contas.ts";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth, type BetterAuthOptions } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Log } from "../../platform/audit/log.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/database.ts";
import * as schema from "../../platform/database/schema/auth.ts";

const DAY_S = 24 * 60 * 60;
/** How long somebody has for the second step of signing in, in seconds. */
const TWO_FACTOR_S = 600;

/** What better-auth's genericOAuth needs to know of an OpenID Connect issuer. */
export interface OidcProvider {
  providerId: string;
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface AuthOptions {
  db: Database;
  config: Config;
  /** At least 32 characters (`loadAuthSecret`). */
  secret: string;
  log: Log;
}

/**
 * Whether an address must be confirmed before it signs in. Only where mail really leaves: with the outbox nobody could
 * (docs/decisions/0019-confirmation-where-mail-leaves.md).
 */
export const confirmsEmail = (config: Pick<Config, "smtp_url">): boolean =>
  config.smtp_url !== undefined;

/** What every instance of better-auth here has in common; their plugins differ. */
export const baseOptions = ({ db, config, secret, log }: AuthOptions) =>
  ({
    appName: "Relato",
    baseURL: config.base_url,
    basePath: "/api/auth",
    secret,
    database: drizzleAdapter(db.login, { provider: "pg", schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      requireEmailVerification: confirmsEmail(config),
      revokeSessionsOnPasswordReset: true,
    },
    // Mails are ours (mails/): written by a job, so that no token lies in the queue and no mail server holds up an answer.
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    // Whoever reads the table cannot use what stands in it.
    verification: { storeIdentifier: "hashed" },
    account: { encryptOAuthTokens: true },
    // In the database, and read at every request (no cookieCache): a session that is ended is ended at once.
    session: { expiresIn: 7 * DAY_S, updateAge: DAY_S },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: "relato",
      useSecureCookies: config.base_url.startsWith("https://"),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: () => randomUUID() },
      // Set by session.ts to the address that fastify trusts, whatever the caller sent.
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"] },
    },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      // Its messages may name an e-mail address, its details hold rows.
      log: (level) => log[level]({ from: "better-auth" }, "an account operation failed"),
    },
  }) satisfies BetterAuthOptions;

/** Roles and bans; in every instance, since it is what keeps a disabled account from a session. */
export const roles = () => admin({ defaultRole: "doctor" });

/**
 * better-auth behind our own routes (routes.ts): we call its functions, its own router is not mounted, so nothing of it
 * can be reached that the contract does not name. What its router would do is therefore done by ours for every route:
 * rate limits (which also know the account), the check of the origin, the check of bodies.
 * `providers` are asked for their discovery documents as soon as the instance is used; see google.ts.
 */
export const createAuth = (options: AuthOptions, providers: OidcProvider[] = []) =>
  betterAuth({
    ...baseOptions(options),
    plugins: [
      roles(),
      twoFactor({ issuer: "Relato", twoFactorCookieMaxAge: TWO_FACTOR_S }),
      genericOAuth({
        config: providers.map((provider) => ({
          ...provider,
          scopes: ["openid", "email", "profile"],
          pkce: true,
          requireIdTokenVerification: true,
        })),
      }),
    ],
  });

export type Auth = ReturnType<typeof createAuth>;
