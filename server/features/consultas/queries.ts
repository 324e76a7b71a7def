import type { Consulta, ConsultaItem, CreateConsulta } from "@relato/shared/contract/consultas.ts";
import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { correctAll } from "@relato/shared/domain/correction.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Cursor, type Page, toPage } from "../../platform/http/paging.ts";
import { listCorrections } from "../documentos/transcript.ts";

interface ItemRow {
  id: string;
  data_criacao: string;
  status: ConsultaItem["status"];
  erro: ErrorCode | null;
  progresso: ConsultaItem["progresso"];
  is_example: boolean;
  modelo_id: string;
  modelo_titulo: string;
  paciente_id: string | null;
  paciente_nome: string | null;
}

const ITEM_COLUMNS = `c.id, c.data_criacao, c.status, c.erro, c.progresso, c.is_example,
  c.modelo_id, m.titulo as modelo_titulo, c.paciente_id, p.nome as paciente_nome`;
const ITEM_TABLES = `consultas c
  join modelos_anamnese m on m.id = c.modelo_id
  left join pacientes p on p.id = c.paciente_id`;

const toItem = (row: ItemRow): ConsultaItem => ({
  id: row.id,
  data_criacao: row.data_criacao,
  status: row.status,
  erro: row.erro,
  progresso: row.progresso,
  is_example: row.is_example,
  modelo: { id: row.modelo_id, titulo: row.modelo_titulo },
  paciente:
    row.paciente_id === null ? null : { id: row.paciente_id, nome: row.paciente_nome ?? "" },
});

/** What a list holds back; left out, everything is in it. */
export interface ListFilters {
  status?: ConsultaItem["status"] | undefined;
  /** One template. */
  modelo?: string | undefined;
  /** Templates, one of which it must be: a specialty's. */
  modelos?: readonly string[] | undefined;
  /** What a typed text can mean: it is one of these templates' or has one of these statuses. */
  meant?: { modelos: readonly string[]; statuses: readonly ConsultaItem["status"][] } | undefined;
}

/** The list's SQL and its values; each combination of conditions has a text of its own, so that each has a plan of its own. */
export const listSql = (
  medicoId: string,
  limit: number,
  cursor: Cursor | null = null,
  filters: ListFilters = {},
): { text: string; values: unknown[]; name: string } => {
  const values: unknown[] = [medicoId, limit];
  const conditions = ["c.medico_id = $1"];
  const names = ["list-consultas"];
  const add = (name: string, given: unknown[], condition: (...at: string[]) => string): void => {
    conditions.push(condition(...given.map((_, n) => `$${values.length + n + 1}`)));
    values.push(...given);
    names.push(name);
  };
  const { status, modelo, modelos, meant } = filters;
  if (cursor !== null)
    add(
      "after",
      [cursor.at, cursor.id],
      (at, id) => `(c.data_criacao, c.id) < (${at}::timestamptz, ${id}::uuid)`,
    );
  if (status !== undefined) add("status", [status], (at) => `c.status = ${at}`);
  if (modelo !== undefined) add("modelo", [modelo], (at) => `c.modelo_id = ${at}`);
  if (modelos !== undefined) add("modelos", [modelos], (at) => `c.modelo_id = any(${at}::uuid[])`);
  if (meant !== undefined)
    add(
      "meant",
      [meant.modelos, meant.statuses],
      (ids, statuses) =>
        `(c.modelo_id = any(${ids}::uuid[]) or c.status = any(${statuses}::text[]))`,
    );
  const text = `select ${ITEM_COLUMNS}, c.data_criacao::text as cursor_at
     from ${ITEM_TABLES}
    where ${conditions.join(" and ")}
    order by c.data_criacao desc nulls first, c.id desc nulls first
    limit $2`;
  return { text, values, name: names.join("-") };
};

/**
 * A page of the doctor's consultations, newest first.
 * `medico_id` is said again beside the policy so that the index on it is used.
 */
export const listConsultas = async (
  tx: Tx,
  medicoId: string,
  limit: number,
  cursor: Cursor | null,
  filters: ListFilters = {},
): Promise<Page<ConsultaItem>> => {
  const { text, values, name } = listSql(medicoId, limit + 1, cursor, filters);
  const rows = await tx.query<ItemRow & { cursor_at: string }>(text, values, name);
  return toPage(rows, limit, toItem);
};

/** Those of these consultations that this doctor has, newest first. */
export const listConsultasByIds = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ConsultaItem[]> => {
  const rows = await tx.query<ItemRow>(
    `select ${ITEM_COLUMNS} from ${ITEM_TABLES} where c.id = any($1::uuid[])
      order by c.data_criacao desc, c.id desc`,
    [ids],
    "list-consultas-by-ids",
  );
  return rows.map(toItem);
};

