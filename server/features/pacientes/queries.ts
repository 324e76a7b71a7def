import type { Paciente, PacienteChoice } from "@relato/shared/contract/pacientes.ts";
import type { PacienteFields } from "@relato/shared/domain/paciente.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Cursor, type Page, toPage } from "../../platform/http/paging.ts";

interface PacienteRow extends Omit<Paciente, "created_at" | "archived_at"> {
  created_at: Date;
  archived_at: Date | null;
}

/** The birth date as text: a JavaScript Date would move it across time zones. */
const COLUMNS = `id, nome, email, telefone, whatsapp, sexo, data_nascimento::text as data_nascimento, documento, endereco,
  created_at, archived_at`;

const toPaciente = (row: PacienteRow): Paciente => ({
  id: row.id,
  nome: row.nome,
  email: row.email,
  telefone: row.telefone,
  whatsapp: row.whatsapp,
  sexo: row.sexo,
  data_nascimento: row.data_nascimento,
  documento: row.documento,
  endereco: row.endereco,
  created_at: row.created_at.toISOString(),
  archived_at: row.archived_at?.toISOString() ?? null,
});

/** The doctor's active patients by name, as a picker shows them. */
export const listPacienteChoices = (tx: Tx): Promise<PacienteChoice[]> =>
  tx.query<PacienteChoice>(
    `select id, nome from pacientes where archived_at is null order by nome collate "pt-BR-x-icu", id`,
  );

/**
 * The words that a patient must hold to be found: a number is looked for as it is stored, by its digits alone, however it was written.
 * Signs that mean something to LIKE mean themselves.
 */
const wordsOf = (text: string): string[] =>
  (/^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(text) ? [text.replaceAll(/\D/g, "")] : text.split(/\s+/))
    .filter((word) => word !== "")
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));

/** A page of the doctor's patients, newest first, that hold every word of `text`; accents and case do not matter. */
export const searchPacientes = async (
  tx: Tx,
  medicoId: string,
  wanted: { text: string; archived: boolean; limit: number; cursor: Cursor | null },
): Promise<Page<Paciente>> => {
  const { archived, limit, cursor } = wanted;
  const words = wordsOf(wanted.text);
  const rows = await tx.query<PacienteRow & { cursor_at: string }>(
    `select ${COLUMNS}, created_at::text as cursor_at
       from pacientes
      where medico_id = $1 and (archived_at is not null) = $2
        ${words.length === 0 ? "and $3::text[] is not null" : `and search_text like all (array(select '%' || plain_text(word) || '%' from unnest($3::text[]) word))`}
        ${cursor === null ? "" : "and (created_at, id) < ($5::timestamptz, $6::uuid)"}
      order by created_at desc nulls first, id desc nulls first
      limit $4`,
    [medicoId, archived, words, limit + 1, ...(cursor === null ? [] : [cursor.at, cursor.id])],
  );
  return toPage(rows, limit, toPaciente);
};

/** All of the doctor's patients, oldest first, archived ones too. */
export const listAllPacientes = async (tx: Tx): Promise<Paciente[]> =>
  (await tx.query<PacienteRow>(`select ${COLUMNS} from pacientes order by created_at, id`)).map(
    toPaciente,
  );

/** `has_record`: there is a consultation of this patient. */
export const findPaciente = async (
  tx: Tx,
  id: string,
): Promise<(Paciente & { has_record: boolean }) | null> => {
  const [row] = await tx.query<PacienteRow & { has_record: boolean }>(
    `select ${COLUMNS}, exists (select 1 from consultas c where c.paciente_id = p.id) as has_record
       from pacientes p where id = $1`,
    [id],
  );
  return row === undefined ? null : { ...toPaciente(row), has_record: row.has_record };
};

const values = (fields: PacienteFields): unknown[] => [
  fields.nome,
  fields.email,
  fields.telefone,
  fields.whatsapp,
  fields.sexo,
  fields.data_nascimento,
  fields.documento,
  fields.endereco === null ? null : JSON.stringify(fields.endereco),
];

/** Inserts; false when this id exists already (whoever's it is). */
export const insertPaciente = async (
  tx: Tx,
  medicoId: string,
  id: string,
  fields: PacienteFields,
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into pacientes
       (id, medico_id, nome, email, telefone, whatsapp, sexo, data_nascimento, documento, endereco)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do nothing returning id`,
    [id, medicoId, ...values(fields)],
  );
  return rows.length === 1;
};

/** All fields at once: of a patient that is locked, so that nobody else's are lost. */
export const updatePaciente = async (tx: Tx, id: string, fields: PacienteFields): Promise<void> => {
  await tx.query(
    `update pacientes set nome = $2, email = $3, telefone = $4, whatsapp = $5, sexo = $6, data_nascimento = $7,
            documento = $8, endereco = $9
      where id = $1`,
    [id, ...values(fields)],
  );
};

/** Holds off whoever else changes this patient, and a consultation that is being saved for this patient: its reference waits for this transaction. */
export const lockPaciente = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`select 1 from pacientes where id = $1 for update`, [id]);
};

export const deletePaciente = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(`delete from pacientes where id = $1`, [id]);
};

/** Archives, or brings back; a patient archived twice keeps the first time. */
export const setArchived = async (tx: Tx, id: string, archived: boolean): Promise<void> => {
  await tx.query(
    `update pacientes set archived_at = case when $2 then coalesce(archived_at, now()) end where id = $1`,
    [id, archived],
  );
};
