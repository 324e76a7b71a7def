import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixture } from "../testing/fixtures.ts";
import { makeWav, type WavShape } from "../testing/wav.ts";
import { readWebm, webmClusters } from "../testing/webm-writer.ts";
import { decodeAudio } from "./decode.ts";
import { probe } from "./probe.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-decode-"));
});
afterAll(() => rm(folder, { recursive: true }));

const writeTemp = async (name: string, content: Uint8Array | string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const pcmOf = async (path: string): Promise<Float32Array> => {
  const blocks: Float32Array[] = [];
  for await (const block of decodeAudio(path)) blocks.push(block);
  const out = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    out.set(block, at);
    at += block.length;
  }
  return out;
};
const tone = (rate: number, seconds = 1): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin(i / 9) / 2);
/** The correlation of two sounds, from -1 to 1, at the best shift of up to 20 ms. */
const correlation = (a: Float32Array, b: Float32Array): number => {
  const length = Math.min(a.length, b.length) - 640;
  let best = -1;
  for (let shift = 0; shift <= 640; shift++) {
    let [ab, aa, bb] = [0, 0, 0];
    for (let i = 0; i < length; i += 3) {
      const [x, y] = [a[i + 320] as number, b[i + shift] as number];
      ab += x * y;
      aa += x * x;
      bb += y * y;
    }
    best = Math.max(best, ab / Math.sqrt(aa * bb));
  }
  return best;
};

describe("decodeAudio", () => {
  it("decodes every kind to the same sound, by content and not by name", async () => {
    const reference = (await pcmOf(fixture("consulta-es.webm"))).subarray(0, 7.5 * 16_000);
    const kinds = { "es.ogg": "ogg", "es.mp3": "mp3", "es.mp4": "mp4", "es-fragmented.mp4": "mp4" };
    for (const [name, kind] of Object.entries(kinds)) {
      const path = await writeTemp("a.txt", await readFile(fixture(name)));
      expect((await probe(path)).kind).toBe(kind);
      const pcm = await pcmOf(path);
      expect(Math.abs(pcm.length / 16_000 - 7.9)).toBeLessThan(0.05);
      expect(correlation(pcm.subarray(0, reference.length), reference)).toBeGreaterThan(0.95);
    }
  });

  it.each<WavShape>([
    { tag: 1, bits: 8, rate: 8000, channels: 1 },
    { tag: 1, bits: 16, rate: 16_000, channels: 1 },
    { tag: 1, bits: 16, rate: 44_100, channels: 2 },
    { tag: 1, bits: 24, rate: 48_000, channels: 2, extensible: true },
    { tag: 1, bits: 32, rate: 96_000, channels: 1 },
    { tag: 3, bits: 32, rate: 48_000, channels: 1 },
    { tag: 3, bits: 64, rate: 22_050, channels: 3, extensible: true },
    { tag: 1, bits: 16, rate: 48_000, channels: 1, dataBytes: 0 },
    { tag: 1, bits: 16, rate: 48_000, channels: 1, dataBytes: 0xffff_ffff },
    { tag: 1, bits: 16, rate: 48_000, channels: 1, dataBytes: 500_000_000 },
  ])("reads WAV $bits bits, $rate Hz, $channels channels, $dataBytes", async (shape) => {
    const path = await writeTemp("x.webm", makeWav(shape, tone(shape.rate)));
    const pcm = await pcmOf(path);
    expect(Math.abs(pcm.length - 16_000)).toBeLessThanOrEqual(2);
    const level = Math.sqrt(pcm.reduce((sum, x) => sum + x * x, 0) / pcm.length);
    expect(Math.abs(level - 0.5 / Math.SQRT2)).toBeLessThan(0.01);
    expect((await probe(path)).durationMs).toBeCloseTo(1000, -1);
  });

  it("gives the samples before the cut of a truncated file", async () => {
    const bytes = await readFile(fixture("chrome-mediarecorder-pt.webm"));
    const whole = await pcmOf(fixture("chrome-mediarecorder-pt.webm"));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2000, max: bytes.length }), async (cut) => {
        const pcm = await pcmOf(await writeTemp("cut.webm", bytes.subarray(0, cut)));
        expect(Buffer.from(pcm.buffer).equals(Buffer.from(whole.buffer, 0, pcm.byteLength))).toBe(
          true,
        );
        // At most the truncated packet is missing.
        expect(pcm.length / whole.length).toBeGreaterThan((cut - 2000) / bytes.length - 0.1);
      }),
      { numRuns: 12 },
    );
  });

  it("decodes truncated files of the other kinds", async () => {
    for (const name of ["es.ogg", "es.mp3", "es-fragmented.mp4"]) {
      const bytes = await readFile(fixture(name));
      const whole = await pcmOf(fixture(name));
      const pcm = await pcmOf(await writeTemp(name, bytes.subarray(0, bytes.length * 0.6)));
      expect(pcm.length).toBeGreaterThan(whole.length * 0.4);
      expect(pcm.subarray(0, 16_000)).toEqual(whole.subarray(0, 16_000));
    }
  });

  it("fills a gap in the packets' times with silence", async () => {
    const { header, packets } = readWebm(fixture("chrome-mediarecorder-pt.webm"));
    const first = packets.slice(0, 100);
    const late = first.map(({ ms, data }, i) => ({ ms: i < 50 ? ms : ms + 3000, data }));
    const whole = await pcmOf(
      await writeTemp("a.webm", Buffer.concat([header, ...webmClusters(first)])),
    );
    const gap = await pcmOf(
      await writeTemp("b.webm", Buffer.concat([header, ...webmClusters(late)])),
    );
    expect(gap.length - whole.length).toBeGreaterThan(2.8 * 16_000);
    expect(gap.length - whole.length).toBeLessThan(3.2 * 16_000);
    const from = 50 * 0.06 * 16_000;
    const silence = gap.subarray(from, from + gap.length - whole.length);
    expect(silence.every((sample) => sample === 0)).toBe(true);
    expect(gap.subarray(0, from)).toEqual(whole.subarray(0, from));
    expect(gap.subarray(from + silence.length)).toEqual(whole.subarray(from));
  });

  it("ignores a clock that jumps by hours", async () => {
    const { header, packets } = readWebm(fixture("chrome-mediarecorder-pt.webm"));
    const first = packets.slice(0, 20);
    const late = first.map(({ ms, data }, i) => ({ ms: i < 10 ? ms : ms + 9_000_000, data }));
    const pcm = await pcmOf(
      await writeTemp("c.webm", Buffer.concat([header, ...webmClusters(late)])),
    );
    expect(pcm.length).toBe(20 * 0.06 * 16_000);
  });

  it("finds the duration of a recording without a duration field", async () => {
    expect((await probe(fixture("chrome-mediarecorder-pt.webm"))).durationMs).toBeCloseTo(
      49_900,
      -2,
    );
    expect((await probe(fixture("chrome-mediarecorder-pt-crash.webm"))).durationMs).toBeCloseTo(
      20_060,
      -2,
    );
  });
});

