import { createHmac, randomUUID } from "node:crypto";
import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import type { AppointmentNoticeRow } from "../../platform/database/schema/agenda.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createNotice } from "../../testing/factories.ts";

/* Webhook calls in Meta's format, signed with the app's secret. */

const SECRET = "app-secret";
const PHONE = "590968830767958";
const URL = "/api/whatsapp/webhook";
let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp({
    env: {
      WHATSAPP_TOKEN: "token",
      WHATSAPP_PHONE_ID: PHONE,
      WHATSAPP_APP_SECRET: SECRET,
      WHATSAPP_VERIFY_TOKEN: "palavra combinada",
    },
  });
  ana = await signUp(server.app);
});
afterAll(() => server.close());

/** A sent message with its notice. */
const sent = async (more: Partial<AppointmentNoticeRow> = {}) => {
  const wamid = `wamid.${randomUUID()}`;
  const row = await createNotice(server.deps.db, {
    medico_id: ana.id,
    channel: "whatsapp",
    state: "sent",
    attempts: 1,
    message_id: wamid,
    ...more,
  });
  return { wamid, id: row.id, agendamento_id: row.agendamento_id };
};
const AT = 1_750_857_384;
const statusOf = (
  { wamid, id }: { wamid: string; id: string },
  status: string,
  more: object = {},
) => ({
  id: wamid,
  status,
  timestamp: String(AT),
  recipient_id: "5516992318222",
  biz_opaque_callback_data: id,
  conversation: { id: "a75d17ad06104c51166f948319b03c6a", origin: { type: "utility" } },
  pricing: { billable: true, pricing_model: "CBP", category: "utility" },
  ...more,
});
const bodyOf = (statuses: object[], phone = PHONE): string => {
  const metadata = { display_phone_number: "15556459128", phone_number_id: phone };
  const value = { messaging_product: "whatsapp", metadata, statuses };
  const entry = [{ id: "1314702302917944", changes: [{ value, field: "messages" }] }];
  return JSON.stringify({ object: "whatsapp_business_account", entry });
};
const sign = (body: string, secret = SECRET): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
const post = async (body: string, signature: string | null = sign(body), app = server.app) =>
  app.inject({
    method: "POST",
    url: URL,
    headers: {
      "content-type": "application/json",
      ...(signature === null ? {} : { "x-hub-signature-256": signature }),
    },
    payload: body,
  });
const tell = async (...statuses: object[]): Promise<number> =>
  (await post(bodyOf(statuses))).statusCode;
const deliveryOf = async (one: { agendamento_id: string }): Promise<Notice["delivery"]> => {
  const answer = await ana.call({ url: `/api/agendamentos/${one.agendamento_id}/notices` });
  return (answer.json<{ items: [Notice] }>().items[0] as Notice).delivery;
};
const notifications = async (): Promise<string[]> =>
  (await ana.call({ url: "/api/notifications" }))
    .json<{ items: { type: string }[] }>()
    .items.map(({ type }) => type);

