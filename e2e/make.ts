import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import type { Documento } from "@relato/shared/contract/documentos.ts";
import { EMPTY_DRAFT, type PacienteDraft } from "@relato/shared/domain/paciente.ts";
import { defaultTemplateId } from "../server/features/modelos/system.ts";
import { PROFILE } from "../server/testing/profile-fields.ts";

export { EMPTY_DRAFT };

/* Makes and reads what a test needs through the API, as the doctor signed in on the page. */

/** A short visit: a complaint, a negated symptom, an allergy and a prescription. */
export const TALK = [
  "Médico: O que traz a senhora aqui?",
  "Paciente: Tenho dor de cabeça há três dias. Não tive febre.",
  "Médico: Alguma alergia?",
  "Paciente: Sou alérgica a penicilina.",
  "Médico: Vou receitar dipirona 500 mg, um comprimido de seis em seis horas.",
].join("\n");

/** A page, or the requests of a browser without one: its cookies say which doctor calls. */
type Caller = Page | APIRequestContext;
const requestOf = (caller: Caller): APIRequestContext =>
  "request" in caller ? caller.request : caller;

const post = async (caller: Caller, path: string, data: object): Promise<unknown> => {
  const answer = await requestOf(caller).post(path, { data });
  expect(answer.status()).toBe(201);
  return answer.json();
};

const get = async <T>(caller: Caller, path: string): Promise<T> => {
  const answer = await requestOf(caller).get(path);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as T;
};

/** The id of the signed-in doctor. */
export const readDoctorId = async (caller: Caller): Promise<string> =>
  (await get<{ user: { id: string } }>(caller, "/api/session")).user.id;

/** Gives the doctor the name and registration that a signature and a share need. */
export const fillProfile = async (caller: Caller): Promise<void> => {
  const answer = await requestOf(caller).put("/api/perfil", { data: PROFILE });
  expect(answer.status()).toBe(200);
};

/** Creates a patient. Returns its id. */
export const makePatient = async (
  caller: Caller,
  draft: Partial<PacienteDraft>,
): Promise<string> => {
  const id = randomUUID();
  await post(caller, "/api/pacientes", { ...EMPTY_DRAFT, id, ...draft });
  return id;
};

interface AppointmentFields {
  data: string;
  duracao_min?: number;
  tipo?: "Presencial" | "Telemedicina";
  titulo?: string;
  paciente_id?: string | null;
}
/** Creates an appointment; by default half an hour, in person, without patient. Returns its id. */
export const makeAppointment = async (
  caller: Caller,
  fields: AppointmentFields,
): Promise<string> => {
  const id = randomUUID();
  const defaults = { duracao_min: 30, tipo: "Presencial", titulo: "", paciente_id: null };
  await post(caller, "/api/agendamentos", { id, ...defaults, ...fields });
  return id;
};

/** Creates a template in Portuguese. Returns its id. */
export const makeTemplate = async (
  caller: Caller,
  titulo: string,
  markdown = "## Queixa",
): Promise<string> => {
  const id = randomUUID();
  await post(caller, "/api/modelos", { id, titulo, markdown, language: "pt-BR" });
  return id;
};

/** The body of a new consultation given as text. */
export const consultaAsText = (text: string, more: Partial<ConsultaChoices> = {}) => ({
  id: randomUUID(),
  modelo_id: defaultTemplateId("pt-BR"),
  paciente_id: null,
  tipo_consulta: "presencial",
  contexto_paciente: "Mulher, 54 anos",
  language: "pt-BR",
  source: { kind: "text", text },
  consent: { agreed: true },
  ...more,
});
interface ConsultaChoices {
  modelo_id: string;
  paciente_id: string;
}

/** Sends a consultation as text, which the engine writes in the background. Returns its id. */
export const sendConsulta = async (
  caller: Caller,
  text: string,
  more: Partial<ConsultaChoices> = {},
): Promise<string> => {
  const data = consultaAsText(text, more);
  await post(caller, "/api/consultas", data);
  return data.id;
};

export const readConsulta = (caller: Caller, id: string): Promise<Consulta> =>
  get(caller, `/api/consultas/${id}`);

/** Waits until a consultation is processed, and reads it. */
export const waitForConsulta = async (caller: Caller, id: string): Promise<Consulta> => {
  await expect
    .poll(async () => (await readConsulta(caller, id)).status, { timeout: 90_000 })
    .not.toBe("Processando");
  return readConsulta(caller, id);
};

/** A consultation given as text, processed by the real pipeline. */
export const makeConsulta = async (
  caller: Caller,
  text: string,
  more: Partial<ConsultaChoices> = {},
): Promise<Consulta> => waitForConsulta(caller, await sendConsulta(caller, text, more));

/** Starts the spoken example. Returns its id. */
export const sendExample = async (caller: Caller, language = "pt-BR"): Promise<string> =>
  ((await post(caller, "/api/consultas/example", { language })) as { id: string }).id;

/** The spoken example, transcribed and written. */
export const makeExample = async (caller: Caller, language = "pt-BR"): Promise<Consulta> =>
  waitForConsulta(caller, await sendExample(caller, language));

/** The doctor's consultations, newest first. */
export const listConsultas = async (caller: Caller): Promise<{ id: string }[]> =>
  (await get<{ items: { id: string }[] }>(caller, "/api/consultas")).items;

export const listDocuments = async (caller: Caller, consultaId: string): Promise<Documento[]> =>
  (await get<{ items: Documento[] }>(caller, `/api/consultas/${consultaId}/documentos`)).items;

/** The anamnesis of a consultation, as the server stores it. */
export const readNote = async (caller: Caller, consultaId: string): Promise<Documento> => {
  const [note] = await listDocuments(caller, consultaId);
  if (note === undefined) throw new Error("the consultation has no document");
  return note;
};

/** Saves a new version of a note through the API, as another tab would. */
export const addVersion = async (
  caller: Caller,
  consultaId: string,
  added: string,
): Promise<Documento> => {
  const { id, current } = await readNote(caller, consultaId);
  const markdown = `${current?.content.markdown}\n\n${added}\n`;
  const data = { change: "edited", base: current?.number, markdown };
  return (await post(caller, `/api/documentos/${id}/versions`, data)) as Documento;
};
