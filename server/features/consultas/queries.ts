import {
  type Consulta,
  type ConsultaItem,
  consultaFields,
} from "@relato/shared/contract/consultas.ts";
import type { ConsultaStatus } from "@relato/shared/domain/consulta.ts";
import { applyCorrections } from "@relato/shared/domain/correction.ts";
import { and, eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Tx } from "../../platform/database/database.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { type Cursor, type Page, toPage } from "../../platform/http/paging.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { choiceObject } from "../pacientes/queries.ts";
import { listCorrections } from "../transcricao/queries.ts";
import { ITEM, type ListFilters, listSql, TABLES } from "./list-sql.ts";

/** A page of the doctor's consultations, newest first. */
export const listConsultas = async (
  tx: Tx,
  medicoId: string,
  limit: number,
  cursor: Cursor | null,
  filters: ListFilters = {},
): Promise<Page<ConsultaItem>> => {
  const { text, values, name } = listSql(medicoId, limit + 1, cursor, filters);
  const rows = await tx.query<ConsultaItem & { cursor_at: string }>(text, values, name);
  return toPage(rows, limit, (row) => row);
};

/** The doctor's consultations among these ids, newest first. */
export const listConsultasByIds = (tx: Tx, ids: readonly string[]): Promise<ConsultaItem[]> =>
  tx.query(
    `select ${ITEM} from ${TABLES} where c.id = any($1::uuid[])
      order by c.data_criacao desc, c.id desc`,
    [ids],
    "list-consultas-by-ids",
  );

export const findConsultaItem = async (tx: Tx, id: string): Promise<ConsultaItem | null> =>
  (await listConsultasByIds(tx, [id]))[0] ?? null;

/** @throws AppError NOT_FOUND */
export const requireConsultaItem = async (tx: Tx, id: string): Promise<ConsultaItem> =>
  requireRow(await findConsultaItem(tx, id));

/** The whole consultation without `can`. @throws AppError NOT_FOUND */
export const requireConsulta = async (tx: Tx, id: string): Promise<Omit<Consulta, "can">> => {
  const [found] = await tx.query<Omit<Consulta, "can" | "corrections">>(
    `select ${selectList(consultaFields, "c")}, g.id as gravacao_id,
            '/api/gravacoes/' || g.id || '/audio' as audio_url,
            json_build_object('id', m.id, 'titulo', m.titulo, 'markdown', m.markdown) as modelo,
            (${choiceObject("p")})::jsonb
              || jsonb_build_object('archived', p.archived_at is not null) as paciente
       from ${TABLES}
       left join gravacoes g on g.consulta_id = c.id
      where c.id = $1`,
    [id],
  );
  const row = requireRow(found);
  const corrections = await listCorrections(tx, id);
  const transcricao = row.transcricao && applyCorrections(row.transcricao, corrections);
  return { ...row, transcricao, corrections };
};

/** Inserts a consultation as `Processando`. False when the id exists, also as another doctor's. */
export const insertConsulta = async (
  tx: Tx,
  row: typeof consultas.$inferInsert,
): Promise<boolean> => {
  const inserted = await tx.drizzle
    .insert(consultas)
    .values({ ...row, progresso: { step: "received" } })
    .onConflictDoNothing()
    .returning({ id: consultas.id });
  return inserted.length === 1;
};

/** Consultations of the calendar month in America/Sao_Paulo, without examples (design 7). */
export const countThisMonth = async (tx: Tx, medicoId: string): Promise<number> => {
  const [row] = await tx.query<{ used: number }>(
    `select count(*)::int as used from consultas
      where medico_id = $1 and not is_example
        and data_criacao >= date_trunc('month', now() at time zone 'America/Sao_Paulo')
            at time zone 'America/Sao_Paulo'`,
    [medicoId],
  );
  return row?.used ?? 0;
};

/** Only one transaction of a doctor counts and inserts at a time, so that no limit is exceeded. */
export const lockDoctorsCount = async (tx: Tx, medicoId: string): Promise<void> => {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('consultas:' || $1, 0))`, [
    medicoId,
  ]);
};

/** Updates a consultation that has this status; false if its status has changed. */
export const updateConsulta = async (
  tx: Tx,
  id: string,
  status: ConsultaStatus,
  values: PgUpdateSetSource<typeof consultas>,
): Promise<boolean> => {
  const rows = await tx.drizzle
    .update(consultas)
    .set(values)
    .where(and(eq(consultas.id, id), eq(consultas.status, status)))
    .returning({ id: consultas.id });
  return rows.length === 1;
};
