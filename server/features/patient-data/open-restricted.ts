import { OPEN_MINUTES } from "@relato/shared/domain/erasure.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";

export interface OpenedRecord {
  id: string;
  /** Null after a lifted restriction. */
  open_until: string | null;
}

/**
 * Opens the doctor's restricted records of patients with this name for OPEN_MINUTES. Case and
 * accents do not matter. @throws AppError NOT_FOUND
 */
export const openRestricted = async (tx: Tx, nome: string): Promise<OpenedRecord[]> => {
  const opened = await tx.query<OpenedRecord>(
    `update patient_erasures set open_until = now() + make_interval(mins => $2)
      where search_name = plain_text($1) returning paciente_id as id, open_until`,
    [nome.trim(), OPEN_MINUTES],
  );
  if (opened.length === 0) throw new AppError("NOT_FOUND");
  return opened;
};

/**
 * Ends the restriction of the doctor's records of patients with this name. What was erased stays
 * erased, and a later erasure restricts the record again. @throws AppError NOT_FOUND
 */
export const liftRestriction = async (tx: Tx, nome: string): Promise<OpenedRecord[]> => {
  const lifted = await tx.query<OpenedRecord>(
    `update patient_erasures set restricted_until = null, search_name = null, open_until = null
      where search_name = plain_text($1) returning paciente_id as id, open_until`,
    [nome.trim()],
  );
  if (lifted.length === 0) throw new AppError("NOT_FOUND");
  // The erasure had archived the patient.
  await tx.query("update pacientes set archived_at = null where id = any($1::uuid[])", [
    lifted.map(({ id }) => id),
  ]);
  return lifted;
};
