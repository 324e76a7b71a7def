import type { ApiScope } from "@relato/shared/domain/api-scopes.ts";
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
import { instant, instantNow, primaryId } from "./columns.ts";
import { accountId } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

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
