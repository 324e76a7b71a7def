import type { ConsultaStatus, ConsultationType } from "@relato/shared/domain/consulta.ts";
import { identifierOf, referenceTo, type Resource, subjectOf } from "./entry.ts";
import { type Doctor, practitionerReference } from "./practitioner.ts";

export interface EncounterSource {
  id: string;
  status: ConsultaStatus;
  tipo: ConsultationType;
  data_criacao: string;
  paciente_id: string | null;
  agendamento_id: string | null;
}

const ACT_CODE = "http://terminology.hl7.org/CodeSystem/v3-ActCode";
const CLASS = {
  presencial: { system: ACT_CODE, code: "AMB", display: "ambulatory" },
  telemedicina: { system: ACT_CODE, code: "VR", display: "virtual" },
} as const satisfies Record<ConsultationType, object>;
/** The status of the processing says only that the visit is over when it succeeded. */
const STATUS = {
  Processando: "in-progress",
  Concluído: "finished",
  Erro: "unknown",
} as const satisfies Record<ConsultaStatus, string>;

/** A consultation. https://hl7.org/fhir/R4/encounter.html */
export const encounterOf = (source: EncounterSource, doctor: Doctor): Resource => ({
  resourceType: "Encounter",
  id: source.id,
  identifier: [identifierOf(source.id)],
  status: STATUS[source.status],
  class: CLASS[source.tipo],
  ...subjectOf(source.paciente_id),
  participant: [{ individual: practitionerReference(doctor) }],
  ...(source.agendamento_id !== null && {
    appointment: [referenceTo("Appointment", source.agendamento_id)],
  }),
  period: { start: source.data_criacao },
});
