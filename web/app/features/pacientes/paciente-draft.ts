import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { draftOf, EMPTY_DRAFT, fieldsOf } from "@relato/shared/domain/paciente.ts";
import type { PacienteDraft, PacienteFields } from "@relato/shared/domain/paciente.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";

/** A form as it stands. */
export interface TypedPaciente {
  draft: PacienteDraft;
  /** The fields that it was typed over; null for a patient to be. */
  base: PacienteFields | null;
}

export const NEW_PACIENTE: TypedPaciente = { draft: EMPTY_DRAFT, base: null };

/** A patient as the form shows it. */
export const shownDraft = (paciente: PacienteFields): PacienteDraft => {
  const draft = draftOf(paciente);
  return {
    ...draft,
    telefone: formatPhone(draft.telefone),
    whatsapp: formatPhone(draft.whatsapp),
  };
};

export const typedOf = (paciente: Paciente): TypedPaciente => ({
  draft: shownDraft(paciente),
  base: fieldsOf(paciente),
});
