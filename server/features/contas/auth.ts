import { randomUUID } from "node:crypto";
import { MAX_PASSWORD, MIN_PASSWORD } from "@relato/shared/contract/contas.ts";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth, type BetterAuthOptions } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { Log } from "../../platform/audit/log.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/database.ts";
import * as schema from "../../platform/database/schema/auth.ts";
import { hostCookie } from "../../platform/http/host-cookie.ts";
import { admitUser } from "./admission.ts";
import { dropUnproven } from "./early-credentials.ts";
import { secondStep } from "./second-step.ts";

const HOUR_S = 60 * 60;
/** A session in use is renewed when its expiry is this many seconds old. */
export const RENEWAL_S = 300;

/** An OpenID Connect issuer, as better-auth's genericOAuth takes it. */
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
 * Whether sign-in requires a confirmed address. Without SMTP no confirmation mail can arrive
 * (docs/decisions/0019-confirmation-where-mail-leaves.md).
 */
export const confirmsEmail = (config: Pick<Config, "smtp_url">): boolean =>
  config.smtp_url !== undefined;

/** The options that every instance of better-auth shares. */
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
    // A job of ours sends the mails (jobs.ts), so that no response waits for a mail server.
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    // A leaked table contains no usable links.
    verification: { storeIdentifier: "hashed" },
    // Google proves the address, and `dropUnproven` removes what a stranger may have made before.
    account: { encryptOAuthTokens: true, accountLinking: { requireLocalEmailVerified: false } },
    databaseHooks: {
      user: { create: { before: (user, context) => admitUser({ db, config }, user, context) } },
      account: {
        create: {
          before: async ({ providerId, userId }) => {
            if (providerId !== "credential") await dropUnproven(db, userId);
          },
        },
      },
    },
    // Every request reads the session's row (no cookieCache), so that revoking is immediate.
    // step-up.ts checks freshness.
    session: {
      expiresIn: config.session_idle_hours * HOUR_S,
      updateAge: RENEWAL_S,
      freshAge: 0,
    },
    rateLimit: { enabled: false },
    advanced: {
      // better-auth has no option for `__Host-`.
      cookiePrefix: hostCookie("relato", config),
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure: config.base_url.startsWith("https://"),
      },
      database: { generateId: () => randomUUID() },
      // `authHeaders` replaces this header with the address that fastify trusts.
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"] },
    },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      // The original messages may contain e-mail addresses and rows.
      log: (level) => log[level]({ from: "better-auth" }, "an account operation failed"),
    },
  }) satisfies BetterAuthOptions;

/** Roles and bans. Every instance needs it to refuse disabled accounts. */
export const roles = () => admin({ defaultRole: "doctor" });

/**
 * better-auth without its router: only the routes of our contract call its functions. Our routes
 * check origin, body and rate limits instead. The first use requests the discovery documents of
 * `providers`.
 */
export const createAuth = (options: AuthOptions, providers: OidcProvider[] = []) =>
  betterAuth({
    ...baseOptions(options),
    plugins: [
      roles(),
      secondStep(options.secret),
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
