import { randomUUID } from "node:crypto";
import type { WebhookDelivery, WebhookEndpoint } from "@relato/shared/contract/webhooks.ts";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createApiKey } from "../../testing/api-key.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { create as createPaciente, remove } from "../pacientes/pacientes.fixture.ts";
import { create as createAgendamento, post as postAgenda } from "../agenda/agenda.fixture.ts";
import { startWebhookJobs } from "./jobs.ts";
import { addEndpoint, createReceiver, type Receiver } from "./webhooks.fixture.ts";

/* Changes through the routes, deliveries through the real queue to a real receiver. */

let server: TestApp;
let stop: () => Promise<void>;
let receiver: Receiver;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp({ env: { PAYMENTS: "included", WEBHOOK_ALLOW: "127.0.0.0/8" } });
  stop = await startWebhookJobs(server.deps);
});
afterAll(async () => {
  await stop();
  await server.close();
});
beforeEach(async () => {
  receiver = await createReceiver();
  doctor = await signUp(server.app);
});
afterEach(() => receiver.close());

const PATIENCE = { timeout: 20_000 };
const poll = <T>(read: () => T) => expect.poll(read, PATIENCE);
const got = (count: number) => poll(() => receiver.received.length).toBe(count);
const deliveriesOf = async ({ id }: WebhookEndpoint): Promise<WebhookDelivery[]> =>
  (await doctor.call({ url: `/api/webhooks/${id}/deliveries` })).json<{
    items: WebhookDelivery[];
  }>().items;
const endpoints = async (): Promise<WebhookEndpoint[]> =>
  (await doctor.call({ url: "/api/webhooks" })).json<{ items: WebhookEndpoint[] }>().items;
/** Makes waiting attempts due. */
const passTime = (interval: string) =>
  asSystem(server.deps.db, "a test moves the clock", async (tx) => {
    await tx.query(
      "update webhook_deliveries set next_attempt_at = next_attempt_at - $1::interval",
      [interval],
    );
    await tx.queryAsLogin(
      `update pgboss.job set start_after = start_after - $1::interval
        where name = 'deliver-webhook' and state < 'active'`,
      [interval],
    );
  });

describe("an event", () => {
  it("is sent once with ids, signed as Standard Webhooks says", async () => {
    const { secret } = await addEndpoint(doctor, receiver.url);
    const { id } = await createPaciente(doctor, { nome: "Maria da Silva" });
    await got(1);
    const { headers, body, type, data } = receiver.received[0]!;
    expect({ type, data }).toEqual({ type: "paciente.created", data: { paciente_id: id } });
    expect(body).not.toContain("Maria");
    expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
    expect(() => new Webhook(secret).verify(body.replace(id, randomUUID()), headers)).toThrow();
  });

  it("carries the fields that the doctor chose", async () => {
    await addEndpoint(doctor, receiver.url, { fields: ["paciente.nome"] });
    await createPaciente(doctor, { nome: "Maria da Silva", email: "maria@example.org" });
    await got(1);
    expect(receiver.received[0]?.data["paciente"]).toEqual({ nome: "Maria da Silva" });
  });

  it("is recorded for each kind of change, in order, and not for another doctor", async () => {
    await addEndpoint(doctor, receiver.url);
    const other = await signUp(server.app);
    await createPaciente(other, { nome: "João" });
    const { id } = await createPaciente(doctor, { nome: "Maria" });
    const { id: agendamento } = await createAgendamento(doctor, { paciente_id: id });
    await postAgenda(doctor, `/${agendamento}/cancel`);
    const { id: left } = await createPaciente(doctor, { nome: "Ana" });
    await remove(doctor, left);
    const key = await createApiKey(server, doctor, { scopes: ["events:read"] });
    const list = async (query: string) =>
      (await key.call({ url: `/api/v1/events?${query}` })).json<{
        items: { id: number; type: string }[];
        next_cursor: string | null;
      }>();
    const { items } = await list("after=0");
    expect(items.map(({ type }) => type)).toEqual([
      "paciente.created",
      "agendamento.created",
      "agendamento.cancelled",
      "paciente.created",
      "paciente.removed",
    ]);
    const third = items[2]!;
    expect(await list(`after=${items[1]!.id}&limit=1`)).toEqual({
      items: [third],
      next_cursor: String(third.id),
    });
    await got(5);
  });

  it("is not sent for events that were not chosen, nor while the endpoint is off", async () => {
    const { endpoint } = await addEndpoint(doctor, receiver.url, { events: ["laudo.signed"] });
    await createPaciente(doctor, { nome: "Maria" });
    const form = { url: receiver.url, events: ["paciente.created"], fields: [] };
    const put = (enabled: boolean) =>
      doctor.call({
        method: "PUT",
        url: `/api/webhooks/${endpoint.id}`,
        payload: { ...form, enabled },
      });
    expect((await put(false)).json()).toMatchObject({ disabled: { reason: "doctor" } });
    await createPaciente(doctor, { nome: "Ana" });
    expect((await put(true)).json()).toMatchObject({ disabled: null });
    await createPaciente(doctor, { nome: "Rita" });
    await got(1);
    expect(await deliveriesOf(endpoint)).toHaveLength(1);
  });
});

it("is recorded for an appointment that loses its deleted patient", async () => {
  await addEndpoint(doctor, receiver.url, { events: ["agendamento.updated"] });
  const { id: paciente_id } = await createPaciente(doctor, { nome: "Maria" });
  const { id } = await createAgendamento(doctor, { paciente_id });
  expect((await remove(doctor, paciente_id)).statusCode).toBe(200);
  await got(1);
  expect(receiver.received[0]?.data).toEqual({ agendamento_id: id, paciente_id: null });
});

