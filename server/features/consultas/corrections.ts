import { type Correction, type CorrectionChange, fits } from "@relato/shared/domain/correction.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findTranscript } from "../documentos/transcript.ts";
import { consultaCan } from "./policy.ts";

/**
 * Adds a correction, if it was made from what stands there now.
 * @throws AppError NOT_FOUND, TRANSCRIPT_NOT_READY, TRANSCRIPT_CHANGED
 */
export const addCorrection = async (
  tx: Tx,
  medicoId: string,
  consultaId: string,
  change: CorrectionChange,
): Promise<Correction> => {
  // Locked: of two tabs the second sees what the first did.
  const [consulta] = await tx.query<{ status: "Processando" | "Concluído" | "Erro" }>(
    `select status from consultas where id = $1 for update`,
    [consultaId],
  );
  if (consulta === undefined) throw new AppError("NOT_FOUND");
  const transcript = await findTranscript(tx, consultaId);
  // While it is being written, or was not, the pipeline may still put the speakers into what was heard.
  if (!consultaCan(consulta).correct || transcript === null)
    throw new AppError("TRANSCRIPT_NOT_READY");
  if (!fits(transcript.turns, change)) throw new AppError("TRANSCRIPT_CHANGED");
  const [row] = await tx.query<{ number: number; created_at: string }>(
    `insert into transcript_corrections (consulta_id, medico_id, number, change)
     select $1, $2, coalesce(max(number), 0) + 1, $3 from transcript_corrections where consulta_id = $1
     returning number, created_at`,
    [consultaId, medicoId, JSON.stringify(change)],
  );
  if (row === undefined) throw new AppError("INTERNAL");
  return { ...row, change };
};
