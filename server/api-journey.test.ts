import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import createClient, { type Client } from "openapi-fetch";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "./boot.ts";
import { grantPlano } from "./features/planos/grants.ts";
import {
  addEndpoint,
  createReceiver,
  type Receiver,
} from "./features/webhooks/webhooks.fixture.ts";
import type { paths } from "./generated/api-v1.ts";
import { createApiKey } from "./testing/api-key.ts";
import { createTestApp, signUp, type TestApp } from "./testing/app.ts";
import { metadataOf, PATCH_TYPE, TUS } from "./testing/tus.ts";

/*
 * What a clinic's system does: with the generated client over HTTP, and the real queue, worker,
 * speech model and receiver of webhooks.
 */

const SPOKEN = join(import.meta.dirname, "features/consultas/example/pt-BR.webm");
const PATIENCE = { timeout: 120_000 };

let server: TestApp;
let stopJobs: () => Promise<void>;
let receiver: Receiver;
let baseUrl: string;
let authorization: string;
let client: Client<paths>;
let webhook: Webhook;
let paciente_id: string;
let modelo_id: string;

beforeAll(async () => {
  server = await createTestApp({ env: { WEBHOOK_ALLOW: "127.0.0.0/8" } });
  stopJobs = await startJobs(server.deps);
  receiver = await createReceiver();
  const doctor = await signUp(server.app);
  const plan = { user_id: doctor.id, plano: "yearly" as const, until: null, granted_by: null };
  await grantPlano(server.deps.db, plan);
  webhook = new Webhook((await addEndpoint(doctor, receiver.url)).secret);
  authorization = `Bearer ${(await createApiKey(server, doctor)).secret}`;
  baseUrl = await server.app.listen({ port: 0, host: "127.0.0.1" });
  client = createClient<paths>({ baseUrl, headers: { authorization } });
});
afterAll(async () => {
  await stopJobs();
  receiver.close();
  await server.close();
});

/** Waits for a webhook about this row, and verifies its signature. */
const expectEvent = async (type: string, field: string, id: string): Promise<void> => {
  const find = () => receiver.received.find((one) => one.type === type && one.data[field] === id);
  await expect.poll(find, PATIENCE).toBeDefined();
  const { body, headers } = find()!;
  expect(webhook.verify(body, headers)).toMatchObject({ type, data: { [field]: id } });
};

const startConsulta = async (
  source: { kind: "text"; text: string } | { kind: "recording"; gravacao_id: string },
): Promise<string> => {
  const id = randomUUID();
  const { error } = await client.POST("/api/v1/consultas", {
    params: { header: { "Idempotency-Key": randomUUID() } },
    body: {
      ...{ id, modelo_id, paciente_id, language: "pt-BR", source },
      ...{ tipo_consulta: "presencial", contexto_paciente: "Mulher, 54 anos" },
      consent: { agreed: true },
    },
  });
  expect(error).toBeUndefined();
  return id;
};

/** The text of the anamnesis of a completed consultation. */
const readAnamnesis = async (id: string): Promise<string> => {
  const consulta = await client.GET("/api/v1/consultas/{id}", { params: { path: { id } } });
  expect(consulta.data).toMatchObject({ id, status: "Concluído", erro: null });
  const { data } = await client.GET("/api/v1/consultas/{id}/documentos", {
    params: { path: { id } },
  });
  return data?.items.find(({ kind }) => kind === "anamnesis")?.current?.content.markdown ?? "";
};

/** Uploads a recording by tus, as its own documentation says. Returns its id. */
const sendRecording = async (sound: Buffer<ArrayBuffer>): Promise<string> => {
  const id = randomUUID();
  const opened = await client.POST("/api/v1/gravacoes", {
    body: { id, language: "pt-BR", consent: "agreed" },
  });
  expect(opened.error).toBeUndefined();
  const place = { gravacao_id: id, track: "file", ordinal: "0", media_type: "audio/webm" };
  const created = await fetch(`${baseUrl}/api/v1/uploads`, {
    method: "POST",
    headers: {
      ...{ authorization, ...TUS },
      "upload-length": String(sound.length),
      "upload-metadata": metadataOf(place),
    },
  });
  expect(created.status).toBe(201);
  const location = new URL(created.headers.get("location") ?? "", baseUrl);
  expect(location.pathname).toMatch(/^\/api\/v1\/uploads\//);
  const sent = await fetch(location, {
    method: "PATCH",
    headers: { ...{ authorization, ...TUS }, "content-type": PATCH_TYPE, "upload-offset": "0" },
    body: sound,
  });
  expect(sent.status).toBe(204);
  const sha256 = createHash("sha256").update(sound).digest("hex");
  const finished = await client.POST("/api/v1/gravacoes/{id}/finish", {
    params: { path: { id } },
    body: { segments: [{ track: "file", ordinal: 0, bytes: sound.length, sha256 }] },
  });
  expect(finished.error).toBeUndefined();
  return id;
};

test("creates a patient and an appointment, and hears of both", async () => {
  const modelos = await client.GET("/api/v1/modelos", {
    params: { query: { language: "pt-BR", limit: 1 } },
  });
  modelo_id = modelos.data?.items[0]?.id ?? "";
  paciente_id = randomUUID();
  const made = await client.POST("/api/v1/pacientes", {
    body: { id: paciente_id, nome: "Maria da Silva" },
  });
  expect(made.error).toBeUndefined();
  const id = randomUUID();
  const booked = await client.POST("/api/v1/agendamentos", {
    body: {
      ...{ id, data: new Date(Date.now() + 86_400_000).toISOString(), duracao_min: 30 },
      ...{ tipo: "Presencial", titulo: "Retorno", link: "", paciente_id, locale: "pt-br" },
      ...{ notify_email: false, notify_whatsapp: false },
    },
  });
  expect(booked.error).toBeUndefined();
  await expectEvent("paciente.created", "paciente_id", paciente_id);
  await expectEvent("agendamento.created", "agendamento_id", id);
});

test("finishes a consultation by text, and reads its document", PATIENCE, async () => {
  const text = "Médico: O que sente? Paciente: Tenho dor de cabeça há três dias. Não tive febre.";
  const id = await startConsulta({ kind: "text", text });
  await expectEvent("consulta.completed", "consulta_id", id);
  expect(await readAnamnesis(id)).toContain("dor de cabeça");
});

test("finishes a consultation by audio, and reads its document", PATIENCE, async () => {
  const gravacao_id = await sendRecording(await readFile(SPOKEN));
  const id = await startConsulta({ kind: "recording", gravacao_id });
  await expectEvent("consulta.completed", "consulta_id", id);
  expect(await readAnamnesis(id)).not.toBe("");
});

test("reads the patient's whole record as FHIR", async () => {
  const { data } = await client.GET("/api/v1/fhir/Patient/{id}/$everything", {
    params: { path: { id: paciente_id } },
  });
  const kinds = data?.entry?.map(({ resource }) => resource.resourceType) ?? [];
  expect(kinds.filter((kind) => kind === "Encounter")).toHaveLength(2);
  expect(kinds).toEqual(expect.arrayContaining(["Patient", "Appointment", "Composition"]));
});
