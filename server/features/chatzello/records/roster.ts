import type { RosterPatient } from "@relato/scribe/assistant/types.ts";
import type { Tx } from "../../../platform/database/database.ts";

/** More patients are not counted; the answer then says that it is partial. */
export const MAX_ROSTER = 20_000;

/**
 * The doctor's patients with the days of their visits and appointments.
 * @param ids null: all that are not archived
 */
export const loadRoster = async (
  tx: Tx,
  medicoId: string,
  ids: readonly string[] | null,
  zone: string,
): Promise<RosterPatient[]> => {
  return tx.query<Pick<RosterPatient, keyof RosterPatient>>(
    `select p.id, p.nome, p.sexo, p.data_nascimento,
            coalesce(v.days, '{}') as visits, coalesce(a.days, '{}') as appointments
       from pacientes p
       left join (select paciente_id, array_agg((data_criacao at time zone $2)::date::text
                                                order by data_criacao) as days
                    from consultas where medico_id = $1 and not is_example and archived_at is null
                   group by paciente_id) v on v.paciente_id = p.id
       left join (select paciente_id, array_agg((data at time zone $2)::date::text
                                                order by data) as days
                    from agendamentos where medico_id = $1 and cancelled_at is null
                   group by paciente_id) a on a.paciente_id = p.id
      where p.medico_id = $1
        and ($3::uuid[] is null and p.archived_at is null or p.id = any($3))
      order by p.nome, p.id limit ${MAX_ROSTER}`,
    [medicoId, zone, ids],
  );
};
