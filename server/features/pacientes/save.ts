import {
  dayOf,
  type PacienteDraft,
  type PacienteFields,
  readPaciente,
} from "@relato/shared/domain/paciente.ts";
import { AppError } from "../../platform/http/errors.ts";

/** The last day on which somebody can have been born, anywhere: the date changes first at UTC+14. */
export const today = (): string => dayOf(new Date(), "Pacific/Kiritimati");

/** What was typed, as it is stored. @throws AppError with the first field that is wrong */
export const requireFields = (draft: PacienteDraft): PacienteFields => {
  const { fields, errors } = readPaciente(draft, today());
  const [error] = errors;
  if (error !== undefined) throw new AppError(error.code, { field: error.field });
  return fields;
};
