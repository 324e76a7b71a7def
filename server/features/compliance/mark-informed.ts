import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";

export interface Mark {
  noticeId: string;
  pacienteId: string;
  informed: boolean;
}

/**
 * Marks a patient as informed of an incident, or removes the mark. Returns the time of the mark.
 * @throws AppError NOT_FOUND: the notice or the patient is not the doctor's
 */
export const markInformed = async (
  tx: Tx,
  medicoId: string,
  { noticeId, pacienteId, informed }: Mark,
): Promise<string | null> => {
  const own = await tx.query(
    `select from incident_notices n, pacientes p
      where n.id = $1 and n.medico_id = $3 and p.id = $2`,
    [noticeId, pacienteId, medicoId],
  );
  if (own.length === 0) throw new AppError("NOT_FOUND");
  if (!informed) {
    await tx.query("delete from incident_informed where notice_id = $1 and paciente_id = $2", [
      ...[noticeId, pacienteId],
    ]);
    return null;
  }
  await tx.query(
    `insert into incident_informed (notice_id, paciente_id, medico_id) values ($1, $2, $3)
     on conflict (notice_id, paciente_id) do nothing`,
    [noticeId, pacienteId, medicoId],
  );
  const [row] = await tx.query<{ informed_at: string }>(
    "select informed_at from incident_informed where notice_id = $1 and paciente_id = $2",
    [noticeId, pacienteId],
  );
  return row?.informed_at ?? null;
};
