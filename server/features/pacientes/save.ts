import { overlayFields, mergeFields } from "@relato/shared/domain/merge.ts";
import {
  dayOf,
  fieldsOf,
  type PacienteDraft,
  type PacienteFields,
  readPaciente,
} from "@relato/shared/domain/paciente.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError } from "../../platform/http/errors.ts";
import { findPaciente, lockPaciente, updatePaciente } from "./queries.ts";

/** The last day on which somebody can have been born, anywhere: the date changes first at UTC+14. */
export const today = (): string => dayOf(new Date(), "Pacific/Kiritimati");

/** What was typed, as it is stored. @throws AppError with the first field that is wrong */
export const requireFields = (draft: PacienteDraft): PacienteFields => {
  const { fields, errors } = readPaciente(draft, today());
  const [error] = errors;
  if (error !== undefined) throw new AppError(error.code, { field: error.field });
  return fields;
};

/**
 * Lays what was changed since `base` over what stands by now; null: nobody knows what was changed. A request whose answer was lost changes
 * nothing the second time. @throws AppError PACIENTE_CHANGED, NOT_FOUND; nothing is then saved
 */
export const changePaciente = async (
  tx: Tx,
  id: string,
  base: PacienteFields | null,
  fields: PacienteFields,
): Promise<void> => {
  await lockPaciente(tx, id);
  const found = await findPaciente(tx, id);
  if (found === null) throw new AppError("NOT_FOUND");
  const newest = fieldsOf(found);
  const { changed, conflicts } = mergeFields(base, fields, newest);
  if (conflicts.length > 0) throw new AppError("PACIENTE_CHANGED");
  await updatePaciente(tx, id, overlayFields(newest, fields, changed));
};
