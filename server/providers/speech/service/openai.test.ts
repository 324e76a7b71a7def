import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createSpeech } from "../create.ts";
import { GrowingFile } from "../decode/growing.ts";
import type { SpeechProgress } from "../speech.ts";
import { fixture } from "../testing/fixtures.ts";
import {
  type Reply,
  type SpeechServiceOptions,
  startSpeechService,
} from "../testing/speech-service.ts";
import { makeWav } from "../testing/wav.ts";
import { createOpenAiSpeech } from "./openai.ts";
import type { ServiceOptions } from "./request.ts";

const SPOKEN = [
  { start: 0.4, end: 3, text: " Buenos días, señora. ¿Qué le pasa?" },
  { start: 3.8, end: 7.6, text: " Tengo dolor de garganta y fiebre." },
];
const TEXT = "Buenos días, señora. ¿Qué le pasa? Tengo dolor de garganta y fiebre.";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-service-"));
});
afterAll(() => rm(folder, { recursive: true }));
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const service = async (
  server: Partial<SpeechServiceOptions> = {},
  client: Partial<ServiceOptions> = {},
) => {
  const running = await startSpeechService({ words: () => SPOKEN, ...server });
  const options = { url: running.url, key: "sk-test", backoffMs: 1, ...client };
  const speech = createOpenAiSpeech(options);
  closing.push(running.close, speech.close);
  return { ...running, speech };
};
const es = fixture("es.ogg");
const status = (code: number, retryAfter?: string): Reply => ({
  kind: "status",
  status: code,
  retryAfter,
});

