import type { Feedback, saveFeedback as contract } from "@relato/shared/contract/feedback.ts";
import type { RouteRequest } from "@relato/shared/contract/route.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { consultation_feedback } from "../../platform/database/schema/consulta-page.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { requireConsultaItem } from "./queries.ts";

/** The feedback on the sections of a consultation. @throws AppError NOT_FOUND */
export const listFeedback = async (tx: Tx, consultaId: string): Promise<Feedback[]> => {
  await requireConsultaItem(tx, consultaId);
  return tx.drizzle
    .select()
    .from(consultation_feedback)
    .where(eq(consultation_feedback.consultation_id, consultaId))
    .orderBy(consultation_feedback.section_type);
};

/** Replaces the feedback on a section. An omitted comment is kept. @throws AppError NOT_FOUND */
export const saveFeedback = async (
  tx: Tx,
  user_id: string,
  consultation_id: string,
  feedback: RouteRequest<typeof contract>["body"],
): Promise<Feedback> => {
  await requireConsultaItem(tx, consultation_id);
  const { section_type, feedback_type } = feedback;
  const comment = feedback.comment === "" ? null : feedback.comment;
  const {
    consultation_id: consultation,
    user_id: user,
    section_type: section,
  } = consultation_feedback;
  const [saved] = await tx.drizzle
    .insert(consultation_feedback)
    .values({ consultation_id, user_id, section_type, feedback_type, comment })
    .onConflictDoUpdate({
      target: [consultation, user, section],
      set: { feedback_type, comment, updated_at: sql`now()` },
    })
    .returning();
  return requireRow(saved, "INTERNAL");
};
