import {
  applyCorrections,
  type Correction,
  type CorrectionChange,
  isUpToDate,
} from "@relato/shared/domain/correction.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { transcript_corrections } from "../../platform/database/schema/consulta-page.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { canCorrect } from "./policy.ts";
import { listCorrections } from "./queries.ts";
import { saveTranscriptWords } from "./words.ts";

/**
 * Adds a correction that is based on the turn's current value.
 * @throws AppError NOT_FOUND, TRANSCRIPT_NOT_READY, TRANSCRIPT_CHANGED
 */
export const addCorrection = async (
  tx: Tx,
  medico_id: string,
  consulta_id: string,
  change: CorrectionChange,
): Promise<Correction> => {
  // The lock makes a second browser tab see the first one's correction.
  const [locked] = await tx.drizzle
    .select({ status: consultas.status, transcricao: consultas.transcricao })
    .from(consultas)
    .where(eq(consultas.id, consulta_id))
    .for("update");
  const { status, transcricao } = requireRow(locked);
  if (!canCorrect({ status }) || transcricao === null) throw new AppError("TRANSCRIPT_NOT_READY");
  const { turns } = applyCorrections(transcricao, await listCorrections(tx, consulta_id));
  if (!isUpToDate(turns, change)) throw new AppError("TRANSCRIPT_CHANGED");
  const number = sql`(select coalesce(max(c.number), 0) + 1 from transcript_corrections c
    where c.consulta_id = ${consulta_id})`;
  const [added] = await tx.drizzle
    .insert(transcript_corrections)
    .values({ consulta_id, medico_id, number, change })
    .returning();
  await saveTranscriptWords(tx, consulta_id);
  return requireRow(added, "INTERNAL");
};
