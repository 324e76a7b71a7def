import { randomUUID } from "node:crypto";
import { MAX_PASSWORD, MIN_PASSWORD } from "@relato/shared/contract/contas.ts";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import type { Log } from "../../platform/audit/log.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Database } from "../../platform/database/database.ts";
import * as schema from "../../platform/database/schema/auth.ts";

const DAY_S = 24 * 60 * 60;

/**
 * better-auth behind our own routes (routes.ts): we call its functions, its own router is not mounted, so nothing of it
 * can be reached that the contract does not name. What its router would do is therefore done by ours for every route:
 * rate limits (which also know the account), the check of the origin, the check of bodies.
 */
export const createAuth = (options: {
  db: Database;
  config: Config;
  /** At least 32 characters (`loadAuthSecret`). */
  secret: string;
  log: Log;
}) => {
  const { db, config, secret, log } = options;
  return betterAuth({
    appName: "Relato",
    baseURL: config.base_url,
    basePath: "/api/auth",
    secret,
    database: drizzleAdapter(db.login, { provider: "pg", schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
    },
    // In the database, and read at every request (no cookieCache): a session that is ended is ended at once.
    session: { expiresIn: 7 * DAY_S, updateAge: DAY_S },
    rateLimit: { enabled: false },
    plugins: [admin({ defaultRole: "doctor" })],
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
  });
};

export type Auth = ReturnType<typeof createAuth>;
