import { agePartsOn } from "@relato/shared/domain/birth-date.ts";
import { formatDocumento } from "@relato/shared/domain/cpf.ts";
import type { PacienteField, PacienteFields } from "@relato/shared/domain/paciente.ts";
import { formatPhone } from "@relato/shared/domain/phone.ts";
import { formatDay } from "@relato/shared/locales/format.ts";
import { useLanguage } from "../../ui/language.tsx";
import { writeAge } from "../../ui/patient-line.ts";
import { today } from "./paciente-values.ts";

/** Writes each field beside the name for reading, "not given" where nothing is known. */
export const usePacienteText = (): ((
  paciente: PacienteFields,
) => Record<Exclude<PacienteField, "nome">, string>) => {
  const { locale, text } = useLanguage();
  const { notGiven: none, sexo } = text.pacientes;
  return (paciente) => {
    const birth = paciente.data_nascimento;
    return {
      mother_name: paciente.mother_name ?? none,
      email: paciente.email ?? none,
      telefone: paciente.telefone === null ? none : formatPhone(paciente.telefone),
      whatsapp: paciente.whatsapp === null ? none : formatPhone(paciente.whatsapp),
      data_nascimento:
        birth === null
          ? none
          : `${formatDay(locale, birth)} (${writeAge(text, agePartsOn(birth, today()))})`,
      sexo: paciente.sexo === null ? none : sexo[paciente.sexo],
      documento: paciente.documento === null ? none : formatDocumento(paciente.documento),
      endereco: paciente.endereco?.texto ?? none,
    };
  };
};
