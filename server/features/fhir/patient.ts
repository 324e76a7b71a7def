import { isCpf } from "@relato/shared/domain/cpf.ts";
import type { PacienteFields } from "@relato/shared/domain/paciente.ts";
import type { Resource } from "./entry.ts";

export const GENDER = { Feminino: "female", Masculino: "male", Outro: "other" } as const;
export const CPF_SYSTEM = "http://rnds.saude.gov.br/fhir/r4/NamingSystem/cpf";

/** https://hl7.org/fhir/R4/patient.html */
export const patientOf = (
  paciente: Pick<PacienteFields, "nome" | "sexo" | "data_nascimento" | "documento"> &
    Partial<Pick<PacienteFields, "telefone" | "email" | "endereco">> & { id: string },
): Resource => {
  const telecom = [
    ...(paciente.telefone ? [{ system: "phone", value: paciente.telefone }] : []),
    ...(paciente.email ? [{ system: "email", value: paciente.email }] : []),
  ];
  const digits = (paciente.documento ?? "").replaceAll(/\D/g, "");
  return {
    resourceType: "Patient",
    id: paciente.id,
    ...(isCpf(digits) && { identifier: [{ system: CPF_SYSTEM, value: digits }] }),
    name: [{ text: paciente.nome }],
    ...(paciente.sexo !== null && { gender: GENDER[paciente.sexo] }),
    ...(paciente.data_nascimento !== null && { birthDate: paciente.data_nascimento }),
    ...(telecom.length > 0 && { telecom }),
    ...(paciente.endereco && { address: [{ text: paciente.endereco.texto }] }),
  };
};
