import type { PacienteDuplicate } from "@relato/shared/contract/pacientes.ts";
import type { PacienteFields } from "@relato/shared/domain/paciente.ts";
import type { Tx } from "../../platform/database/database.ts";
import { choiceColumns } from "./queries.ts";

const MOST = 5;

type Wanted = { id: string } & Pick<
  PacienteFields,
  "nome" | "data_nascimento" | "documento" | "telefone" | "whatsapp"
>;

/**
 * Patients who are probably the one with these fields: the same document, the same name and day of
 * birth, or a common phone number. The best matches first. Merged patients are left out.
 */
export const findDuplicates = (
  tx: Tx,
  medicoId: string,
  one: Wanted,
): Promise<PacienteDuplicate[]> =>
  tx.query<PacienteDuplicate>(
    `select * from (
       select ${choiceColumns("p")}, p.archived_at is not null as archived, array_remove(array[
           case when p.documento = $3 then 'documento' end,
           case when p.data_nascimento = $5::date and plain_text(p.nome) = plain_text($4)
             then 'name_birth' end,
           case when p.telefone = any($6) or p.whatsapp = any($6) then 'phone' end
         ], null) as by
         from pacientes p where p.medico_id = $1 and p.id <> $2
          and not exists (select from patient_merges m
                           where m.from_id = p.id and m.undone_at is null)) found
      where cardinality(by) > 0
      order by array_position(array['documento', 'name_birth', 'phone'], by[1]), nome, id
      limit ${MOST}`,
    [
      ...[medicoId, one.id, one.documento, one.nome, one.data_nascimento],
      [one.telefone, one.whatsapp].filter((phone) => phone !== null),
    ],
  );
