import { dayOf, draftOf, readPaciente } from "@relato/shared/domain/paciente.ts";
import type { PacienteDraft, PacienteFields } from "@relato/shared/domain/paciente.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { schemaOfRule } from "../../ui/form/schema.ts";

/** Today in this device's time zone, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/** A stored patient as the form shows it. */
export const valuesOf = (paciente: PacienteFields): PacienteDraft => {
  const draft = draftOf(paciente);
  return {
    ...draft,
    telefone: formatPhone(draft.telefone),
    whatsapp: formatPhone(draft.whatsapp),
  };
};

export const pacienteSchema = schemaOfRule<PacienteDraft>(
  (values) => readPaciente(values, today()).errors,
);
