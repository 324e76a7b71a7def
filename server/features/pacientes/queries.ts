import {
  type Paciente,
  type PacienteChoice,
  pacienteSchema,
} from "@relato/shared/contract/pacientes.ts";
import type { PacienteFields } from "@relato/shared/domain/paciente.ts";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { type PacienteRow, pacientes } from "../../platform/database/schema/pacientes.ts";
import { selectList } from "../../platform/database/select-list.ts";
import { type Cursor, type Page, toPage } from "../../platform/http/paging.ts";
import { requireRow } from "../../platform/http/require-row.ts";

type Row = Pick<PacienteRow, keyof Paciente>;
const COLUMNS = selectList(pacienteSchema, "p");

/** The columns of a `PacienteChoice`. @param of alias of the table `pacientes` */
export const choiceColumns = (of: string): string =>
  `${of}.id, ${of}.nome, ${of}.data_nascimento, ${cpfEnd(of)} as cpf_end`;

const cpfEnd = (of: string): string =>
  `case when ${of}.documento ~ '^[0-9]{11}$' then right(${of}.documento, 4) end`;

/** A `PacienteChoice` as JSON; null without a patient. @param of alias of the table `pacientes` */
export const choiceObject = (of: string): string =>
  `case when ${of}.id is not null then json_build_object('id', ${of}.id, 'nome', ${of}.nome,
     'data_nascimento', ${of}.data_nascimento, 'cpf_end', ${cpfEnd(of)}) end`;

/** The doctor's active patients by name, for a picker. */
export const listPacienteChoices = (tx: Tx): Promise<PacienteChoice[]> =>
  tx.query<PacienteChoice>(
    `select ${choiceColumns("p")} from pacientes p where archived_at is null
      order by nome collate "pt-BR-x-icu", id`,
  );

/** The words of a search, escaped for LIKE. Punctuation of a number is dropped. */
export const searchWordsOf = (text: string): string[] =>
  (/^(?=\D*\d)[\d\s().+/-]*$/.test(text) ? [text.replaceAll(/\D/g, "")] : text.split(/\s+/))
    .filter((word) => word !== "")
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));

const MATCHES_WORDS = `search_text like all (
  array(select '%' || plain_text(word) || '%' from unnest($3::text[]) word))`;

/**
 * The doctor's patients that contain every word, newest first. Accents and case do not matter.
 * `archived`: null for all, active ones first and without pages.
 */
export const searchPacientes = async (
  tx: Tx,
  medicoId: string,
  search: { text: string; archived: boolean | null; limit: number; cursor: Cursor | null },
): Promise<Page<Paciente>> => {
  const { archived, limit, cursor } = search;
  const words = searchWordsOf(search.text);
  const rows = await tx.query<Row & { cursor_at: string }>(
    `select ${COLUMNS}, created_at::text as cursor_at
       from pacientes p
      where medico_id = $1 and ($2::boolean is null or (archived_at is not null) = $2)
        and ${words.length === 0 ? "$3::text[] is not null" : MATCHES_WORDS}
        ${cursor === null ? "" : "and (created_at, id) < ($5::timestamptz, $6::uuid)"}
      order by ${archived === null ? "archived_at is not null, " : ""}
               created_at desc nulls first, id desc nulls first
      limit $4`,
    [medicoId, archived, words, limit + 1, ...(cursor === null ? [] : [cursor.at, cursor.id])],
  );
  return toPage(rows, limit, (row) => row);
};

/** All of the doctor's patients including archived ones, oldest first. */
export const listAllPacientes = (tx: Tx): Promise<Paciente[]> =>
  tx.query<Row>(`select ${COLUMNS} from pacientes p order by created_at, id`);

export type PacienteWithRecord = Paciente & { has_record: boolean; is_merged: boolean };

/**
 * `has_record`: the patient has a consultation, a laudo that may be removed, a thread of the
 * assistant, or another patient was merged into this one. `is_merged`: into another patient.
 * @throws AppError NOT_FOUND
 */
export const requirePaciente = async (tx: Tx, id: string): Promise<PacienteWithRecord> => {
  const [row] = await tx.query<Row & Omit<PacienteWithRecord, keyof Paciente>>(
    `select ${COLUMNS}, exists (select from consultas c where c.paciente_id = p.id)
              or exists (select from laudos l where l.paciente_id = p.id)
              or exists (select from chatzello_threads t where t.paciente_id = p.id)
              or exists (select from patient_merges m
                          where m.into_id = p.id and m.undone_at is null) as has_record,
            exists (select from patient_merges m
                     where m.from_id = p.id and m.undone_at is null) as is_merged
       from pacientes p where id = $1`,
    [id],
  );
  return requireRow(row);
};

/**
 * Locks the row until the transaction ends; a consultation that is saved for the patient waits.
 * @throws AppError NOT_FOUND
 */
export const lockPaciente = async (tx: Tx, id: string): Promise<PacienteRow> => {
  const rows = tx.drizzle.select().from(pacientes).where(eq(pacientes.id, id)).for("update");
  return requireRow((await rows)[0]);
};

/**
 * Whether a patient's record is restricted. Also one that is open for a while: its erasure lists
 * its documents and ends at a fixed day.
 */
export const isRestricted = async (tx: Tx, ids: readonly string[]): Promise<boolean> => {
  const rows = await tx.query(
    `select 1 from patient_erasures
      where paciente_id = any($1::uuid[]) and restricted_until is not null`,
    [ids],
  );
  return rows.length > 0;
};

/** False when the id exists already, as this doctor's or another's. */
export const insertPaciente = async (
  tx: Tx,
  row: typeof pacientes.$inferInsert,
): Promise<boolean> => {
  const inserted = await tx.drizzle
    .insert(pacientes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: pacientes.id });
  return inserted.length === 1;
};

export const updatePaciente = async (tx: Tx, id: string, fields: PacienteFields): Promise<void> => {
  await tx.drizzle.update(pacientes).set(fields).where(eq(pacientes.id, id));
};

export const deletePaciente = async (tx: Tx, id: string): Promise<void> => {
  await tx.drizzle.delete(pacientes).where(eq(pacientes.id, id));
};

/** Archives or restores; archiving twice keeps the first time. */
export const setArchived = async (tx: Tx, id: string, archived: boolean): Promise<void> => {
  const archived_at = archived ? sql`coalesce(${pacientes.archived_at}, now())` : null;
  await tx.drizzle.update(pacientes).set({ archived_at }).where(eq(pacientes.id, id));
};
