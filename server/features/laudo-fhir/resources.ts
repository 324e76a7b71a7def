import { createHash } from "node:crypto";
import type { Perfil } from "@relato/shared/contract/perfil.ts";
import { isCpf } from "@relato/shared/domain/cpf.ts";
import type { PacienteFields } from "@relato/shared/domain/paciente.ts";

const GENDER = { Feminino: "female", Masculino: "male", Outro: "other" } as const;
const CPF_SYSTEM = "http://rnds.saude.gov.br/fhir/r4/NamingSystem/cpf";

/** A UUID (version 8) of a name, so that each download has the same ids. */
export const uuidOf = (name: string): string => {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
};

/** An entry of a FHIR R4 Bundle. */
export interface Entry {
  fullUrl: string;
  resource: { resourceType: string } & Record<string, unknown>;
}

export const entryOf = (id: string, resource: Entry["resource"]): Entry => ({
  fullUrl: `urn:uuid:${id}`,
  resource: { ...resource, id },
});

export const referenceTo = ({ fullUrl }: Entry, display?: string) => ({
  reference: fullUrl,
  ...(display !== undefined && { display }),
});

export const patientEntry = (
  paciente: Pick<PacienteFields, "nome" | "sexo" | "data_nascimento" | "documento"> & {
    id: string;
  },
): Entry => {
  const digits = (paciente.documento ?? "").replaceAll(/\D/g, "");
  return entryOf(paciente.id, {
    resourceType: "Patient",
    ...(isCpf(digits) && { identifier: [{ system: CPF_SYSTEM, value: digits }] }),
    name: [{ text: paciente.nome }],
    ...(paciente.sexo !== null && { gender: GENDER[paciente.sexo] }),
    ...(paciente.data_nascimento !== null && { birthDate: paciente.data_nascimento }),
  });
};

export type Doctor = { id: string; name: string } & Pick<Perfil, "crm" | "rqe">;

export const practitionerEntry = ({ id, name, crm, rqe }: Doctor): Entry => {
  const numbers = Object.entries({ CRM: crm, RQE: rqe }).filter(([, value]) => value.trim() !== "");
  return entryOf(uuidOf(`practitioner ${id}`), {
    resourceType: "Practitioner",
    ...(numbers.length > 0 && {
      identifier: numbers.map(([type, value]) => ({ type: { text: type }, value: value.trim() })),
    }),
    name: [{ text: name }],
  });
};