describe("the status of a message", () => {
  it("stores delivery and reading once, in any order", async () => {
    const one = await sent();
    expect(await tell(statusOf(one, "sent"))).toBe(200);
    expect(await deliveryOf(one)).toMatchObject({ state: "sent", delivered_at: null });
    expect(await tell(statusOf(one, "delivered"))).toBe(200);
    const at = new Date(AT * 1000).toISOString();
    expect(await deliveryOf(one)).toMatchObject({ delivered_at: at, read_at: null });
    const read = statusOf(one, "read", { timestamp: String(AT + 60) });
    expect(await tell(read, statusOf(one, "delivered", { timestamp: String(AT + 99) }))).toBe(200);
    const after = await deliveryOf(one);
    const read_at = new Date((AT + 60) * 1000).toISOString();
    expect(after).toMatchObject({ state: "sent", delivered_at: at, read_at });
    // A signed replay, and a late failure.
    expect(await tell(read)).toBe(200);
    expect(await tell(statusOf(one, "failed", { errors: [{ code: 131_026 }] }))).toBe(200);
    expect(await deliveryOf(one)).toEqual(after);
  });

  it("reaches the doctor's screens", async () => {
    const one = await sent();
    const heard: unknown[] = [];
    const stop = new AbortController();
    await server.deps.events.subscribe(ana.id, null, stop.signal, ({ event }) => heard.push(event));
    await tell(statusOf(one, "read"));
    await expect
      .poll(() => heard)
      .toEqual([{ type: "appointment_notices", agendamento_id: one.agendamento_id }]);
    stop.abort();
  });

  it.each([
    [131_026, "address"],
    [131_049, "service"],
  ])("of a failure (%d) notifies the doctor once, who can retry", async (code, reason) => {
    const one = await sent();
    const before = (await notifications()).length;
    const failed = statusOf(one, "failed", {
      errors: [{ code, title: "Message undeliverable", error_data: { details: "…" } }],
    });
    expect([await tell(failed), await tell(failed)]).toEqual([200, 200]);
    expect(await deliveryOf(one)).toEqual({ state: "failed", reason });
    const now = await notifications();
    expect([now.length - before, now[0]]).toEqual([1, "agenda_aviso_falhou"]);
    const [row] = await withUser(server.deps.db, ana.id, (tx) =>
      tx.query<{ failures: number }>(`select failures from appointment_notices where id = $1`, [
        one.id,
      ]),
    );
    // The patient does not know the appointment from it.
    expect(row?.failures).toBe(1);
  });

  it("is deferred until the outcome of the sending is stored", async () => {
    const one = await sent({ state: "queued", message_id: null });
    const answer = await post(bodyOf([statusOf(one, "delivered")]));
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "30"]);
    await withUser(server.deps.db, ana.id, (tx) =>
      tx.query(`update appointment_notices set state = 'sent', message_id = $2 where id = $1`, [
        one.id,
        one.wamid,
      ]),
    );
    expect(await tell(statusOf(one, "delivered"))).toBe(200);
    expect(await deliveryOf(one)).toMatchObject({ state: "sent", read_at: null });
  });

  it("is ignored for another message, number or reference", async () => {
    const one = await sent();
    const mail = await sent({ channel: "email", message_id: null });
    const foreign = statusOf({ ...one, wamid: "wamid.other" }, "failed");
    expect(
      await tell(
        foreign,
        statusOf({ wamid: "wamid.x", id: randomUUID() }, "read"),
        statusOf({ wamid: "wamid.x", id: "'; drop table appointment_notices" }, "read"),
        statusOf({ wamid: "wamid.\u0000", id: one.id }, "read"),
        statusOf(one, "deleted"),
        statusOf(one, "read", { timestamp: "soon" }),
        statusOf(one, "read", { biz_opaque_callback_data: undefined }),
        statusOf({ wamid: mail.wamid, id: mail.id }, "read"),
        {},
      ),
    ).toBe(200);
    expect((await post(bodyOf([statusOf(one, "read")], "1"))).statusCode).toBe(200);
    for (const two of [one, mail])
      expect(await deliveryOf(two)).toMatchObject({ state: "sent", delivered_at: null });
  });

  it("is never in the future", async () => {
    const one = await sent();
    await tell(statusOf(one, "read", { timestamp: "4102444800" }));
    const delivery = await deliveryOf(one);
    const read_at = delivery.state === "sent" ? (delivery.read_at ?? "") : "";
    expect(Date.parse(read_at)).toBeLessThanOrEqual(Date.now());
  });
});

describe("the webhook", () => {
  it.each([
    ["no signature", (): null => null],
    ["another secret's", (body: string) => sign(body, "guessed")],
    ["another body's", (body: string) => sign(`${body} `)],
    ["one without its name", (body: string) => sign(body).slice("sha256=".length)],
    ["one cut off", (body: string) => sign(body).slice(0, -1)],
    ["an empty one", () => ""],
  ])("is shut to %s", async (_what, signature) => {
    const one = await sent();
    const body = bodyOf([statusOf(one, "read")]);
    expect((await post(body, signature(body))).statusCode).toBe(401);
    expect(await deliveryOf(one)).toMatchObject({ read_at: null });
  });

  it.each(["", "[]", "no JSON", '{"object":"page","entry":[]}'])(
    "refuses a signed body of another format: %j",
    async (body) => {
      expect((await post(body)).statusCode).toBe(400);
    },
  );

  it("accepts and ignores other events", async () => {
    const other =
      '{"object":"whatsapp_business_account","entry":[{"id":"1",' +
      '"changes":[{"field":"account_update","value":{}}]}]}';
    expect((await post(other)).statusCode).toBe(200);
  });

  it("verifies the subscription by its token", async () => {
    const ask = (query: Record<string, string>) => server.app.inject({ url: URL, query });
    const query = {
      "hub.mode": "subscribe",
      "hub.verify_token": "palavra combinada",
      "hub.challenge": "1158201444",
    };
    const answer = await ask(query);
    expect([answer.statusCode, answer.body]).toEqual([200, "1158201444"]);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    for (const wrong of [
      { ...query, "hub.verify_token": "palavra" },
      { ...query, "hub.mode": "unsubscribe" },
      { ...query, "hub.challenge": "<script>" },
      {},
    ])
      expect((await ask(wrong)).statusCode).toBe(403);
  });

  it("is 404 without configuration, and logs no secret", async () => {
    const bare = await createTestApp();
    const body = bodyOf([]);
    expect((await post(body, sign(body), bare.app)).statusCode).toBe(404);
    expect((await bare.app.inject({ url: URL })).statusCode).toBe(404);
    await bare.close();
    const logged = server.logged.join("\n");
    for (const secret of [SECRET, "palavra combinada", "5516992318222"])
      expect(logged).not.toContain(secret);
  });
});
