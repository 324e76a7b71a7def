import type { Feedback } from "@relato/shared/contract/feedback.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";

const requireConsulta = async (tx: Tx, id: string): Promise<void> => {
  const found = await tx.query(`select 1 from consultas where id = $1`, [id]);
  if (found.length === 0) throw new AppError("NOT_FOUND");
};

/** What was said about the sections of a consultation. @throws AppError NOT_FOUND */
export const listFeedback = async (tx: Tx, consultaId: string): Promise<Feedback[]> => {
  await requireConsulta(tx, consultaId);
  return tx.query<Feedback & Record<string, unknown>>(
    `select section_type, feedback_type, comment from consultation_feedback
      where consultation_id = $1 order by section_type`,
    [consultaId],
  );
};

/** One row a consultation, user and section; a comment that is not sent stays as it was. @throws AppError NOT_FOUND */
export const saveFeedback = async (
  tx: Tx,
  userId: string,
  consultaId: string,
  given: Pick<Feedback, "section_type" | "feedback_type"> & { comment?: string | undefined },
): Promise<Feedback> => {
  await requireConsulta(tx, consultaId);
  const { section_type, feedback_type, comment } = given;
  const [saved] = await tx.query<Feedback & Record<string, unknown>>(
    `insert into consultation_feedback as f (consultation_id, user_id, section_type, feedback_type, comment)
     values ($1, $2, $3, $4, nullif($5, ''))
     on conflict (consultation_id, user_id, section_type) do update
        set feedback_type = excluded.feedback_type, updated_at = now(),
            comment = case when $5::text is null then f.comment else excluded.comment end
     returning section_type, feedback_type, comment`,
    [consultaId, userId, section_type, feedback_type, comment ?? null],
  );
  if (saved === undefined) throw new AppError("INTERNAL");
  return saved;
};
