import type { AdvancedReport, ReportFigures } from "@relato/shared/contract/advanced-reports.ts";
import type { Period } from "@relato/shared/domain/advanced-report.ts";
import type { Tx } from "../../platform/database/database.ts";

const NONE: ReportFigures = { consultations: 0, documents: 0, minutes: 0, templates: 0 };

/**
 * Counts per period, without examples, archived consultations and removed documents. `n` is the
 * period's number from 1; null: all of them.
 * Instants are bounded roughly for the index, then exactly by the day in the time zone.
 */
const REPORT = `
  with recent as materialized (
    select id, modelo_id, width_bucket(day, $3::date[]) as n
      from (select id, modelo_id, (data_criacao at time zone $2)::date as day
              from consultas
             where medico_id = $1 and not is_example and archived_at is null
               and data_criacao >= ($3::date[])[1] - interval '2 days'
               and data_criacao < $4::date + interval '3 days') around
     where day between ($3::date[])[1] and $4::date),
  written as (
    select d.consulta_id as id, count(*) as documents
      from recent join documentos d on d.consulta_id = recent.id and d.medico_id = $1
       and d.hidden_at is null
     group by 1),
  heard as (
    select id, max(ms) as ms
      from (select g.consulta_id as id, s.track, sum(s.duration_ms) as ms
              from recent
              join gravacoes g on g.consulta_id = recent.id and g.medico_id = $1
              join gravacao_segmentos s on s.gravacao_id = g.id and s.medico_id = $1
             group by 1, 2) tracks
     group by 1)
  select n, count(*)::int as consultations,
         coalesce(sum(documents), 0)::int as documents,
         round(coalesce(sum(ms), 0) / 60000)::int as minutes,
         count(distinct modelo_id)::int as templates
    from recent left join written using (id) left join heard using (id)
   group by grouping sets ((n), ())`;

type Row = ReportFigures & { n: number | null };

/** The doctor's activity in each of the periods, which follow each other. `tx`: as that doctor. */
export const findAdvancedReport = async (
  tx: Tx,
  medicoId: string,
  periods: readonly Period[],
  time_zone: string,
): Promise<AdvancedReport> => {
  const starts = periods.map(({ start }) => start);
  const found = await tx.query<Row>(REPORT, [medicoId, time_zone, starts, periods.at(-1)?.end]);
  const figuresOf = (wanted: number | null): ReportFigures => {
    const { n: _n, ...figures } = found.find(({ n }) => n === wanted) ?? { n: null, ...NONE };
    return figures;
  };
  return {
    time_zone,
    rows: periods.map((period, index) => ({ ...period, ...figuresOf(index + 1) })),
    total: figuresOf(null),
  };
};