describe("a failed delivery", () => {
  it("is retried with the same id, later if the receiver says so", async () => {
    const { endpoint } = await addEndpoint(doctor, receiver.url);
    receiver.setAnswer((_, response) => response.writeHead(503, { "retry-after": "3600" }).end());
    await createPaciente(doctor, { nome: "Maria" });
    await got(1);
    await poll(async () => (await deliveriesOf(endpoint))[0]?.attempts[0]).toMatchObject({
      status: 503,
      failure: "status",
    });
    await passTime("50 minutes");
    receiver.setAnswer(null);
    expect(Date.parse((await deliveriesOf(endpoint))[0]!.next_attempt_at!)).toBeGreaterThan(
      Date.now(),
    );
    await passTime("10 minutes");
    await got(2);
    const [first, second] = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(second).toBe(first);
    await poll(async () => (await deliveriesOf(endpoint))[0]).toMatchObject({
      state: "delivered",
      next_attempt_at: null,
    });
  });

  it("disables the endpoint after ten attempts, and says so", async () => {
    const { endpoint } = await addEndpoint(doctor, receiver.url);
    receiver.setAnswer((_, response) => response.writeHead(302, { location: "/" }).end());
    await createPaciente(doctor, { nome: "Maria" });
    for (let attempt = 1; attempt <= 10; attempt++) {
      await got(attempt);
      await poll(async () => (await deliveriesOf(endpoint))[0]?.attempts.length).toBe(attempt);
      await passTime("1 day");
    }
    const [one] = await deliveriesOf(endpoint);
    expect(one).toMatchObject({ state: "failed" });
    expect(one?.attempts.every(({ failure }) => failure === "redirect")).toBe(true);
    expect(await endpoints()).toMatchObject([{ disabled: { reason: "failing" } }]);
    const notes = await doctor.call({ url: "/api/notifications" });
    expect(notes.json()).toMatchObject({ items: [{ type: "webhook_desativado" }] });
    const { rows } = await server.deps.db.pool.query(
      `select data from pgboss.job where name = 'account-mail'
          and data->>'kind' = 'webhook_disabled' and data->>'user_id' = $1`,
      [doctor.id],
    );
    expect(rows).toMatchObject([{ data: { kind: "webhook_disabled" } }]);
  }, 60_000);

  it("disables the endpoint at once if it answers 410; it can be sent again after", async () => {
    const { endpoint } = await addEndpoint(doctor, receiver.url);
    receiver.setAnswer((_, response) => response.writeHead(410).end());
    await createPaciente(doctor, { nome: "Maria" });
    await got(1);
    await poll(endpoints).toMatchObject([{ disabled: { reason: "gone" } }]);
    const [{ id } = { id: "" }] = await deliveriesOf(endpoint);
    const resend = () =>
      doctor.call({ method: "POST", url: `/api/webhook-deliveries/${id}/resend` });
    expect((await resend()).json()).toMatchObject({ error: "WEBHOOK_DISABLED" });
    receiver.setAnswer(null);
    await doctor.call({
      method: "PUT",
      url: `/api/webhooks/${endpoint.id}`,
      payload: { url: receiver.url, events: ["paciente.created"], fields: [], enabled: true },
    });
    expect((await resend()).statusCode).toBe(200);
    await got(2);
  });

  it("is not sent to an address that is not allowed", async () => {
    const { endpoint } = await addEndpoint(doctor, receiver.url.replace("127.0.0.1", "[::1]"));
    await createPaciente(doctor, { nome: "Maria" });
    await poll(async () => (await deliveriesOf(endpoint))[0]?.attempts.length).toBe(1);
    const [{ attempts } = { attempts: [] }] = await deliveriesOf(endpoint);
    expect(attempts).toMatchObject([{ status: null, failure: "address" }]);
  });
});

describe("a secret", () => {
  it("signs beside the new one for a day after a rotation", async () => {
    const { endpoint, secret: former } = await addEndpoint(doctor, receiver.url);
    const answer = await doctor.call({
      method: "POST",
      url: `/api/webhooks/${endpoint.id}/secret`,
    });
    const { secret } = answer.json<{ secret: string }>();
    expect(secret).not.toBe(former);
    await createPaciente(doctor, { nome: "Maria" });
    await got(1);
    const [{ body, headers } = { body: "", headers: {} }] = receiver.received;
    for (const one of [former, secret])
      expect(() => new Webhook(one).verify(body, headers)).not.toThrow();
  });

  it("signs a test, which shows the signed bytes", async () => {
    const { endpoint, secret } = await addEndpoint(doctor, receiver.url);
    const answer = await doctor.call({ method: "POST", url: `/api/webhooks/${endpoint.id}/test` });
    const { signed, headers, attempt } = answer.json<{
      signed: string;
      headers: Record<string, string>;
      attempt: object;
    }>();
    expect(attempt).toMatchObject({ status: 204, failure: null });
    const [message] = receiver.received;
    expect(signed).toBe(
      `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${message?.body}`,
    );
    expect(() => new Webhook(secret).verify(message!.body, message!.headers)).not.toThrow();
  });
});

it("addresses without a host, with a password or another scheme are refused", async () => {
  for (const url of ["nowhere", "ftp://a.example.org", "https://a:b@c.example.org"]) {
    const payload = { id: randomUUID(), url, events: ["laudo.signed"], fields: [] };
    const answer = await doctor.call({
      method: "POST",
      url: "/api/webhooks",
      payload: { ...payload, locale: "es" },
    });
    expect(answer.json()).toMatchObject({ error: "URL_INVALID" });
  }
});
