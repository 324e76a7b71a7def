import type { TimelineItem } from "@relato/shared/contract/pacientes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Cursor, type Page, toPage } from "../../platform/http/paging.ts";

const PAGE = 50;

type WithoutKey<Item> = Item extends TimelineItem ? Omit<Item, "id" | "at"> : never;
interface Row {
  id: string;
  at: string;
  cursor_at: string;
  item: WithoutKey<TimelineItem>;
}

const CONSULTAS = `
  select c.id, c.data_criacao as at, jsonb_build_object('kind', 'consulta', 'status', c.status,
         'erro', c.erro, 'modelo_titulo', m.titulo, 'archived', c.archived_at is not null,
         'documents', coalesce((
           select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'titulo', v.titulo)
                            order by d.kind desc, d.created_at, d.id)
             from documentos d
            cross join lateral (select titulo from document_versions
                                 where documento_id = d.id order by number desc limit 1) v
            where d.consulta_id = c.id and d.kind <> 'anamnesis' and d.hidden_at is null),
           '[]')) as item
    from consultas c join modelos_anamnese m on m.id = c.modelo_id where c.paciente_id = $1`;
const LAUDOS = `
  select l.id, l.created_at as at, jsonb_build_object('kind', 'laudo', 'titulo', l.titulo,
         'status', case s.signed when 0 then 'draft' when 1 then 'final' else 'corrected' end
         ) as item
    from laudos l cross join lateral (
         select count(*) as signed from document_versions v join sign_offs o on o.version_id = v.id
          where v.documento_id = l.id) s
   where l.paciente_id = $1 and l.deleted_at is null`;
const AGENDAMENTOS = `
  select a.id, a.data as at, jsonb_build_object('kind', 'agendamento', 'tipo', a.tipo,
         'titulo', a.titulo, 'cancelled', a.cancelled_at is not null) as item
    from agendamentos a where a.paciente_id = $1`;

/** A page of a patient's record, newest first. Future appointments come before everything else. */
export const listTimeline = async (
  tx: Tx,
  pacienteId: string,
  cursor: Cursor | null,
): Promise<Page<TimelineItem>> => {
  const after = cursor === null ? "" : "where (at, id) < ($3::timestamptz, $4::uuid)";
  const order = "order by at desc, id desc limit $2";
  // Each kind is limited on its own, so that none reads more than a page.
  const page = (select: string): string => `(select * from (${select}) one ${after} ${order})`;
  const rows = await tx.query<Row>(
    `select id, at, at::text as cursor_at, item
       from (${[CONSULTAS, LAUDOS, AGENDAMENTOS].map(page).join(" union all ")}) every ${order}`,
    [pacienteId, PAGE + 1, ...(cursor === null ? [] : [cursor.at, cursor.id])],
  );
  return toPage(rows, PAGE, ({ id, at, item }) => ({ ...item, id, at }));
};
