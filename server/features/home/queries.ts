import {
  type HomeStart,
  type Onboarding,
  type saveOnboarding as contract,
  type Statistics,
  UNSIGNED_DAYS,
} from "@relato/shared/contract/home.ts";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "../../platform/database/database.ts";
import { user_onboarding } from "../../platform/database/schema/profile.ts";
import { requireRow } from "../../platform/http/require-row.ts";

/**
 * Counts of the calendar month, as the plan counts it, and of the last 30 days, in
 * America/Sao_Paulo. `medico_id` in the statement makes PostgreSQL use the list's index.
 */
export const findStatistics = async (tx: Tx, medicoId: string): Promise<Statistics> => {
  const [row] = await tx.query<Statistics>(
    `with clock as (
       select (now() at time zone 'America/Sao_Paulo')::date as today,
              date_trunc('month', now() at time zone 'America/Sao_Paulo') as month),
     recent as materialized (
       select id, modelo_id, status, data_criacao at time zone 'America/Sao_Paulo' as at
         from consultas
        where medico_id = $1 and not is_example
          and data_criacao >=
              (select least(month, today - 29) at time zone 'America/Sao_Paulo' from clock)),
     month as (select recent.* from recent, clock where at >= clock.month),
     counted as (
       select at::date as date, count(*)::int as consultations from recent group by 1)
     select (select count(*)::int from month) as consultations,
            (select count(*)::int from month where status = 'Concluído') as completed,
            (select count(*)::int from month
               join documentos d on d.consulta_id = month.id and d.medico_id = $1
                and d.hidden_at is null) as documents,
            (select count(distinct modelo_id)::int from month) as templates,
            (select json_agg(json_build_object('date', day::date,
                      'consultations', coalesce(counted.consultations, 0)) order by day)
               from clock, generate_series(today - 29, today, interval '1 day') day
               left join counted on counted.date = day::date) as days`,
    [medicoId],
    "find-statistics",
  );
  return requireRow(row);
};

/** The last template that can be chosen again, and the unsigned documents of the last days. */
export const findHomeStart = async (tx: Tx, medicoId: string): Promise<HomeStart> => {
  const [row] = await tx.query<HomeStart>(
    `with unsigned as materialized (
       select c.id as consulta_id, m.titulo, p.nome as paciente,
              to_char(c.data_criacao at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
                as data_criacao
         from consultas c
         join documentos d on d.consulta_id = c.id and d.medico_id = $1 and d.kind = 'anamnesis'
         join modelos_anamnese m on m.id = c.modelo_id
         left join pacientes p on p.id = c.paciente_id
        where c.medico_id = $1 and c.status = 'Concluído' and not c.is_example
          and c.data_criacao > now() - make_interval(days => $2)
          and not exists (select from document_versions v join sign_offs s on s.version_id = v.id
                           where v.documento_id = d.id))
     select (select json_build_object('modelo_id', c.modelo_id, 'language', c.language)
               from consultas c
               join modelos_anamnese m
                 on m.id = c.modelo_id and m.deleted_at is null and m.language = c.language
              where c.medico_id = $1 and not c.is_example
              order by c.data_criacao desc limit 1) as last,
            json_build_object('count', (select count(*)::int from unsigned),
              'items', (select coalesce(json_agg(newest), '[]') from
                (select * from unsigned order by data_criacao desc limit 3) newest)) as unsigned`,
    [medicoId, UNSIGNED_DAYS],
    "find-home-start",
  );
  return requireRow(row);
};

/** The doctor's flags, inserted with defaults. Sets `first_consultation_completed` when it is. */
export const findOnboarding = async (tx: Tx, medicoId: string): Promise<Onboarding> => {
  await tx.query(
    `insert into user_onboarding as o (user_id, first_consultation_completed)
     values ($1, exists (
       select from consultas where medico_id = $1 and status = 'Concluído' and not is_example))
     on conflict (user_id) do update
        set first_consultation_completed = excluded.first_consultation_completed
      where not o.first_consultation_completed and excluded.first_consultation_completed`,
    [medicoId],
    "ensure-onboarding",
  );
  const isOwn = eq(user_onboarding.user_id, medicoId);
  return requireRow((await tx.drizzle.select().from(user_onboarding).where(isOwn))[0]);
};

export const saveOnboarding = async (
  tx: Tx,
  user_id: string,
  flags: z.output<typeof contract.body>,
): Promise<void> => {
  const row = { user_id, ...flags };
  await tx.drizzle
    .insert(user_onboarding)
    .values(row)
    .onConflictDoUpdate({ target: user_onboarding.user_id, set: row });
};
