import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_FAILURES,
  type WebhookDisabledReason,
  type WebhookEventType,
  type WebhookFailure,
  type WebhookField,
} from "@relato/shared/domain/webhooks.ts";
import { type Locale, LOCALES } from "@relato/shared/domain/language.ts";
import { instant, instantNow, isOneOf, primaryId } from "./columns.ts";
import { accountId } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

/** The addresses that a doctor's events are sent to. */
export const webhook_endpoints = pgTable(
  "webhook_endpoints",
  {
    id: primaryId(),
    user_id: accountId(),
    url: text().notNull(),
    /** The language of mails about it. */
    locale: text().$type<Locale>().notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    /** What payloads carry beside ids. */
    fields: text().array().$type<WebhookField[]>().notNull(),
    /** The signing secret follows from the id and this number (features/webhooks/secret.ts). */
    secret_number: integer().notNull().default(1),
    /** Until then the former secret signs too. */
    former_secret_until: instant(),
    disabled_at: instant(),
    disabled_reason: text().$type<WebhookDisabledReason>(),
    created_at: instantNow(),
  },
  (t) => [
    unique("webhook_endpoints_id_user_id_key").on(t.id, t.user_id),
    index("webhook_endpoints_user_idx").on(t.user_id, t.created_at),
    check("webhook_endpoints_locale_check", isOneOf(t.locale, LOCALES)),
    check(
      "webhook_endpoints_disabled_check",
      sql`(${t.disabled_at} is null) = (${t.disabled_reason} is null)`,
    ),
    check("webhook_endpoints_reason_check", isOneOf(t.disabled_reason, WEBHOOK_DISABLED_REASONS)),
    ...tenantRows(t.user_id),
  ],
);

/**
 * What happened, in the transaction of the change. Triggers in the migration write it, number it in
 * the order of commits of a doctor, and add a delivery for each endpoint that wants it.
 */
export const webhook_events = pgTable(
  "webhook_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    user_id: accountId(),
    type: text().$type<WebhookEventType>().notNull(),
    /** Ids of the records, such as `{"paciente_id": "…"}`. */
    data: jsonb().$type<Record<string, string | null>>().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    unique("webhook_events_id_user_id_key").on(t.id, t.user_id),
    index("webhook_events_user_idx").on(t.user_id, t.id),
    index("webhook_events_created_idx").on(t.created_at),
    check("webhook_events_type_check", isOneOf(t.type, WEBHOOK_EVENT_TYPES)),
    ...tenantRows(t.user_id),
  ],
);

/** An event on its way to one endpoint. */
export const webhook_deliveries = pgTable(
  "webhook_deliveries",
  {
    id: primaryId(),
    user_id: accountId(),
    endpoint_id: uuid().notNull(),
    event_id: bigint({ mode: "number" }).notNull(),
    /** `new`: has no job yet. */
    state: text().$type<"new" | "queued" | "delivered" | "failed">().notNull().default("new"),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due; null before the first one and after the last. */
    next_attempt_at: instant(),
    created_at: instantNow(),
  },
  (t) => [
    unique("webhook_deliveries_id_user_id_key").on(t.id, t.user_id),
    unique("webhook_deliveries_event_key").on(t.endpoint_id, t.event_id),
    foreignKey({
      name: "webhook_deliveries_endpoint_fk",
      columns: [t.endpoint_id, t.user_id],
      foreignColumns: [webhook_endpoints.id, webhook_endpoints.user_id],
    }).onDelete("cascade"),
    foreignKey({
      name: "webhook_deliveries_event_fk",
      columns: [t.event_id, t.user_id],
      foreignColumns: [webhook_events.id, webhook_events.user_id],
    }).onDelete("cascade"),
    index("webhook_deliveries_list_idx").on(t.endpoint_id, t.created_at, t.id),
    index("webhook_deliveries_event_idx").on(t.event_id),
    index("webhook_deliveries_new_idx")
      .on(t.id)
      .where(sql`${t.state} = 'new'`),
    check(
      "webhook_deliveries_state_check",
      sql`${t.state} in ('new', 'queued', 'delivered', 'failed')`,
    ),
    ...tenantRows(t.user_id),
  ],
);

/** One request of a delivery. */
export const webhook_attempts = pgTable(
  "webhook_attempts",
  {
    id: primaryId(),
    user_id: accountId(),
    delivery_id: uuid().notNull(),
    number: integer().notNull(),
    /** The status of the answer; null if there was none. */
    status: integer(),
    /** Null: delivered. */
    failure: text().$type<WebhookFailure>(),
    duration_ms: integer().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    foreignKey({
      name: "webhook_attempts_delivery_fk",
      columns: [t.delivery_id, t.user_id],
      foreignColumns: [webhook_deliveries.id, webhook_deliveries.user_id],
    }).onDelete("cascade"),
    index("webhook_attempts_delivery_idx").on(t.delivery_id, t.created_at),
    check("webhook_attempts_failure_check", isOneOf(t.failure, WEBHOOK_FAILURES)),
    ...tenantRows(t.user_id),
  ],
);

export type WebhookEndpointRow = typeof webhook_endpoints.$inferSelect;
export type WebhookEventRow = typeof webhook_events.$inferSelect;
export type WebhookDeliveryRow = typeof webhook_deliveries.$inferSelect;
export type WebhookAttemptRow = typeof webhook_attempts.$inferSelect;
