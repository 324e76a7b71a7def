import type { AffectedDoctor, IncidentFacts } from "@relato/shared/contract/incidents.ts";
import { asSystem, type Database } from "../../platform/database/database.ts";

/** What of the facts decides who is affected. `actors`: ids of users; empty: everyone. */
export interface Scope extends Pick<IncidentFacts, "from" | "to"> {
  actors: string[];
}

/** Routes that show names of many patients; their entries have no subject. */
const LISTS =
  "^(GET|POST) /api/(pacientes|consultas|documentos|agendamentos|busca|chatzello" +
  "|configuracoes/export)";
const UUID = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/**
 * From the audit log ($1 to $2, by the users $3). `touched`: patients and consultations whose
 * records were read or changed. A consultation counts for its patient, and for each patient that it
 * had when the incident began or later. `lists`: doctors whose lists of patients were read.
 */
const AFFECTED = `
  with entries as materialized (
    select distinct actor, action, case when subject ~ '${UUID}' then subject::uuid end as id
      from audit_log
     where at >= $1 and at < $2 and outcome = 'success'
       and actor not in ('system', 'anonymous')
       and (cardinality($3::text[]) = 0 or actor = any($3))),
  visits as (
    select c.id from entries e join consultas c on c.id = e.id
     union select d.consulta_id from entries e join documentos d on d.id = e.id
     union select g.consulta_id from entries e join gravacoes g on g.id = e.id),
  touched as (
    select p.medico_id, p.id as paciente_id, null::uuid as consulta_id
      from entries e join pacientes p on p.id = e.id
     union select c.medico_id, c.paciente_id, c.id from visits join consultas c using (id)
     union select h.medico_id, h.from_id, h.consulta_id
      from visits join consulta_patients h on h.consulta_id = visits.id
      join pacientes p on p.id = h.from_id
     where h.changed_at >= $1
     union select l.medico_id, l.paciente_id, null
      from entries e join laudos l on l.id = e.id where l.paciente_id is not null
     union select a.medico_id, a.paciente_id, null
      from entries e join agendamentos a on a.id = e.id where a.paciente_id is not null
     union select t.user_id, t.paciente_id, null
      from entries e join chatzello_threads t on t.id = e.id where t.paciente_id is not null),
  lists as (
    select actor as medico_id from entries where id is null and action ~ '${LISTS}'
     union select t.user_id
      from entries e join chatzello_threads t on t.id = e.id where t.paciente_id is null)`;

const paramsOf = ({ from, to, actors }: Scope) => [from, to, actors];

type Counted = Omit<AffectedDoctor, "email" | "informed">;

/** Counts for the administrator. No row and no name leaves the database. */
export const countAffectedPatients = (db: Database, scope: Scope): Promise<Counted[]> =>
  asSystem(db, "count the patients that an incident affects", (tx) =>
    tx.query<Counted>(
      `${AFFECTED}
       select d.medico_id as id,
              (select count(distinct paciente_id)::int from touched t
                where t.medico_id = d.medico_id) as patients,
              (select count(*)::int from touched t
                where t.medico_id = d.medico_id and t.paciente_id is null) as unnamed,
              case when exists (select from lists l where l.medico_id = d.medico_id)
                   then (select count(*)::int from pacientes p where p.medico_id = d.medico_id)
               end as listed
         from (select medico_id from touched
                union select l.medico_id from lists l
                where exists (select from pacientes p where p.medico_id = l.medico_id)) d
        order by patients desc, d.medico_id`,
      paramsOf(scope),
    ),
  );

export interface AffectedIds {
  patients: string[];
  consultas: string[];
  /** Whether a list of the doctor's patients was read. */
  has_lists: boolean;
}

/** The ids of one doctor's rows. Read the rows themselves as the doctor. */
export const findAffectedIds = (
  db: Database,
  scope: Scope,
  medico_id: string,
): Promise<AffectedIds> =>
  asSystem(db, "find the patients of a doctor that an incident affects", async (tx) => {
    const [row] = await tx.query<AffectedIds>(
      `${AFFECTED}
       select array(select distinct paciente_id from touched
                     where medico_id = $4 and paciente_id is not null) as patients,
              array(select consulta_id from touched
                     where medico_id = $4 and paciente_id is null) as consultas,
              exists (select from lists where medico_id = $4) as has_lists`,
      [...paramsOf(scope), medico_id],
    );
    return row!;
  });
