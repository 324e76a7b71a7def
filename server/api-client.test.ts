import { randomUUID } from "node:crypto";
import createClient, { type Client } from "openapi-fetch";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grantPlano } from "./features/planos/grants.ts";
import type { paths } from "./generated/api-v1.ts";
import { createApiKey } from "./testing/api-key.ts";
import { createTestApp, signUp, type TestApp } from "./testing/app.ts";

/* A program of a clinic: the client is typed by the OpenAPI document and talks HTTP. */

let server: TestApp;
let client: Client<paths>;
beforeAll(async () => {
  server = await createTestApp();
  const doctor = await signUp(server.app);
  const plan = { user_id: doctor.id, plano: "yearly" as const, until: null, granted_by: null };
  await grantPlano(server.deps.db, plan);
  const { secret } = await createApiKey(server, doctor);
  const baseUrl = await server.app.listen({ port: 0, host: "127.0.0.1" });
  client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${secret}` } });
});
afterAll(() => server.close());

test("creates, finds and changes a patient and an appointment", async () => {
  const id = randomUUID();
  const once = { "Idempotency-Key": randomUUID() };
  const create = () =>
    client.POST("/api/v1/pacientes", {
      params: { header: once },
      body: { id, nome: "Maria da Silva", email: "maria@example.org" },
    });
  const [first, second] = [await create(), await create()];
  expect([first.response.status, second.response.status]).toEqual([201, 201]);
  expect(second.data).toEqual(first.data);
  const found = await client.POST("/api/v1/pacientes/search", { body: { text: "maria" } });
  expect(found.data?.items.map((one) => one.id)).toEqual([id]);
  const data = new Date(Date.now() + 86_400_000).toISOString();
  const booked = await client.POST("/api/v1/agendamentos", {
    body: {
      ...{ id: randomUUID(), data, duracao_min: 30, tipo: "Presencial", titulo: "Retorno" },
      ...{ link: "", paciente_id: id, notify_email: false, notify_whatsapp: false },
      locale: "pt-br",
    },
  });
  expect([booked.response.status, booked.error]).toEqual([201, undefined]);
  const week = await client.GET("/api/v1/agendamentos", {
    params: { query: { from: new Date().toISOString(), limit: 1 } },
  });
  expect(week.data).toMatchObject({ items: [{ titulo: "Retorno" }], next_cursor: null });
});

test("reads a patient's FHIR bundle", async () => {
  const id = randomUUID();
  await client.POST("/api/v1/pacientes", { body: { id, nome: "João Lima" } });
  const { data, response } = await client.GET("/api/v1/fhir/Patient/{id}/$everything", {
    params: { path: { id } },
  });
  expect(response.headers.get("content-type")).toContain("application/fhir+json");
  expect(data?.link.map(({ relation }) => relation)).toEqual(["self"]);
  expect(data?.entry?.map(({ resource }) => resource.resourceType)).toEqual([
    "Patient",
    "Practitioner",
  ]);
});

test("a consultation by text is created", async () => {
  const modelos = await client.GET("/api/v1/modelos", { params: { query: { limit: 1 } } });
  const modelo_id = modelos.data?.items[0]?.id ?? "";
  const id = randomUUID();
  const answer = await client.POST("/api/v1/consultas", {
    body: {
      ...{ id, modelo_id, paciente_id: null, language: "pt-BR" },
      ...{ tipo_consulta: "presencial", contexto_paciente: "Tosse há três dias." },
      source: { kind: "text", text: "Médico: O que sente? Paciente: Tosse há três dias." },
      consent: { agreed: true },
    },
  });
  expect([answer.response.status, answer.error]).toEqual([201, undefined]);
  const read = await client.GET("/api/v1/consultas/{id}", { params: { path: { id } } });
  expect(read.data).toMatchObject({ id, status: "Processando" });
});

test("a refusal is a typed problem", async () => {
  const { error, response } = await client.GET("/api/v1/pacientes/{id}", {
    params: { path: { id: randomUUID() } },
  });
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(error).toMatchObject({ status: 404, code: "NOT_FOUND" });
});
