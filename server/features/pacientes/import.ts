import type { ImportPreview, ImportRow } from "@relato/shared/contract/pacientes.ts";
import { type PacienteFields, readPaciente } from "@relato/shared/domain/paciente.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { today } from "./save.ts";

interface Known {
  documento: string | null;
  email: string | null;
  nome: string;
  row: number | null;
}

const KEYS = ["documento", "email"] as const;

/** Patients of the doctor who have one of these documents or e-mails, but for those that these very rows made. */
const findKnown = (tx: Tx, rows: { id: string; fields: PacienteFields }[]): Promise<Known[]> =>
  tx.query<Known>(
    `select documento, lower(email) as email, nome, null as row from pacientes
      where (documento = any($1) or lower(email) = any($2)) and not id = any($3::uuid[])
      order by created_at, id`,
    [
      rows.flatMap(({ fields }) => fields.documento ?? []),
      rows.flatMap(({ fields }) => fields.email ?? []),
      rows.map(({ id }) => id),
    ],
  );

/** What is wrong with each row, and which name somebody who is a patient already, or stands in a row before. */
export const previewImport = async (tx: Tx, rows: ImportRow[]): Promise<ImportPreview> => {
  const day = today();
  const read = rows.map((row) => ({ row: row.row, id: row.id, ...readPaciente(row, day) }));
  const seen = { documento: new Map<string, Known>(), email: new Map<string, Known>() };
  const note = (known: Known): void => {
    for (const key of KEYS) {
      const value = known[key];
      if (value !== null && !seen[key].has(value)) seen[key].set(value, known);
    }
  };
  (await findKnown(tx, read)).forEach(note);
  const duplicates: ImportPreview["duplicates"] = [];
  for (const { row, fields, errors } of read) {
    if (errors.length > 0) continue;
    const by = KEYS.find((key) => seen[key].has(fields[key] ?? ""));
    const known = by === undefined ? undefined : seen[by].get(fields[by] ?? "");
    if (by !== undefined && known !== undefined)
      duplicates.push({ row, by, of: { nome: known.nome, row: known.row } });
    note({ documento: fields.documento, email: fields.email, nome: fields.nome, row });
  }
  return {
    errors: read.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error }))),
    duplicates,
  };
};

/**
 * Inserts every row, in one statement: all of them or none. The first of the file becomes the newest, so that the list shows the file's order.
 * Resolves with how many are new. @throws AppError with the field (`rows.3.nome`) that is wrong; nothing is then saved
 */
export const importPacientes = async (
  tx: Tx,
  medicoId: string,
  rows: ImportRow[],
): Promise<number> => {
  const day = today();
  const read = rows.map((row, n) => {
    const { fields, errors } = readPaciente(row, day);
    const [error] = errors;
    if (error !== undefined) throw new AppError(error.code, { field: `rows.${n}.${error.field}` });
    return { id: row.id, ...fields };
  });
  const inserted = await tx.query(
    `insert into pacientes
       (id, medico_id, nome, email, telefone, whatsapp, sexo, data_nascimento, documento, endereco, created_at)
     select r.id, $1, r.nome, r.email, r.telefone, r.whatsapp, r.sexo, r.data_nascimento, r.documento, nullif(r.endereco, 'null'),
            now() - r.n * interval '1 microsecond'
       from rows from (jsonb_to_recordset($2::jsonb) as (id uuid, nome text, email text, telefone text, whatsapp text, sexo text,
            data_nascimento date, documento text, endereco jsonb)) with ordinality
            as r (id, nome, email, telefone, whatsapp, sexo, data_nascimento, documento, endereco, n)
     on conflict (id) do nothing
     returning id`,
    [medicoId, JSON.stringify(read)],
  );
  return inserted.length;
};
