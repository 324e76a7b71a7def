import { type ConsultaItem, consultaItemFields } from "@relato/shared/contract/consultas.ts";
import { selectList } from "../../platform/database/select-list.ts";
import type { Cursor } from "../../platform/http/paging.ts";

export const ITEM = `${selectList(consultaItemFields, "c")},
  json_build_object('id', m.id, 'titulo', m.titulo) as modelo,
  case when p.id is not null then json_build_object('id', p.id, 'nome', p.nome) end as paciente`;
export const TABLES = `consultas c
  join modelos_anamnese m on m.id = c.modelo_id
  left join pacientes p on p.id = c.paciente_id`;

/** Filters of the list. An omitted filter matches everything. */
export interface ListFilters {
  status?: ConsultaItem["status"] | undefined;
  /** One template. */
  modelo?: string | undefined;
  /** Archived ones instead of the others. */
  archived?: boolean | undefined;
  /** Whether the anamnesis has a signature. */
  signed?: boolean | undefined;
  /** Instants; `before` is excluded. */
  from?: string | undefined;
  before?: string | undefined;
  /** A patient, or `none`: without a patient and no example. */
  paciente?: string | undefined;
  /** The template is one of these: those of a specialty. */
  modelos?: readonly string[] | undefined;
  /** The search text matches these templates or these statuses. */
  matches?: { modelos: readonly string[]; statuses: readonly ConsultaItem["status"][] } | undefined;
}

const SIGNED = `exists (
  select from documentos d join document_versions v on v.documento_id = d.id
    join sign_offs s on s.version_id = v.id
   where d.consulta_id = c.id and d.medico_id = $1 and d.kind = 'anamnesis')`;

type Add = (name: string, params: unknown[], condition: (...at: string[]) => string) => void;

/** Adds the conditions of the filters. */
const addFilters = (add: Add, filters: ListFilters): void => {
  const { archived, signed, from, before, status, modelo, paciente, modelos, matches } = filters;
  if (archived === true) add("archived", [], () => "c.archived_at is not null");
  else add("active", [], () => "c.archived_at is null");
  if (signed !== undefined)
    add(signed ? "signed" : "unsigned", [], () => (signed ? SIGNED : `not ${SIGNED}`));
  if (from !== undefined) add("from", [from], (at) => `c.data_criacao >= ${at}::timestamptz`);
  if (before !== undefined) add("before", [before], (at) => `c.data_criacao < ${at}::timestamptz`);
  if (status !== undefined) add("status", [status], (at) => `c.status = ${at}`);
  if (modelo !== undefined) add("modelo", [modelo], (at) => `c.modelo_id = ${at}`);
  if (paciente === "none")
    add("no-paciente", [], () => "c.paciente_id is null and not c.is_example");
  else if (paciente !== undefined) add("paciente", [paciente], (at) => `c.paciente_id = ${at}`);
  if (modelos !== undefined) add("modelos", [modelos], (at) => `c.modelo_id = any(${at}::uuid[])`);
  if (matches !== undefined)
    add(
      "matches",
      [matches.modelos, matches.statuses],
      (ids, statuses) =>
        `(c.modelo_id = any(${ids}::uuid[]) or c.status = any(${statuses}::text[]))`,
    );
};

/** SQL of the list. Each combination of filters has its text and, by `name`, its prepared plan. */
export const listSql = (
  medicoId: string,
  limit: number,
  cursor: Cursor | null = null,
  filters: ListFilters = {},
): { text: string; values: unknown[]; name: string } => {
  // `medico_id` in the statement makes PostgreSQL use the list's index.
  const conditions = ["c.medico_id = $1"];
  const values: unknown[] = [medicoId, limit];
  const names = ["list-consultas"];
  const add: Add = (name, params, condition) => {
    conditions.push(condition(...params.map((_, n) => `$${values.length + n + 1}`)));
    values.push(...params);
    names.push(name);
  };
  if (cursor !== null)
    add(
      "after",
      [cursor.at, cursor.id],
      (at, id) => `(c.data_criacao, c.id) < (${at}::timestamptz, ${id}::uuid)`,
    );
  addFilters(add, filters);
  const text = `select ${ITEM}, c.data_criacao::text as cursor_at
     from ${TABLES}
    where ${conditions.join(" and ")}
    order by c.data_criacao desc nulls first, c.id desc nulls first
    limit $2`;
  return { text, values, name: names.join("-") };
};
