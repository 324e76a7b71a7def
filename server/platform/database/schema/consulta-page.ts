import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  FEEDBACK_SECTIONS,
  FEEDBACK_TYPES,
  type FeedbackSection,
  type FeedbackType,
} from "@relato/shared/domain/feedback.ts";
import type { CorrectionChange } from "@relato/shared/domain/correction.ts";
import { instantNow, isOneOf, primaryId } from "./columns.ts";
import { consultas } from "./consultas.ts";
import { ofVisible, ownReference, tenantRows } from "./tenancy.ts";

/**
 * The doctor's corrections of a transcript. Append-only: the migration grants no update or delete.
 * `consultas.transcricao` keeps the original; readers apply the corrections in order.
 */
export const transcript_corrections = pgTable(
  "transcript_corrections",
  {
    id: primaryId(),
    consulta_id: uuid().notNull(),
    medico_id: text().notNull(),
    /** 1, 2, 3 … */
    number: integer().notNull(),
    change: jsonb().$type<CorrectionChange>().notNull(),
    created_at: instantNow(),
  },
  (t) => [
    unique("transcript_corrections_number_key").on(t.consulta_id, t.number),
    ownReference(
      "transcript_corrections_consulta_fk",
      [t.consulta_id, t.medico_id],
      consultas,
    ).onDelete("cascade"),
    check("transcript_corrections_number_check", sql`${t.number} > 0`),
    ...tenantRows(t.medico_id, ofVisible("consultas", t.consulta_id)),
  ],
);

/** Feedback: one row per consultation, user and section (specification 4). */
export const consultation_feedback = pgTable(
  "consultation_feedback",
  {
    id: primaryId(),
    consultation_id: uuid().notNull(),
    user_id: text().notNull(),
    section_type: text().$type<FeedbackSection>().notNull(),
    feedback_type: text().$type<FeedbackType>().notNull(),
    comment: text(),
    created_at: instantNow(),
    updated_at: instantNow(),
  },
  (t) => [
    unique("consultation_feedback_section_key").on(t.consultation_id, t.user_id, t.section_type),
    ownReference(
      "consultation_feedback_consulta_fk",
      [t.consultation_id, t.user_id],
      consultas,
    ).onDelete("cascade"),
    check("consultation_feedback_section_check", isOneOf(t.section_type, FEEDBACK_SECTIONS)),
    check("consultation_feedback_type_check", isOneOf(t.feedback_type, FEEDBACK_TYPES)),
    ...tenantRows(t.user_id, ofVisible("consultas", t.consultation_id)),
  ],
);

export type CorrectionRow = typeof transcript_corrections.$inferSelect;
export type FeedbackRow = typeof consultation_feedback.$inferSelect;
