import type { Controller } from "@relato/shared/contract/compliance.ts";
import type { ModelFault, WriterStamp } from "@relato/shared/domain/document.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { View } from "@relato/shared/domain/views.ts";
import type { WriterChoice } from "@relato/shared/domain/writer-choice.ts";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant, instantNow, primaryId } from "./columns.ts";

/** Data of the installation, without tenants. Only the login role reaches this schema. */
export const installation = pgSchema("installation");

/** Settings of administrators. An environment variable overrides them. They contain no secrets. */
export const settings = installation.table("settings", {
  name: text().$type<"writer" | "controller">().primaryKey(),
  value: jsonb().$type<WriterChoice | Controller>().notNull(),
  /** A user's id. */
  changed_by: text().notNull(),
  changed_at: instantNow(),
});

/** One run of a language model. It contains nothing about the visit, the doctor or the patient. */
export const model_runs = installation.table(
  "model_runs",
  {
    id: primaryId(),
    at: instantNow(),
    provider: text().notNull(),
    model: text().notNull(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    duration_ms: integer().notNull(),
    /** Null when the model's note became a document. */
    fault: text().$type<ModelFault>(),
    /** Counts of statements. */
    proof: jsonb().$type<NonNullable<WriterStamp["proof"]>>(),
  },
  (t) => [index("model_runs_at_idx").on(t.at)],
);

/** Errors per hour and code, without ids (platform/metrics/error-counts.ts). */
export const error_counts = installation.table(
  "error_counts",
  {
    /** The start of the hour. */
    hour: instant().notNull(),
    /** `request`, or the name of a job's queue. */
    source: text().notNull(),
    code: text().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.hour, t.source, t.code] })],
);

/** An administrator's announcement (features/announcements). */
export const announcements = installation.table("announcements", {
  id: primaryId(),
  title: text().notNull(),
  body: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  in_app: boolean().notNull(),
  by_mail: boolean().notNull(),
  /** A user's id. */
  created_by: text().notNull(),
  created_at: instantNow(),
  finished_at: instant(),
  /** The last account that was handled; accounts are handled in the order of their ids. */
  reached: text().notNull().default(""),
  notified: integer().notNull().default(0),
  mailed: integer().notNull().default(0),
});

/** How often a view was opened a day, without ids (features/view-counts). */
export const view_counts = installation.table(
  "view_counts",
  {
    /** In the time zone of São Paulo. */
    day: date().notNull(),
    view: text().$type<View>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.view] })],
);

/**
 * Digests of the e-mail addresses and CRM numbers that had a trial. They outlive the account, so
 * that deleting it does not give another trial.
 */
export const trial_keys = installation.table("trial_keys", { digest: text().primaryKey() });

/** Webhook events that were accepted, so that a repeated one has no effect. */
export const stripe_events = installation.table("stripe_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  received_at: instantNow(),
});
