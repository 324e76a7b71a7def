import { tmpdir } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSpeech } from "../create.ts";
import type { SpeechSegment } from "../speech.ts";
import { startLiveService } from "../testing/live-service.ts";
import { listenThroughRelay } from "./relay.ts";

const SOON = { timeout: 20_000 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A quarter of a second. The first sample is `n`. */
const chunk = (n: number): string => {
  const pcm = Buffer.alloc(8192);
  pcm.writeInt16LE(n);
  return pcm.toString("base64");
};

const start = async (
  model = "gemini-3.5-transcribe-live",
  server: Parameters<typeof startLiveService>[0] = {},
) => {
  const service = await startLiveService(server);
  const partials: string[] = [];
  const utterances: SpeechSegment[] = [];
  const ends: string[] = [];
  const stop = new AbortController();
  const listener = listenThroughRelay(
    { url: service.url, model, key: "secret-key", backoffMs: 1 },
    {
      language: "pt-BR",
      signal: stop.signal,
      onPartial: (text) => partials.push(text),
      onUtterance: (utterance) => utterances.push(utterance),
      onEnd: ({ code }) => ends.push(code),
    },
  );
  closing.push(() => stop.abort(), service.close);
  const nth = (n: number) =>
    vi.waitFor(() => {
      const found = service.connections[n];
      if (found === undefined) throw new Error(`no connection ${n} yet`);
      expect(found.received.length).toBeGreaterThan(0);
      return found;
    });
  return { service, partials, utterances, ends, stop, listener, nth };
};

describe("the relay to a live provider", () => {
  it("asks a transcription model for text in the given language, with the key", async () => {
    const { nth } = await start();
    const { url, received } = await nth(0);
    expect(url).toBe("/ws/BidiGenerateContent?key=secret-key");
    expect(received[0]).toEqual({
      setup: {
        model: "models/gemini-3.5-transcribe-live",
        generationConfig: { responseModalities: ["TEXT"] },
        inputAudioTranscription: { languageCodes: ["pt-BR"] },
      },
    });
  });

  it("sends sound, also from before the connection was open, and the stream's end", async () => {
    const { listener, nth } = await start();
    for (const n of [1, 2, 3]) listener.push(chunk(n));
    listener.pause();
    const { received } = await nth(0);
    await vi.waitFor(() => expect(received).toHaveLength(5), SOON);
    expect(received.slice(1)).toEqual([
      ...[1, 2, 3].map((n) => ({
        realtimeInput: { audio: { data: chunk(n), mimeType: "audio/pcm;rate=16000" } },
      })),
      { realtimeInput: { audioStreamEnd: true } },
    ]);
  });

  it("keeps at most eight seconds until the connection is open", async () => {
    const { listener, nth } = await start("m-transcribe", { isSilent: true });
    for (let n = 0; n < 100; n++) listener.push(chunk(n));
    const first = await nth(0);
    first.say({ setupComplete: {} });
    await vi.waitFor(() => expect(first.received).toHaveLength(33), SOON);
    expect(first.received[1]?.realtimeInput?.audio?.data).toBe(chunk(68));
  });

  it("replaces previews, and reports final words as an utterance", async () => {
    const { listener, nth, partials, utterances } = await start();
    const { say, received } = await nth(0);
    for (let n = 0; n < 8; n++) listener.push(chunk(n));
    await vi.waitFor(() => expect(received).toHaveLength(9), SOON);
    say({ serverContent: { interimInputTranscription: { text: "tenho dor" } } });
    say({ serverContent: { interimInputTranscription: { text: "Tenho dor de" } } });
    say({ serverContent: { inputTranscription: { text: "Tenho dor de cabeça." } } });
    await vi.waitFor(() => expect(utterances).toHaveLength(1), SOON);
    expect(partials).toEqual(["tenho dor", "Tenho dor de", "Tenho dor de cabeça."]);
    expect(utterances).toEqual([{ text: "Tenho dor de cabeça.", start_ms: 2048, end_ms: 2048 }]);
  });

  it("joins a conversation model's pieces and ignores its answers", async () => {
    const { nth, partials, utterances } = await start("gemini-live");
    const { say, received } = await nth(0);
    expect(received[0]).toMatchObject({
      setup: { generationConfig: { responseModalities: ["AUDIO"] } },
    });
    say({ serverContent: { inputTranscription: { text: "Tenho" } } });
    say({ serverContent: { modelTurn: { parts: [{ inlineData: { data: "AAAA" } }] } } });
    say({ serverContent: { outputTranscription: { text: "Hello, how can I help?" } } });
    say({ serverContent: { inputTranscription: { text: " febre" } } });
    say({ serverContent: { turnComplete: true } });
    say({ serverContent: { turnComplete: true } });
    say({ serverContent: { inputTranscription: { text: " E tosse", finished: true } } });
    await vi.waitFor(() => expect(utterances).toHaveLength(2), SOON);
    expect(partials).toEqual(["Tenho", "Tenho febre", "E tosse"]);
    expect(utterances.map(({ text }) => text)).toEqual(["Tenho febre", "E tosse"]);
  });

  it("reconnects when a connection ends, and keeps the open utterance", async () => {
    const { listener, nth, utterances, ends } = await start();
    const first = await nth(0);
    first.say({ serverContent: { interimInputTranscription: { text: "Dói aqui" } } });
    first.say({ goAway: { timeLeft: "10s" } });
    const second = await nth(1);
    listener.push(chunk(7));
    await vi.waitFor(() => expect(second.received).toHaveLength(2), SOON);
    second.say({ serverContent: { inputTranscription: { text: "E aqui.", finished: true } } });
    await vi.waitFor(() => expect(utterances).toHaveLength(2), SOON);
    second.socket.terminate();
    await nth(2);
    expect(utterances.map(({ text }) => text)).toEqual(["Dói aqui", "E aqui."]);
    expect(ends).toEqual([]);
  });

  it("gives up when all connections fail", async () => {
    const { ends, service, listener } = await start("m", { accepts: () => false });
    await vi.waitFor(() => expect(ends).toEqual(["SPEECH_FAILED"]), SOON);
    expect(service.attempts()).toBe(4);
    listener.push(chunk(1));
    listener.pause();
  });

  it("ignores invalid messages, and ends an endless utterance", async () => {
    const { nth, utterances, ends } = await start("m");
    const { say, socket } = await nth(0);
    socket.send("no json");
    socket.send(Buffer.from([0, 255, 254]));
    say([]);
    say({ serverContent: { inputTranscription: { text: 7 } } });
    for (let n = 0; n < 30; n++)
      say({ serverContent: { inputTranscription: { text: "a".repeat(100) } } });
    await vi.waitFor(() => expect(utterances).toHaveLength(1), SOON);
    expect(utterances[0]?.text).toHaveLength(2100);
    expect(ends).toEqual([]);
  });

  it("reconnects after a message that is too long", async () => {
    const { nth, ends } = await start("m");
    const { socket } = await nth(0);
    socket.send(Buffer.alloc(2 * 1024 * 1024));
    await nth(1);
    expect(ends).toEqual([]);
  });

  it("closes its connection when the listener is closed", async () => {
    const { nth, stop, ends } = await start();
    const { socket } = await nth(0);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    stop.abort();
    await closed;
    expect(ends).toEqual(["ABORTED"]);
  });

  it("is used for live words with any transcriber", async () => {
    const service = await startLiveService();
    closing.push(service.close);
    const speech = createSpeech({
      cache_dir: tmpdir(),
      speech_url: "http://127.0.0.1:9/v1",
      live_url: service.url,
      live_model: "gemini-live",
      live_key: undefined,
    });
    const stop = new AbortController();
    closing.push(() => stop.abort(), speech.close);
    const partials: string[] = [];
    const listener = await speech.listen({
      language: "es",
      signal: stop.signal,
      onPartial: (text) => partials.push(text),
      onUtterance: () => undefined,
      onEnd: () => undefined,
    });
    expect(listener).not.toBeNull();
    await vi.waitFor(() => expect(service.connections[0]?.received).toHaveLength(1), SOON);
    service.connections[0]?.say({ serverContent: { inputTranscription: { text: "Hola" } } });
    await vi.waitFor(() => expect(partials).toEqual(["Hola"]), SOON);
    expect(service.connections[0]?.url).toBe("/ws/BidiGenerateContent");
  });
});
