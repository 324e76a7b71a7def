import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createApiKey, type KeyClient } from "../../testing/api-key.ts";
import { createPaciente } from "../../testing/factories.ts";
import { laudosOfDoctor } from "../laudos/laudos.fixture.ts";
import type { Resource } from "./entry.ts";
import { readJson } from "./fhir-api.fixture.ts";
import { errorsOf } from "./validate.fixture.ts";

const ROOT = "/api/v1/fhir";
const { server, doctor, newSubscriber } = laudosOfDoctor();
const PATIENT = {
  resourceType: "Patient",
  id: "of-the-clinic",
  meta: { versionId: "3" },
  text: { status: "generated", div: "<div>Maria</div>" },
  active: true,
  identifier: [
    { system: "http://rnds.saude.gov.br/fhir/r4/NamingSystem/cpf", value: "529.982.247-25" },
  ],
  name: [{ use: "official", family: "Souza", given: ["Maria", "Clara"] }],
  gender: "female",
  birthDate: "1980-03-02",
  telecom: [
    { system: "phone", value: "(11) 98888-7777" },
    { system: "email", value: "Maria@example.com" },
  ],
  address: [{ line: ["Rua das Flores, 10"], city: "Recife", state: "PE" }],
};
const START = "2027-03-01T10:00:00-03:00";

let key: KeyClient;
let practitioner: string;

const post = (
  payload: { resourceType: string },
  headers: Record<string, string> = {},
  by: KeyClient = key,
) =>
  by.call({
    method: "POST",
    url: `${ROOT}/${payload.resourceType}`,
    headers: { "content-type": "application/fhir+json", ...headers },
    payload: JSON.stringify(payload),
  });

const appointment = (paciente_id: string, changes: object = {}) => ({
  resourceType: "Appointment",
  status: "booked",
  start: START,
  end: "2027-03-01T10:45:00-03:00",
  participant: [
    { actor: { reference: `Patient/${paciente_id}` }, status: "accepted" },
    { actor: { reference: practitioner }, status: "accepted" },
  ],
  ...changes,
});

beforeAll(async () => {
  key = await createApiKey(server(), doctor());
  const { id } = await createPaciente(server().deps.db, { medico_id: doctor().id });
  const everything = await readJson<{ entry: { resource: Resource }[] }>(
    key,
    `${ROOT}/Patient/${id}/$everything`,
  );
  const own = everything.entry.find(({ resource }) => resource.resourceType === "Practitioner");
  practitioner = `Practitioner/${own?.resource.id}`;
});

