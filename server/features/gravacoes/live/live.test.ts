import { once } from "node:events";
import { join } from "node:path";
import type { LiveServerMessage } from "@relato/shared/events/live.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { decodeAudio } from "../../../providers/speech/decode/decode.ts";
import { startLiveService } from "../../../providers/speech/testing/live-service.ts";
import { withUser } from "../../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { Pace } from "./pace.ts";
import { openGravacao } from "../../../testing/tus.ts";

const PATH = join(import.meta.dirname, "../../../providers/speech/fixtures/consulta-es.webm");
const PATIENCE = { timeout: 25_000, interval: 50 };
const SAMPLES = 4096;

let test: TestApp;
let doctor: TestClient;
let origin: string;
let address: string;
const sockets: WebSocket[] = [];
beforeAll(async () => {
  test = await createTestApp();
  doctor = await signUp(test.app);
  origin = test.deps.config.base_url;
  address = (await test.app.listen({ port: 0, host: "127.0.0.1" })).replace("http", "ws");
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => test.close());

const connect = async (
  id: string | null,
  headers: Record<string, string> = {},
  language = "es",
) => {
  const path = `/api/live?${id === null ? "" : `gravacao_id=${id}&`}language=${language}`;
  const said: LiveServerMessage[] = [];
  const socket = new WebSocket(`${address}${path}`, {
    headers: { cookie: doctor.cookie, origin, ...headers },
  });
  sockets.push(socket);
  socket.on("message", (data: Buffer) => said.push(JSON.parse(data.toString("utf8"))));
  await once(socket, "open");
  return { socket, said, send: (message: object) => socket.send(JSON.stringify(message)) };
};

/** The audio of a file as a page sends it. */
const readMessages = async (path: string, seconds: number): Promise<object[]> => {
  const parts: Buffer[] = [];
  for await (const pcm of decodeAudio(path)) {
    const bytes = Buffer.alloc(pcm.length * 2);
    for (const [i, sample] of pcm.entries())
      bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), i * 2);
    parts.push(bytes);
    if (parts.length >= seconds) break;
  }
  const all = Buffer.concat(parts);
  const messages: object[] = [];
  for (let at = 0; at < all.length; at += SAMPLES * 2)
    messages.push({ type: "audio", data: all.subarray(at, at + SAMPLES * 2).toString("base64") });
  return messages;
};

describe("the live connection", () => {
  it("transcribes dictation without a recording, and stores nothing", async () => {
    const { said, send } = await connect(null);
    for (const message of await readMessages(PATH, 6)) send(message);
    send({ type: "audioStreamEnd" });
    await vi.waitFor(() => {
      expect(said.some((one) => one.type === "turnComplete" && /\p{L}{3,}/u.test(one.text))).toBe(
        true,
      );
    }, PATIENCE);
    const stored = await withUser(test.deps.db, doctor.id, (tx) =>
      tx.query("select id from live_segments"),
    );
    expect(stored).toEqual([]);
  });

  it("sends words during speech, and the end of each utterance", async () => {
    const { said, send } = await connect(await openGravacao(doctor));
    send({ type: "ping" });
    const messages = await readMessages(PATH, 12);
    for (const message of messages) send(message);
    send({ type: "audioStreamEnd" });
    await vi.waitFor(() => {
      const turns = said.flatMap((message) => (message.type === "turnComplete" ? [message] : []));
      expect(turns.length).toBeGreaterThan(1);
      expect(turns.map(({ text }) => text).join(" ")).toMatch(/\p{L}{3,}/u);
      for (const { start_ms, end_ms } of turns) {
        expect(end_ms).toBeGreaterThan(start_ms);
        expect(end_ms).toBeLessThanOrEqual(12_000);
      }
    }, PATIENCE);
    expect(said[0]).toEqual({ type: "pong" });
    expect(said.map(({ type }) => type)).toContain("turnComplete");
  });

  it("sends the current utterance so far", async () => {
    const { said, send } = await connect(await openGravacao(doctor));
    // Five seconds end in the middle of the second sentence.
    for (const message of await readMessages(PATH, 5)) send(message);
    await vi.waitFor(() => expect(said.map(({ type }) => type)).toContain("partial"), PATIENCE);
  });

  it("refuses other sites' pages, a missing session and another doctor", async () => {
    const id = await openGravacao(doctor);
    const other = await signUp(test.app);
    const refused: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { cookie: "" },
      { cookie: other.cookie },
    ];
    for (const headers of refused) {
      await expect(connect(id, headers)).rejects.toThrow(/40[134]/);
    }
    await expect(connect(id, {}, "xx")).rejects.toThrow("400");
  });

  it("is unavailable for a refused recording", async () => {
    const { said } = await connect(await openGravacao(doctor, { consent: "refused" }));
    await vi.waitFor(
      () => expect(said).toEqual([{ type: "unavailable", reason: "consent" }]),
      PATIENCE,
    );
  });

  it("ends when audio arrives much faster than speech", async () => {
    const { said, send } = await connect(await openGravacao(doctor));
    const [message = {}] = await readMessages(PATH, 1);
    for (let i = 0; i < 200; i++) send(message);
    await vi.waitFor(
      () => expect(said).toContainEqual({ type: "unavailable", reason: "too_fast" }),
      PATIENCE,
    );
  });

  it("closes on an invalid message", async () => {
    const { socket, send } = await connect(await openGravacao(doctor));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    send({ type: "shout" });
    expect(await closed).toBe(1008);
  });
});

