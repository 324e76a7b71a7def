import { randomUUID } from "node:crypto";
import type { SupportMessage } from "@relato/shared/contract/support.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startReceiver } from "../../providers/automation/receiver.fixture.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const URL = "/api/support/messages";
let server: TestApp;
let receiver: Receiver;
let answer: Parameters<typeof startReceiver>[0];
let doctor: TestClient;
beforeAll(async () => {
  receiver = await startReceiver((response, request) => answer(response, request));
  server = await createTestApp({ env: { AUTOMATION_URL: receiver.url } });
});
afterAll(async () => {
  await server.close();
  receiver.close();
});
beforeEach(async () => {
  doctor = await signUp(server.app);
});
afterEach(() => receiver.received.splice(0));

const send = (message: string, id = randomUUID(), client = doctor) =>
  client.call({ method: "POST", url: URL, payload: { id, message } });
const list = async (client = doctor): Promise<SupportMessage[]> =>
  (await client.call({ url: URL })).json<{ items: SupportMessage[] }>().items;

describe("a message to support", () => {
  it("gets a reply, and the next one continues its thread", async () => {
    answer = (response) => response.end(JSON.stringify({ reply: "Olá", threadId: "t-1" }));
    const first = await send("Não consigo imprimir");
    expect([first.statusCode, first.json()]).toMatchObject([
      200,
      { message: "Não consigo imprimir", reply: "Olá" },
    ]);
    await send("E agora?");
    expect(receiver.received.map(({ body }) => [body["userId"], body["threadId"]])).toEqual([
      [doctor.id, null],
      [doctor.id, "t-1"],
    ]);
    expect((await list()).map(({ message }) => message)).toEqual([
      "Não consigo imprimir",
      "E agora?",
    ]);
    expect(await list(await signUp(server.app))).toEqual([]);
    expect(server.logged.join("\n")).not.toContain("imprimir");
  });

  it("is kept if the call fails, and sent again with the same id", async () => {
    answer = (response) => response.writeHead(500).end();
    const id = randomUUID();
    const failed = await send("Socorro", id);
    expect([failed.statusCode, failed.json()]).toMatchObject([
      503,
      { error: "SUPPORT_UNAVAILABLE" },
    ]);
    expect(await list()).toMatchObject([{ id, message: "Socorro", reply: null }]);
    answer = (response) => response.end(JSON.stringify({ reply: "Pronto" }));
    expect((await send("Socorro", id)).json()).toMatchObject({ reply: "Pronto" });
    // A reply is not asked for twice.
    expect((await send("Socorro", id)).json()).toMatchObject({ reply: "Pronto" });
    expect(receiver.received).toHaveLength(2);
    expect(await list()).toMatchObject([{ id, reply: "Pronto" }]);
  });

  it("of another doctor is not found, and an empty or long one is refused", async () => {
    answer = (response) => response.end(JSON.stringify({ reply: "Olá" }));
    const id = randomUUID();
    await send("Minha", id);
    expect((await send("Minha", id, await signUp(server.app))).statusCode).toBe(404);
    for (const message of ["", "  ", "x".repeat(4001)])
      expect((await send(message)).statusCode).toBe(400);
    expect(receiver.received).toHaveLength(1);
  });
});
