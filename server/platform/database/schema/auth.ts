import { bigint, boolean, index, integer, pgSchema, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Accounts. better-auth 1.7.6 fixes the names of tables and properties (e-mail + password, admin,
 * two-factor, passkeys, rate limits) and expects `Date`s. Only the login role reaches this schema;
 * `relato_system` may read a user's id, name, e-mail and whether the account is disabled.
 * The migration admin_panel adds covering indexes for the administrator's list of users.
 */
export const auth = pgSchema("auth");

const at = (name: string) => timestamp(name, { withTimezone: true });

export const user = auth.table("user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
  role: text("role"),
  banned: boolean("banned").default(false),
  banReason: text("ban_reason"),
  banExpires: at("ban_expires"),
  twoFactorEnabled: boolean("two_factor_enabled").default(false),
  /** Ours: when its owner confirmed the address. Null if Google did. */
  confirmedAt: at("confirmed_at"),
  /** Ours: a trigger sets it when a session starts or is renewed. Null: never signed in. */
  lastAccessAt: at("last_access_at"),
});

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

export const session = auth.table(
  "session",
  {
    id: text("id").primaryKey(),
    expiresAt: at("expires_at").notNull(),
    token: text("token").notNull().unique(),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: userId(),
    impersonatedBy: text("impersonated_by"),
    /** Ours: when the person last proved who they are. */
    authenticatedAt: at("authenticated_at").notNull().defaultNow(),
  },
  (t) => [index().on(t.userId)],
);

export const account = auth.table(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: userId(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: at("access_token_expires_at"),
    refreshTokenExpiresAt: at("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [index().on(t.userId)],
);

export const verification = auth.table(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [index().on(t.identifier)],
);

export const twoFactor = auth.table(
  "two_factor",
  {
    id: text("id").primaryKey(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    userId: userId(),
    verified: boolean("verified").default(true),
    failedVerificationCount: integer("failed_verification_count").default(0),
    lockedUntil: at("locked_until"),
    /** Ours. */
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (t) => [index().on(t.secret), index().on(t.userId)],
);

/** `@better-auth/passkey` 1.7.6. */
export const passkey = auth.table(
  "passkey",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: userId(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    createdAt: at("created_at").defaultNow(),
    aaguid: text("aaguid"),
  },
  (t) => [index().on(t.userId)],
);

/** Ours, in better-auth's shape: `key` is a hash, `last_request` the window's start in ms. */
export const rateLimit = auth.table("rate_limit", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});
