/** When two patients are one person: which rows move, and what the one that stays takes over. */
import { PACIENTE_FIELDS, type PacienteField, type PacienteFields } from "./paciente.ts";

/** A merge can be undone for this long. */
export const UNDO_DAYS = 30;

/** The tables whose rows move from one patient to the other. */
export const MOVED_TABLES = [
  ...(["consultas", "laudos", "agendamentos", "appointment_notices"] as const),
  ...(["waiting_entries"] as const),
  ...(["chatzello_threads", "incident_informed"] as const),
] as const;
export type MovedTable = (typeof MOVED_TABLES)[number];

/** The fields that `into` lacks and `from` has. */
export const fieldsToTake = (into: PacienteFields, from: PacienteFields): PacienteField[] =>
  PACIENTE_FIELDS.filter((field) => into[field] === null && from[field] !== null);