describe("with a live provider configured", () => {
  it("relays audio and words, and hides the key and the provider", async () => {
    const provider = await startLiveService();
    const relayed = await createTestApp({
      env: { LIVE_URL: provider.url, LIVE_MODEL: "gemini-transcribe", LIVE_KEY: "secret-key" },
    });
    const caller = await signUp(relayed.app);
    const id = await openGravacao(caller);
    const base = (await relayed.app.listen({ port: 0, host: "127.0.0.1" })).replace("http", "ws");
    const heard: string[] = [];
    const socket = new WebSocket(`${base}/api/live?gravacao_id=${id}&language=pt-BR`, {
      headers: { cookie: caller.cookie, origin: relayed.deps.config.base_url },
    });
    sockets.push(socket);
    socket.on("message", (data: Buffer) => heard.push(data.toString("utf8")));
    await once(socket, "open");
    const [message = {}] = await readMessages(PATH, 1);
    socket.send(JSON.stringify(message));
    socket.send(JSON.stringify({ type: "audioStreamEnd" }));
    await vi.waitFor(() => expect(provider.connections[0]?.received).toHaveLength(3), PATIENCE);
    const [connection] = provider.connections;
    expect(connection?.received[1]?.realtimeInput?.audio?.data).toBe(
      (message as { data: string }).data,
    );
    expect(connection?.received[2]?.realtimeInput?.audioStreamEnd).toBe(true);
    connection?.say({ serverContent: { interimInputTranscription: { text: "Boa" } } });
    connection?.say({ serverContent: { inputTranscription: { text: "Boa tarde." } } });
    await vi.waitFor(() => expect(heard.at(-1)).toContain("turnComplete"), PATIENCE);
    expect(heard.map((text) => JSON.parse(text) as LiveServerMessage)).toEqual([
      { type: "partial", text: "Boa" },
      { type: "partial", text: "Boa tarde." },
      { type: "turnComplete", text: "Boa tarde.", start_ms: 256, end_ms: 256 },
    ]);
    // Closing the page's connection closes the provider's connection.
    const left = new Promise((resolve) => connection?.socket.once("close", resolve));
    socket.close();
    await left;
    // The provider is gone: the page gets `unavailable`, and the recording continues.
    await provider.close();
    const again = new WebSocket(`${base}/api/live?gravacao_id=${id}&language=pt-BR`, {
      headers: { cookie: caller.cookie, origin: relayed.deps.config.base_url },
    });
    sockets.push(again);
    again.on("message", (data: Buffer) => heard.push(data.toString("utf8")));
    await vi.waitFor(
      () => expect(heard.at(-1)).toBe('{"type":"unavailable","reason":"speech"}'),
      PATIENCE,
    );
    expect(heard.join()).not.toContain("secret-key");
    await relayed.close();
  });
});

it("admits audio at about the speed of speech", () => {
  const pace = new Pace(16_000, 0);
  const burst = Array.from({ length: 20 }, () => pace.allows(0)).filter(Boolean).length;
  expect(burst).toBe(15);
  expect(pace.allows(100)).toBe(false);
  expect(pace.allows(1000)).toBe(true);
});
