import type { Tx } from "../../platform/database/database.ts";

/*
 * To which patient an entry's subject belongs. The log stores ids only; the patient's name is
 * joined under row-level security when the log is read.
 */

/** Every kind of id in the path of an audited route, with its patient. */
const SUBJECTS = `
  select id, id as paciente_id from pacientes
  union all select id, paciente_id from consultas
  union all select k.id, c.paciente_id from consentimentos k
    join consultas c on c.id = k.consulta_id
  union all select d.id, c.paciente_id from documentos d join consultas c on c.id = d.consulta_id
  union all select id, paciente_id from laudos
  union all select i.id, l.paciente_id from laudo_images i join laudos l on l.id = i.laudo_id
  union all select i.id, l.paciente_id from laudo_dictations i join laudos l on l.id = i.laudo_id
  union all select g.id, c.paciente_id from gravacoes g join consultas c on c.id = g.consulta_id
  union all select s.id, c.paciente_id from gravacao_segmentos s
    join gravacoes g on g.id = s.gravacao_id join consultas c on c.id = g.consulta_id
  union all select id, paciente_id from agendamentos
  union all select id, paciente_id from appointment_notices
  union all select id, paciente_id from waiting_entries
  union all select id, paciente_id from chatzello_threads
  union all select k.id, c.paciente_id from secure_links k
    join document_versions v on v.id = k.version_id join documentos d on d.id = v.documento_id
    join consultas c on c.id = d.consulta_id`;

/** What belonged to a patient before, and the patients who were merged into this one. */
const EARLIER = `
  select h.consulta_id as id from consulta_patients h where h.from_id = $1
  union all select d.id from consulta_patients h join documentos d
    on d.consulta_id = h.consulta_id where h.from_id = $1
  union all select g.id from consulta_patients h join gravacoes g
    on g.consulta_id = h.consulta_id where h.from_id = $1
  union all select m.from_id from patient_merges m where m.into_id = $1 and m.undone_at is null`;

/** The ids of everything that belongs to a patient, or did. */
export const listSubjectsOf = async (tx: Tx, pacienteId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `select s.id from (${SUBJECTS}) s where s.paciente_id = $1 union ${EARLIER}`,
    [pacienteId],
  );
  return rows.map(({ id }) => id);
};

export interface NamedPaciente {
  id: string;
  nome: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The patients of these subjects, by subject. */
export const findPacientesOf = async (
  tx: Tx,
  subjects: readonly (string | null)[],
): Promise<ReadonlyMap<string, NamedPaciente>> => {
  const ids = [...new Set(subjects.filter((id) => id !== null && UUID.test(id)))];
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ subject: string } & NamedPaciente>(
    `select s.id as subject, p.id, p.nome from (${SUBJECTS}) s join pacientes p
        on p.id = s.paciente_id where s.id = any ($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ subject, ...paciente }) => [subject, paciente]));
};
