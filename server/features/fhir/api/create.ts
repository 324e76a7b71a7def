import { randomUUID } from "node:crypto";
import type { NewAppointment, NewPatient } from "@relato/shared/contract/fhir-create.ts";
import { agendamentoForm, MAX_DURACAO } from "@relato/shared/domain/agendamento.ts";
import { latestToday } from "@relato/shared/domain/birth-date.ts";
import { readForm } from "@relato/shared/domain/fields.ts";
import {
  EMPTY_DRAFT,
  type PacienteDraft,
  type PacienteField,
  pacienteForm,
} from "@relato/shared/domain/paciente.ts";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { withUser } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireAgendamento } from "../../agenda/queries.ts";
import { createAgendamento } from "../../agenda/write.ts";
import { insertPaciente, requirePaciente } from "../../pacientes/queries.ts";
import { appointmentOf } from "../appointment.ts";
import type { Resource } from "../entry.ts";
import { CPF_SYSTEM, GENDER, patientOf } from "../patient.ts";
import { findDoctor, practitionerReference } from "../practitioner.ts";

type CreateDeps = Pick<Deps, "db" | "events" | "jobs">;

/** The FHIR elements of our fields, for errors. */
const ELEMENTS: Record<PacienteField, string> = {
  ...{ nome: "name", mother_name: "name", sexo: "gender", data_nascimento: "birthDate" },
  ...{ documento: "identifier", telefone: "telecom", whatsapp: "telecom", email: "telecom" },
  endereco: "address",
};

const refuse = (field: string): never => {
  throw new AppError("VALIDATION", { field });
};

/** @throws AppError VALIDATION when the patient has two of a kind */
const telecomOf = ({ telecom = [] }: NewPatient, system: "email" | "phone"): string => {
  const found = telecom.filter((one) => one.system === system);
  return found.length > 1 ? refuse("telecom") : (found[0]?.value ?? "");
};

const addressText = ({ address: [address] = [] }: NewPatient): string => {
  if (address === undefined) return "";
  const { text, line = [], district, city, state, postalCode, country } = address;
  const parts = [...line, district, city, state, postalCode, country];
  return text ?? parts.filter((part) => part !== undefined).join(", ");
};

/** What a doctor would type. @throws AppError VALIDATION */
const pacienteDraft = (patient: NewPatient): PacienteDraft => {
  const { name, gender, birthDate, identifier: [identifier] = [] } = patient;
  if (identifier !== undefined && identifier.system !== CPF_SYSTEM) refuse("identifier");
  const sexo = Object.entries(GENDER).find(([, code]) => code === gender)?.[0];
  return {
    ...EMPTY_DRAFT,
    nome: name
      .flatMap(({ text, given = [], family }) => text ?? [...given, family].join(" "))
      .join(" "),
    documento: identifier?.value ?? "",
    sexo: sexo ?? "",
    data_nascimento: birthDate ?? "",
    telefone: telecomOf(patient, "phone"),
    email: telecomOf(patient, "email"),
    endereco: addressText(patient),
  };
};

/** @throws AppError with the code of the first wrong field, named by its FHIR element */
const parseForm = <Form extends z.ZodObject>(
  form: Form,
  draft: z.input<Form>,
  elements: Partial<Record<keyof z.input<Form>, string>>,
): z.output<Form> => {
  const { fields, errors } = readForm(form, draft);
  if (fields !== null) return fields;
  const [error] = errors;
  throw new AppError(error?.code ?? "VALIDATION", { field: elements[error?.field ?? ""] ?? "" });
};

/** @throws AppError VALIDATION and the codes of patients' fields */
export const createPatient = (
  { db }: CreateDeps,
  user: Caller,
  patient: NewPatient,
): Promise<Resource> => {
  const form = pacienteForm(latestToday);
  const fields = parseForm(form, pacienteDraft(patient), ELEMENTS);
  const id = randomUUID();
  return withUser(db, user.id, async (tx) => {
    await insertPaciente(tx, { id, medico_id: user.id, ...fields });
    return patientOf(await requirePaciente(tx, id));
  });
};

/** Minutes. @throws AppError VALIDATION when the end, or its absence, contradicts the duration */
const durationOf = ({ start, end, minutesDuration }: NewAppointment): number => {
  const minutes =
    end === undefined ? minutesDuration : (Date.parse(end) - Date.parse(start)) / 60_000;
  if (minutes === undefined || (minutesDuration ?? minutes) !== minutes) return refuse("end");
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_DURACAO) return refuse("end");
  return minutes;
};

/** The patient's id; null without one. @throws AppError VALIDATION for another doctor */
const patientIdOf = ({ participant }: NewAppointment, practitioner: string): string | null => {
  const references = participant.map(({ actor }) => actor.reference);
  const [patient, second] = references.filter((one) => one.startsWith("Patient/"));
  const doctors = references.filter((one) => one.startsWith("Practitioner/"));
  if (second !== undefined || doctors.some((one) => one !== practitioner)) refuse("participant");
  return patient?.slice("Patient/".length) ?? null;
};

/**
 * @throws AppError VALIDATION, PACIENTE_NOT_FOUND, FIELD_TOO_LONG, TIME_BLOCKED, OUTSIDE_HOURS
 */
export const createAppointment = (
  deps: CreateDeps,
  user: Caller,
  appointment: NewAppointment,
): Promise<Resource> =>
  withUser(deps.db, user.id, async (tx) => {
    const doctor = await findDoctor(tx, user);
    const draft = {
      data: appointment.start,
      duracao_min: durationOf(appointment),
      tipo: appointment.appointmentType?.text ?? ("Presencial" as const),
      titulo: appointment.description ?? "",
      paciente_id: patientIdOf(appointment, practitionerReference(doctor).reference),
    };
    const elements = { data: "start", titulo: "description", paciente_id: "participant" };
    const fields = parseForm(agendamentoForm, draft, elements);
    const id = randomUUID();
    await createAgendamento(tx, deps, { id, medico_id: user.id, force: false, ...fields });
    return appointmentOf(await requireAgendamento(tx, user.id, id), doctor);
  });
