import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";

/**
 * A patient with a record is archived and never deleted: the law requires to keep the record for 20
 * years after its last entry (Law 13.787/2018, art. 6; CFM 1.821/2007, art. 8). One that was merged
 * into another patient stays archived until the merge is undone.
 */
export const pacienteCan = (paciente: {
  archived_at: string | null;
  has_record: boolean;
  is_merged: boolean;
}): PacienteDetail["can"] => ({
  remove: paciente.is_merged
    ? null
    : !paciente.has_record
      ? "delete"
      : paciente.archived_at === null
        ? "archive"
        : null,
  restore: paciente.archived_at !== null && !paciente.is_merged,
});
