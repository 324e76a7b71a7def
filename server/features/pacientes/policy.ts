import type { PacienteDetail } from "@relato/shared/contract/pacientes.ts";

/**
 * A patient with a record is archived and never deleted: the law requires to keep the record for 20
 * years after its last entry (Law 13.787/2018, art. 6; CFM 1.821/2007, art. 8).
 */
export const pacienteCan = (paciente: {
  archived_at: string | null;
  has_record: boolean;
}): PacienteDetail["can"] => ({
  remove: !paciente.has_record ? "delete" : paciente.archived_at === null ? "archive" : null,
  restore: paciente.archived_at !== null,
});