describe("bad input", () => {
  const wav = (seconds: number, sample: number): Buffer =>
    makeWav(
      { tag: 1, bits: 16, rate: 16_000, channels: 1 },
      new Float32Array(16_000 * seconds).fill(sample),
    );
  const webm = readFile(fixture("chrome-mediarecorder-pt.webm"));

  it.each<[string, string, () => Promise<Uint8Array | string>]>([
    [
      "a text file named .webm",
      "AUDIO_UNREADABLE",
      async () => "Isto não é um áudio.\n".repeat(900),
    ],
    ["an empty file", "AUDIO_EMPTY", async () => ""],
    ["a header and no sound", "AUDIO_EMPTY", async () => (await webm).subarray(0, 150)],
    ["a WAV of 0 seconds", "AUDIO_EMPTY", async () => wav(0, 0)],
    ["silence", "AUDIO_SILENT", async () => wav(3, 0)],
    ["noise of the last bit", "AUDIO_SILENT", async () => wav(3, 1 / 32_768)],
    [
      "random bytes",
      "AUDIO_UNREADABLE",
      async () => Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * 7919) % 251)),
    ],
    ["AAC in MP4", "AUDIO_AAC", () => readFile(fixture("es-aac.m4a"))],
    ["bare AAC", "AUDIO_AAC", () => readFile(fixture("es-adts.aac"))],
    [
      "an MP4 without its table",
      "AUDIO_UNREADABLE",
      async () => (await readFile(fixture("es.mp4"))).subarray(0, 60),
    ],
    [
      "a WAV of an unknown format",
      "AUDIO_UNREADABLE",
      async () => {
        const bytes = wav(1, 0.5);
        bytes.writeUInt16LE(2, 20);
        return bytes;
      },
    ],
  ])("%s is %s", async (_, code, content) => {
    const path = await writeTemp("bad.webm", await content());
    await expect(pcmOf(path)).rejects.toMatchObject({ name: "SpeechError", code, retry: false });
  });

  it("rejects a missing file and a folder", async () => {
    await expect(pcmOf(join(folder, "none"))).rejects.toMatchObject({ code: "AUDIO_UNREADABLE" });
    await expect(pcmOf(folder)).rejects.toMatchObject({ code: "AUDIO_UNREADABLE" });
  });

  it("rejects 18 hours before decoding, also in a sparse file of 2 GB", async () => {
    const path = await writeTemp("long.wav", wav(1, 0.5));
    const file = await open(path, "r+");
    // A sparse file with 18.6 hours of silence.
    await file.truncate(2 * 2 ** 30);
    // No data length, as in an unfinished recording.
    await file.write(Buffer.alloc(4), 0, 4, 56);
    await file.close();
    const decoding = decodeAudio(path);
    await expect(decoding.next()).rejects.toMatchObject({ code: "AUDIO_TOO_LONG" });
  });

  it("stops when it is aborted", async () => {
    const stop = new AbortController();
    const decoding = decodeAudio(fixture("chrome-mediarecorder-pt.webm"), stop.signal);
    await decoding.next();
    stop.abort();
    await expect(decoding.next()).rejects.toMatchObject({ code: "ABORTED" });
  });
});
