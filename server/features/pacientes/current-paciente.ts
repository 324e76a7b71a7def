import type { Tx } from "../../platform/database/database.ts";
import { requireRow } from "../../platform/http/require-row.ts";

/**
 * The patient into whom this one was merged, or the same id. Neither is merged or deleted until
 * the transaction ends. A recording that was made before a merge arrives with the archived patient.
 * @throws AppError PACIENTE_NOT_FOUND
 */
export const findCurrentPaciente = async (tx: Tx, id: string): Promise<string> => {
  const [locked] = await tx.query("select id from pacientes where id = $1 for key share", [id]);
  requireRow(locked, "PACIENTE_NOT_FOUND");
  // Read after the lock: a merge that ran until now has committed.
  const [merge] = await tx.query<{ into_id: string }>(
    "select into_id from patient_merges where from_id = $1 and undone_at is null",
    [id],
  );
  return merge === undefined ? id : findCurrentPaciente(tx, merge.into_id);
};
