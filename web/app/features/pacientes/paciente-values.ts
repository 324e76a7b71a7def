import { dayOf } from "@relato/shared/domain/birth-date.ts";
import {
  draftOf,
  pacienteForm,
  type PacienteDraft,
  type PacienteFields,
} from "@relato/shared/domain/paciente.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";

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

export const pacienteSchema = pacienteForm(today);
