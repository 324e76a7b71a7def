import type { ApiScope } from "@relato/shared/domain/api-scopes.ts";
import { LAUNCH_VIEWS, type LaunchView } from "@relato/shared/domain/launch.ts";
import { type Locale, LOCALES } from "@relato/shared/domain/language.ts";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { accountId } from "./owner.ts";
import { pacientes } from "./pacientes.ts";
import { ownReference, tenantRows } from "./tenancy.ts";

/**
 * Keys of the integration API. The view `installation.api_key_owners` finds the key of a request.
 * A revoked key is kept: the audit log names it.
 */
export const api_keys = pgTable(
  "api_keys",
  {
    id: primaryId(),
    user_id: accountId(),
    name: text().notNull(),
    /** The start of the secret, shown in the list. */
    prefix: text().notNull(),
    /** SHA-256 of the secret, in hexadecimal. A secret of 256 bits needs no slow hash. */
    secret_sha256: text().notNull().unique("api_keys_secret_sha256_key"),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** Addresses and networks of callers; empty for any. */
    addresses: text().array().notNull().default([]),
    /** Origins whose pages may frame what this key launches. */
    origins: text().array().notNull().default([]),
    created_at: instantNow(),
    expires_at: instant(),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (t) => [
    index("api_keys_user_idx").on(t.user_id, t.created_at),
    check("api_keys_scopes_check", sql`cardinality(${t.scopes}) > 0`),
    ...tenantRows(t.user_id),
  ],
);

/**
 * Writes with an Idempotency-Key, for a day (platform/http/v1/idempotency.ts). `answer` and
 * `error_code` are null while the request runs, or if its answer was lost.
 */
export const idempotent_requests = pgTable(
  "idempotent_requests",
  {
    key_id: uuid()
      .notNull()
      .references(() => api_keys.id, { onDelete: "cascade" }),
    /** The client's Idempotency-Key. */
    key: text().notNull(),
    user_id: accountId(),
    /** SHA-256 of method, path and body, in hexadecimal. */
    fingerprint: text().notNull(),
    /** Of the run; a run whose claim was taken over cannot commit. */
    claim_id: uuid().notNull(),
    /** The process that runs the request renews it; in the past, the process is gone. */
    leased_until: instant().notNull(),
    /** A transaction of the request that wrote something has committed. */
    has_effect: boolean().notNull().default(false),
    status: integer(),
    answer: text(),
    error_code: text(),
    error_field: text(),
    created_at: instantNow(),
  },
  (t) => [
    primaryKey({ columns: [t.key_id, t.key] }),
    index("idempotent_requests_user_idx").on(t.user_id),
    index("idempotent_requests_created_at_idx").on(t.created_at),
    check("idempotent_requests_answer_check", sql`num_nonnulls(${t.answer}, ${t.error_code}) <= 1`),
    check("idempotent_requests_key_check", sql`length(${t.key}) between 1 and 255`),
    ...tenantRows(t.user_id),
  ],
);

/**
 * Links that open one patient in a browser, each with the session that it started. The view
 * `installation.launch_owners` finds both (docs/decisions/0054-launched-sessions.md).
 */
export const launches = pgTable(
  "launches",
  {
    id: primaryId(),
    user_id: accountId(),
    key_id: uuid()
      .notNull()
      .references(() => api_keys.id, { onDelete: "cascade" }),
    paciente_id: uuid().notNull(),
    view: text().$type<LaunchView>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** SHA-256 of the link's token, in hexadecimal. */
    link_sha256: text().notNull().unique("launches_link_sha256_key"),
    link_expires_at: instant().notNull(),
    /** When the link was used; null before. The session starts then. */
    used_at: instant(),
    /** SHA-256 of the browser's cookie, in hexadecimal. Launches of one browser share it. */
    session_sha256: text(),
    /** Each use moves it; in the past, the session has ended. */
    session_expires_at: instant(),
    created_at: instantNow(),
  },
  (t) => [
    ownReference("launches_paciente_fk", [t.paciente_id, t.user_id], pacientes).onDelete("cascade"),
    index("launches_user_idx").on(t.user_id, t.created_at),
    index("launches_key_idx").on(t.key_id),
    index("launches_paciente_idx").on(t.paciente_id),
    index("launches_created_at_idx").on(t.created_at),
    check("launches_view_check", isOneOf(t.view, LAUNCH_VIEWS)),
    check("launches_locale_check", isOneOf(t.locale, LOCALES)),
    check(
      "launches_session_check",
      sql`num_nonnulls(${t.used_at}, ${t.session_sha256}, ${t.session_expires_at}) in (0, 3)`,
    ),
    ...tenantRows(t.user_id),
  ],
);
