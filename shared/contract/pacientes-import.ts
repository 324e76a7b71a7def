import { z } from "zod";
import { latestToday } from "../domain/birth-date.ts";
import { MAX_IMPORT_ROWS, pacienteFields, pacienteForm, pacienteText } from "../domain/paciente.ts";
import { errorCodeSchema } from "./errors.ts";
import { FIELD_ERRORS } from "./pacientes.ts";
import { route } from "./route.ts";

/** `row`: its number in the file. `id`: a repeated request creates one patient. */
const importRow = { row: z.int().min(1), id: z.uuid() };
const rowsOf = <S extends z.ZodType>(row: S) =>
  z.object({ rows: z.array(row).min(1).max(MAX_IMPORT_ROWS) });
const importText = pacienteText.extend(importRow);
export type ImportRow = z.infer<typeof importText>;

export const previewImport = route({
  method: "POST",
  path: "/api/pacientes/import/preview",
  access: "doctor",
  scope: "pacientes:read",
  summary: "The errors and duplicates of an import; nothing is saved",
  /** Unparsed text: the response lists the errors of each row. */
  body: rowsOf(importText),
  response: z.object({
    errors: z.array(
      z.object({
        row: z.int(),
        field: pacienteFields.keyof(),
        code: errorCodeSchema,
      }),
    ),
    /** Rows whose CPF, passport or e-mail a stored patient or an earlier row (`row`) has. */
    duplicates: z.array(
      z.object({
        row: z.int(),
        by: z.enum(["documento", "email"]),
        of: z.object({ nome: z.string(), row: z.int().nullable() }),
      }),
    ),
  }),
  errors: [],
});
export type ImportPreview = z.infer<typeof previewImport.response>;

export const importPacientes = route({
  method: "POST",
  path: "/api/pacientes/import",
  access: "doctor",
  scope: "pacientes:write",
  summary: "Save an import's patients, all or none; repeated ids create one patient each",
  body: rowsOf(pacienteForm(latestToday).extend(importRow)),
  response: z.object({ imported: z.int().min(0) }),
  errors: [...FIELD_ERRORS, "IMPORTS_DAILY"],
});
