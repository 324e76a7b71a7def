import type { PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import type { Tx } from "../../platform/database/database.ts";

/** The doctor's patients by name, as a picker shows them. */
export const listPacienteChoices = (tx: Tx): Promise<PacienteChoice[]> =>
  tx.query<PacienteChoice>(
    `select id, nome from pacientes order by nome collate "pt-BR-x-icu", id`,
  );
