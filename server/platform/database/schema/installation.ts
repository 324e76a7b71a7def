import type { ModelFault, WriterStamp } from "@relato/shared/domain/document.ts";
import type { WriterChoice } from "@relato/shared/domain/writer-choice.ts";
import { index, integer, jsonb, pgSchema, text } from "drizzle-orm/pg-core";
import { instantNow, primaryId } from "./columns.ts";

/**
 * What belongs to the whole installation and to no doctor. Only the login role reaches this schema:
 * a doctor's transaction reads and writes nothing of it.
 */
export const installation = pgSchema("installation");

/** What administrators set in place of environment variables; a variable wins. No keys, no secrets. */
export const settings = installation.table("settings", {
  name: text().$type<"writer">().primaryKey(),
  value: jsonb().$type<WriterChoice>().notNull(),
  /** A user's id. */
  changed_by: text().notNull(),
  changed_at: instantNow(),
});

/** One run of a language model, also a failed one. Nothing of the visit, the doctor or the patient. */
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
    /** Null: the model's note became a document. */
    fault: text().$type<ModelFault>(),
    /** Counts of statements. */
    proof: jsonb().$type<NonNullable<WriterStamp["proof"]>>(),
  },
  (t) => [index("model_runs_at_idx").on(t.at)],
);
