import { createHash } from "node:crypto";
import type { Laudo } from "@relato/shared/contract/laudos.ts";
import type { Perfil } from "@relato/shared/contract/perfil.ts";
import { isCpf } from "@relato/shared/domain/cpf.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { LaudoStatus } from "@relato/shared/domain/laudo/laudo.ts";
import { categoryOf } from "./category.ts";
import { observedFields } from "./observation.ts";

/** `content`, `titulo` and `issued` are of the newest signed version, else of the working copy. */
export interface FhirSource {
  laudo: Pick<Laudo, "id" | "language" | "exam_date" | "status" | "paciente" | "paciente_id">;
  titulo: string;
  content: LaudoContent;
  /** The whole text. */
  text: string;
  conclusion: string;
  /** When it was signed, or last changed. */
  issued: string;
  doctor: { id: string; name: string } & Pick<Perfil, "crm" | "rqe">;
}

/** `corrected` is a text that was amended after it was final. */
const STATUS = {
  draft: "preliminary",
  final: "final",
  corrected: "amended",
} as const satisfies Record<LaudoStatus, string>;
const GENDER = { Feminino: "female", Masculino: "male", Outro: "other" } as const;

const CPF_SYSTEM = "http://rnds.saude.gov.br/fhir/r4/NamingSystem/cpf";
const SECTION_SYSTEM = "http://terminology.hl7.org/CodeSystem/v2-0074";

/** A UUID (version 8) of a name, so that each download has the same ids. */
const uuidOf = (name: string): string => {
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

interface Entry {
  fullUrl: string;
  resource: { resourceType: string } & Record<string, unknown>;
}

const entryOf = (id: string, resource: Entry["resource"]): Entry => ({
  fullUrl: `urn:uuid:${id}`,
  resource: { ...resource, id },
});

const referenceTo = ({ fullUrl }: Entry, display?: string) => ({
  reference: fullUrl,
  ...(display !== undefined && { display }),
});

const patientEntry = ({ laudo: { paciente, paciente_id } }: FhirSource): Entry | null => {
  if (paciente === null || paciente_id === null) return null;
  const digits = (paciente.documento ?? "").replaceAll(/\D/g, "");
  return entryOf(paciente_id, {
    resourceType: "Patient",
    ...(isCpf(digits) && { identifier: [{ system: CPF_SYSTEM, value: digits }] }),
    name: [{ text: paciente.nome }],
    ...(paciente.sexo !== null && { gender: GENDER[paciente.sexo] }),
    ...(paciente.data_nascimento !== null && { birthDate: paciente.data_nascimento }),
  });
};

const practitionerEntry = ({ doctor: { id, name, crm, rqe } }: FhirSource): Entry => {
  const numbers = Object.entries({ CRM: crm, RQE: rqe }).filter(([, value]) => value.trim() !== "");
  return entryOf(uuidOf(`practitioner ${id}`), {
    resourceType: "Practitioner",
    ...(numbers.length > 0 && {
      identifier: numbers.map(([type, value]) => ({ type: { text: type }, value: value.trim() })),
    }),
    name: [{ text: name }],
  });
};

/**
 * A laudo as a FHIR R4 Bundle. Its type is `collection`: a `document` needs a Composition as its
 * first entry and is an attested document, which here is the signed PDF.
 */
export const fhirBundle = (source: FhirSource) => {
  const { laudo, titulo, content, text, conclusion, issued, doctor } = source;
  const patient = patientEntry(source);
  const practitioner = practitionerEntry(source);
  const status = STATUS[laudo.status];
  const shared = {
    ...(patient && { subject: referenceTo(patient) }),
    effectiveDateTime: laudo.exam_date,
    issued,
    performer: [referenceTo(practitioner, doctor.name)],
  };
  const observations = observedFields(content, { signed: laudo.status !== "draft" }).map(
    ({ label, value }, i) =>
      entryOf(uuidOf(`observation ${laudo.id} ${i}`), {
        resourceType: "Observation",
        status,
        code: { text: label },
        ...shared,
        ...value,
      }),
  );
  const category = categoryOf(titulo);
  const report = entryOf(laudo.id, {
    resourceType: "DiagnosticReport",
    language: laudo.language,
    identifier: [{ system: "urn:ietf:rfc:3986", value: `urn:uuid:${laudo.id}` }],
    status,
    category: [{ coding: [{ system: SECTION_SYSTEM, ...category }], text: category.display }],
    code: { text: titulo },
    ...shared,
    ...(observations.length > 0 && { result: observations.map((one) => referenceTo(one)) }),
    ...(conclusion !== "" && { conclusion }),
    presentedForm: [
      {
        contentType: "text/plain; charset=utf-8",
        language: laudo.language,
        data: Buffer.from(text, "utf8").toString("base64"),
        title: titulo,
        creation: issued,
      },
    ],
  });
  return {
    resourceType: "Bundle",
    type: "collection",
    timestamp: issued,
    entry: [report, ...(patient ? [patient] : []), practitioner, ...observations],
  };
};