describe("a new Patient", () => {
  it("is stored in our fields, and read as it was answered", async () => {
    const answer = await post(PATIENT);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      201,
      "application/fhir+json; charset=utf-8",
    ]);
    const created = answer.json<Resource>();
    expect(errorsOf(created)).toEqual([]);
    expect(created.id).not.toBe(PATIENT.id);
    expect(answer.headers.location).toMatch(new RegExp(`${ROOT}/Patient/${created.id}$`));
    expect(await readJson(key, `${ROOT}/Patient/${created.id}`)).toEqual(created);
    expect(await readJson(key, `/api/v1/pacientes/${created.id}`)).toMatchObject({
      ...{ nome: "Maria Clara Souza", sexo: "Feminino", data_nascimento: "1980-03-02" },
      ...{ documento: "52998224725", telefone: "11988887777", email: "maria@example.com" },
      ...{ endereco: { texto: "Rua das Flores, 10, Recife, PE" }, whatsapp: null },
    });
  });

  it("is created once with an Idempotency-Key, and both answers are alike", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const [first, second] = [await post(PATIENT, headers), await post(PATIENT, headers)];
    expect(second.json()).toEqual(first.json());
    for (const name of ["content-type", "location"])
      expect(second.headers[name]).toBe(first.headers[name]);
    expect(second.headers["idempotency-replayed"]).toBe("true");
  });

  it.each([
    ["an element without a field", { maritalStatus: { text: "S" } }, "VALIDATION", ""],
    ["a modifier", { modifierExtension: [{ url: "urn:x" }] }, "VALIDATION", ""],
    [
      "a number of another system",
      { identifier: [{ system: "urn:x", value: "7" }] },
      "VALIDATION",
      "identifier",
    ],
    [
      "a wrong CPF",
      { identifier: [{ ...PATIENT.identifier[0], value: "52998224726" }] },
      "CPF_INVALID",
      "identifier",
    ],
    [
      "two telephones",
      { telecom: [PATIENT.telecom[0], PATIENT.telecom[0]] },
      "VALIDATION",
      "telecom",
    ],
    [
      "a wrong e-mail",
      { telecom: [{ system: "email", value: "maria" }] },
      "EMAIL_INVALID",
      "telecom",
    ],
    ["a day of birth to come", { birthDate: "2126-01-01" }, "DATA_NASCIMENTO_INVALID", "birthDate"],
    ["a year of birth only", { birthDate: "1980" }, "DATA_NASCIMENTO_INVALID", "birthDate"],
    ["no name", { name: [{ use: "official" }] }, "PACIENTE_NOME_REQUIRED", "name"],
    ["a dead patient", { active: false }, "VALIDATION", "active"],
  ])("with %s is refused by name of the element", async (_, changes, code, field) => {
    const answer = await post({ ...PATIENT, ...changes });
    expect(answer.statusCode).toBe(code === "VALIDATION" ? 400 : 422);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({ code, ...(field !== "" && { field }) });
    expect(answer.headers.location).toBeUndefined();
  });

  it("is not created on a condition that we do not read", async () => {
    const answer = await post(PATIENT, { "if-none-exist": "identifier=52998224725" });
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([
      400,
      "If-None-Exist",
    ]);
  });
});

describe("a new Appointment", () => {
  it("is in the agenda of the key's doctor", async () => {
    const patient = (await post(PATIENT)).json<Resource>().id;
    const answer = await post(appointment(patient, { description: "Retorno" }));
    expect(answer.statusCode).toBe(201);
    const created = answer.json<Resource>();
    expect(errorsOf(created)).toEqual([]);
    expect(await readJson(key, `${ROOT}/Appointment/${created.id}`)).toEqual(created);
    expect(await readJson(key, `/api/v1/agendamentos/${created.id}`)).toMatchObject({
      ...{ data: "2027-03-01T13:00:00.000Z", duracao_min: 45, tipo: "Presencial" },
      ...{ titulo: "Retorno", paciente_id: patient },
    });
  });

  it.each([
    ["an end that contradicts the duration", { minutesDuration: 30 }, "end"],
    ["an end before its start", { end: "2027-03-01T09:00:00-03:00" }, "end"],
    ["neither end nor duration", { end: undefined }, "end"],
    ["another state", { status: "cancelled" }, "status"],
    [
      "another doctor",
      { participant: [{ actor: { reference: "Practitioner/x" }, status: "accepted" }] },
      "participant",
    ],
  ])("with %s is refused", async (_, changes, field) => {
    const patient = (await post(PATIENT)).json<Resource>().id;
    const answer = await post(appointment(patient, changes));
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
  });

  it("of another doctor's patient is refused as of an unknown one", async () => {
    const rui = await createApiKey(server(), await newSubscriber());
    const own = (await post(PATIENT)).json<Resource>().id;
    const [first] = appointment(own).participant;
    const answers = await Promise.all([
      post({ ...appointment(own), participant: [first] } as never, {}, rui),
      post(
        {
          ...appointment(randomUUID()),
          participant: [{ ...first, actor: { reference: `Patient/${randomUUID()}` } }],
        } as never,
        {},
        rui,
      ),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(new Set(answers.map((one) => one.json<{ code: string }>().code)).size).toBe(1);
  });
});
