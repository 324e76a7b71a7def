import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { endOf } from "@relato/shared/domain/agenda.ts";
import { identifierOf, referenceTo, type Resource } from "./entry.ts";
import { type Doctor, practitionerReference } from "./practitioner.ts";

const statusOf = ({ cancelled_at, consulta_id }: Agendamento) => {
  if (cancelled_at !== null) return "cancelled";
  return consulta_id === null ? "booked" : "fulfilled";
};

/** https://hl7.org/fhir/R4/appointment.html */
export const appointmentOf = (one: Agendamento, doctor: Doctor): Resource => ({
  resourceType: "Appointment",
  id: one.id,
  identifier: [identifierOf(one.id)],
  status: statusOf(one),
  appointmentType: { text: one.tipo },
  ...(one.titulo !== null && one.titulo.trim() !== "" && { description: one.titulo }),
  start: one.data,
  end: endOf(one),
  minutesDuration: one.duracao_min,
  participant: [
    ...(one.paciente_id === null
      ? []
      : [{ actor: referenceTo("Patient", one.paciente_id), status: "accepted" }]),
    { actor: practitionerReference(doctor), status: "accepted" },
  ],
});