describe("a speech service", () => {
  it("gets the sound as WAV with its settings, and returns segments with times", async () => {
    const { speech, requests, url } = await service();
    const seen: SpeechProgress[] = [];
    const onProgress = (progress: SpeechProgress): number => seen.push(progress);
    const result = await speech.transcribe(es, { language: "es", onProgress });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      model: "whisper-1",
      language: "es",
      format: "verbose_json",
      key: "Bearer sk-test",
    });
    expect(requests[0]?.seconds).toBeCloseTo(7.91, 1);
    expect(result).toMatchObject({
      engine: "openai-compatible",
      model: "whisper-1",
      language: "es",
    });
    expect(result.segments).toEqual([
      { start_ms: 400, end_ms: 3000, text: "Buenos días, señora. ¿Qué le pasa?" },
      { start_ms: 3800, end_ms: 7600, text: "Tengo dolor de garganta y fiebre." },
    ]);
    expect(seen.at(-1)).toEqual({ done_ms: result.duration_ms, total_ms: result.duration_ms });
    // The same from the configuration.
    const made = createSpeech({
      speech_url: `${url}/audio/transcriptions/`,
      speech_model: "large",
      cache_dir: folder,
    });
    expect(await made.readiness()).toEqual({ state: "ready", model: "large" });
    await made.transcribe(es, { language: "es" });
    expect(requests[1]).toMatchObject({ model: "large", key: "" });
  });

  it.each(["refuses", "ignores"] as const)(
    "that %s segments still gives sentences with times",
    async (textOnly) => {
      const { speech, requests } = await service({ textOnly });
      const { segments } = await speech.transcribe(es, { language: "es" });
      expect(segments.map((segment) => segment.text).join(" ")).toBe(TEXT);
      expect(segments).toHaveLength(3);
      // The answer starts at 3.8 s, after the pause that follows the question.
      expect(Math.abs((segments[2]?.start_ms ?? 0) - 3900)).toBeLessThan(400);
      expect(requests.at(-1)?.format).toBe(textOnly === "refuses" ? "json" : "verbose_json");
    },
  );

  it("gets a long recording in pieces that are cut in silence", async () => {
    // 11 minutes: a tone of 4 s, then a second of silence, repeated.
    const rate = 16_000;
    const pcm = new Float32Array(rate * 660);
    for (let i = 0; i < pcm.length; i++)
      if (i % (5 * rate) < 4 * rate) pcm[i] = Math.sin(i / 5) / 2;
    const path = join(folder, "long.wav");
    await writeFile(path, makeWav({ tag: 1, bits: 16, rate, channels: 1 }, pcm));
    const { speech, requests } = await service({
      words: ({ seconds }) => [{ start: seconds - 1, end: seconds, text: `fim em ${seconds}` }],
    });
    const { segments, duration_ms } = await speech.transcribe(path, { language: "pt-BR" });
    expect(duration_ms).toBe(660_000);
    expect(requests).toHaveLength(3);
    expect(requests.every((piece) => piece.bytes < 25_000_000 && piece.seconds <= 300)).toBe(true);
    expect(requests.reduce((sum, piece) => sum + piece.seconds, 0)).toBeCloseTo(660, 3);
    const ends = segments.map((segment) => segment.end_ms / 1000);
    expect(ends.at(-1)).toBe(660);
    // Each cut is in a silence, the last second of every five.
    for (const end of ends.slice(0, -1)) expect(end % 5).toBeGreaterThan(4);
  });

  it.each<[string, Reply[]]>([
    ["429 with a time to wait", [status(429, "0"), status(429, new Date().toUTCString())]],
    ["500, 502, 503", [status(500), status(502), status(503)]],
    ["an answer cut in the middle", [{ kind: "cut" }]],
    ["an answer that is no JSON", [{ kind: "body", body: "<html>" }]],
    ["JSON that is no transcription", [{ kind: "body", body: '{"words":[]}' }]],
  ])("gets a retry after %s", async (_, script) => {
    const { speech, requests } = await service({ script });
    const { segments } = await speech.transcribe(es, { language: "es" });
    expect(segments).toHaveLength(2);
    expect(requests).toHaveLength(script.length + 1);
  });

  it("gets retries after timeouts, up to the limit", async () => {
    const script: Reply[] = [{ kind: "hang" }, { kind: "hang" }];
    const { speech, requests } = await service({ script }, { timeoutMs: 200, attempts: 2 });
    await expect(speech.transcribe(es, { language: "es" })).rejects.toMatchObject({
      code: "SPEECH_FAILED",
      retry: true,
    });
    expect(requests).toHaveLength(2);
  });

  it("that refuses gets no retry; the error omits its answer and the key", async () => {
    const { speech, requests } = await service({ script: [status(401)] });
    const error = await speech.transcribe(es, { language: "es" }).catch((caught: Error) => caught);
    expect(error).toMatchObject({ code: "SPEECH_FAILED", retry: false });
    expect(String(error)).toContain("401");
    expect(String(error)).not.toMatch(/paciente|sk-test/u);
    expect(requests).toHaveLength(1);
  });

  it("that cannot be reached is a failure with a retry", async () => {
    const { speech, close } = await service({}, { attempts: 2 });
    await close();
    await expect(speech.transcribe(es, { language: "es" })).rejects.toMatchObject({
      code: "SPEECH_FAILED",
      retry: true,
    });
  });

  it("is aborted at once, also between attempts", async () => {
    const stop = new AbortController();
    const { speech, requests } = await service({ script: [status(429, "50")] });
    const heard = speech.transcribe(es, { language: "es", signal: stop.signal });
    const ended = heard.catch((error: unknown) => error);
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 20_000 });
    stop.abort();
    expect(await ended).toMatchObject({ code: "ABORTED" });
  });

  it("fails with a retry when the process that decodes is killed", async () => {
    const { speech } = await service({}, { onDecoder: (pid) => process.kill(pid, "SIGKILL") });
    const failed = speech.transcribe(es, { language: "es" });
    await expect(failed).rejects.toMatchObject({ code: "SPEECH_FAILED", retry: true });
    const { speech: next } = await service();
    expect((await next.transcribe(es, { language: "es" })).segments).toHaveLength(2);
  });

  it("reports a file that cannot be read with the decoder's code", async () => {
    const { speech, requests } = await service();
    const path = join(folder, "text.ogg");
    await writeFile(path, "this is not a sound");
    const failed = speech.transcribe(path, { language: "es" });
    await expect(failed).rejects.toMatchObject({ code: "AUDIO_UNREADABLE", retry: false });
    expect(requests).toEqual([]);
  });

  it("gets a recording that still grows, and is aborted with it", async () => {
    const { speech } = await service();
    const { size } = await stat(es);
    const growing = new GrowingFile();
    growing.grow(Math.floor(size / 2), false);
    const result = speech.transcribe(es, { language: "es", growing });
    growing.grow(size, true);
    expect((await result).segments).toHaveLength(2);

    const lost = new GrowingFile();
    const failed = speech.transcribe(es, { language: "es", growing: lost });
    lost.fail(new Error("the upload was deleted"));
    await expect(failed).rejects.toMatchObject({ code: "ABORTED" });
  });

  it("gets no request for silence", async () => {
    const { speech, requests } = await service();
    const path = join(folder, "silence.wav");
    const shape = { tag: 1, bits: 16, rate: 16_000, channels: 1 } as const;
    await writeFile(path, makeWav(shape, new Float32Array(32_000)));
    await expect(speech.transcribe(path, { language: "es" })).rejects.toMatchObject({
      code: "AUDIO_SILENT",
    });
    expect(requests).toHaveLength(0);
  });

  it("with invalid times gives times in order and inside the sound", async () => {
    const words = () => [
      { start: 5, end: 900, text: "Primeiro." },
      { start: -3, end: 2, text: "Segundo." },
    ];
    const { speech } = await service({ words });
    const { segments, duration_ms } = await speech.transcribe(es, { language: "es" });
    expect(segments.map((segment) => segment.text)).toEqual(["Primeiro.", "Segundo."]);
    expect(segments[0]).toMatchObject({ start_ms: 5000, end_ms: duration_ms });
    expect(segments[1]?.start_ms).toBe(duration_ms);
  });
});