export const findConsultaItem = async (tx: Tx, id: string): Promise<ConsultaItem | null> => {
  const [row] = await tx.query<ItemRow>(
    `select ${ITEM_COLUMNS} from ${ITEM_TABLES} where c.id = $1`,
    [id],
  );
  return row === undefined ? null : toItem(row);
};

interface DetailRow extends ItemRow {
  modelo_markdown: string;
  language: Consulta["language"];
  documento_gerado: DocumentoGerado;
  transcricao: Transcript | null;
  gravacao_id: string | null;
  paciente_archived: boolean;
}

/** A consultation whole; what may be done with it is added by policy.ts. */
export const findConsulta = async (tx: Tx, id: string): Promise<Omit<Consulta, "can"> | null> => {
  const [row] = await tx.query<DetailRow>(
    `select ${ITEM_COLUMNS}, m.markdown as modelo_markdown, c.language, c.documento_gerado, c.transcricao,
            g.id as gravacao_id, p.archived_at is not null as paciente_archived
       from ${ITEM_TABLES}
       left join gravacoes g on g.consulta_id = c.id
      where c.id = $1`,
    [id],
  );
  if (row === undefined) return null;
  const corrections = await listCorrections(tx, id);
  const { paciente, ...item } = toItem(row);
  return {
    ...item,
    paciente: paciente && { ...paciente, archived: row.paciente_archived },
    modelo: { id: row.modelo_id, titulo: row.modelo_titulo, markdown: row.modelo_markdown },
    language: row.language,
    audio_url: row.gravacao_id === null ? null : `/api/gravacoes/${row.gravacao_id}/audio`,
    gravacao_id: row.gravacao_id,
    documento_gerado: row.documento_gerado,
    transcricao: row.transcricao === null ? null : correctAll(row.transcricao, corrections),
    corrections,
  };
};

/** Inserts as `Processando`; false when this id exists already (whoever's it is). */
export const insertConsulta = async (
  tx: Tx,
  medicoId: string,
  draft: Pick<CreateConsulta, "id" | "modelo_id" | "paciente_id" | "language"> & {
    is_example: boolean;
    documento_gerado: DocumentoGerado;
    transcricao: Transcript | null;
  },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into consultas
       (id, medico_id, modelo_id, paciente_id, language, is_example, status, progresso, documento_gerado, transcricao)
     values ($1, $2, $3, $4, $5, $6, 'Processando', '{"step":"received"}', $7, $8)
     on conflict do nothing returning id`,
    [
      draft.id,
      medicoId,
      draft.modelo_id,
      draft.paciente_id,
      draft.language,
      draft.is_example,
      JSON.stringify(draft.documento_gerado),
      draft.transcricao === null ? null : JSON.stringify(draft.transcricao),
    ],
  );
  return rows.length === 1;
};

export const insertConsent = async (
  tx: Tx,
  medicoId: string,
  consultaId: string,
): Promise<void> => {
  await tx.query(
    `insert into consentimentos (consulta_id, medico_id, told_at, agreed, recorded_by) values ($1, $2, now(), true, $2)`,
    [consultaId, medicoId],
  );
};

/** Consultations of the calendar month of America/Sao_Paulo; examples count towards nothing (design 7). */
export const countThisMonth = async (tx: Tx, medicoId: string): Promise<number> => {
  const [row] = await tx.query<{ used: number }>(
    `select count(*)::int as used from consultas
      where medico_id = $1 and not is_example
        and data_criacao >= date_trunc('month', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'`,
    [medicoId],
  );
  return row?.used ?? 0;
};

/** Lets one transaction of this doctor at a time count and insert: two tabs cannot make an eleventh. */
export const lockDoctorsCount = async (tx: Tx, medicoId: string): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('consultas:' || $1, 0))`, [
    medicoId,
  ]);
};

/** Back to `Processando`, if it had failed. */
export const reopenConsulta = async (tx: Tx, id: string): Promise<boolean> => {
  const rows = await tx.query(
    `update consultas set status = 'Processando', erro = null, progresso = '{"step":"received"}', tentativa = tentativa + 1
      where id = $1 and status = 'Erro' returning id`,
    [id],
  );
  return rows.length === 1;
};

export const modeloExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query(`select 1 from modelos_anamnese where id = $1 and deleted_at is null`, [id]))
    .length === 1;

export const pacienteExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.query(`select 1 from pacientes where id = $1`, [id])).length === 1;
