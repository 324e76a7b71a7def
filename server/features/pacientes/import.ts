import type { ImportPreview, ImportRow } from "@relato/shared/contract/pacientes-import.ts";
import { latestToday } from "@relato/shared/domain/birth-date.ts";
import { readForm } from "@relato/shared/domain/fields.ts";
import {
  PACIENTE_FIELDS,
  type PacienteFields,
  pacienteForm,
} from "@relato/shared/domain/paciente.ts";
import type { Tx } from "../../platform/database/database.ts";

interface Known {
  documento: string | null;
  email: string | null;
  nome: string;
  /** The row of the import; null for a stored patient. */
  row: number | null;
}

const KEYS = ["documento", "email"] as const;
const FORM = pacienteForm(latestToday);

type Parsed = Pick<ImportRow, "row" | "id"> & { fields: PacienteFields };

/** Stored patients with one of these documents or e-mails, except those with one of these ids. */
const findKnown = (tx: Tx, rows: readonly Parsed[]): Promise<Known[]> =>
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

/** The errors of each row, and the valid rows that repeat a stored patient or an earlier row. */
export const previewImport = async (tx: Tx, rows: ImportRow[]): Promise<ImportPreview> => {
  const errors: ImportPreview["errors"] = [];
  const parsed: Parsed[] = [];
  for (const { row, id, ...text } of rows) {
    const form = readForm(FORM, text);
    errors.push(...form.errors.map((error) => ({ row, ...error })));
    if (form.fields !== null) parsed.push({ row, id, fields: form.fields });
  }
  const seen = { documento: new Map<string, Known>(), email: new Map<string, Known>() };
  const remember = (known: Known): void => {
    for (const key of KEYS) {
      const value = known[key];
      if (value !== null && !seen[key].has(value)) seen[key].set(value, known);
    }
  };
  for (const known of await findKnown(tx, parsed)) remember(known);
  const duplicates: ImportPreview["duplicates"] = [];
  for (const { row, fields } of parsed) {
    const by = KEYS.find((key) => seen[key].has(fields[key] ?? ""));
    const known = by === undefined ? undefined : seen[by].get(fields[by] ?? "");
    if (by !== undefined && known !== undefined)
      duplicates.push({ row, by, of: { nome: known.nome, row: known.row } });
    remember({ ...fields, row });
  }
  return { errors, duplicates };
};

/**
 * Inserts all rows in one statement and returns how many are new. The first row of the file becomes
 * the newest patient, so that the list has the file's order.
 */
export const importPacientes = async (
  tx: Tx,
  medicoId: string,
  rows: readonly (PacienteFields & { id: string })[],
): Promise<number> => {
  const inserted = await tx.query(
    `insert into pacientes (id, medico_id, ${PACIENTE_FIELDS.join(", ")}, created_at)
     select r.id, $1, ${PACIENTE_FIELDS.map((field) => `r.${field}`).join(", ")},
            now() - r.ordinality * interval '1 microsecond'
       from rows from (jsonb_populate_recordset(null::pacientes, $2)) with ordinality r
     on conflict do nothing
     returning id`,
    [medicoId, JSON.stringify(rows)],
  );
  return inserted.length;
};
