import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeAudio } from "../decode/decode.ts";
import { createExampleSpeech } from "../example.ts";
import { wavOf } from "../service/pieces.ts";
import { fixture, wordErrors } from "../testing/fixtures.ts";
import { amplify, LoudnessFollower } from "./loudness.ts";

const constant = (value: number): Float32Array => new Float32Array(16_000).fill(value);

describe("loudness", () => {
  it("amplifies quiet sound by at most 30 dB and keeps loud sound", () => {
    expect(amplify(constant(0.03))[0]).toBeCloseTo(0.3);
    expect(amplify(constant(0.001))[0]).toBeCloseTo(0.032);
    expect(amplify(constant(0.8))[0]).toBeCloseTo(0.8);
    expect(amplify(constant(0))[0]).toBe(0);
    const follower = new LoudnessFollower();
    expect(follower.push(constant(0.6))[0]).toBeCloseTo(0.6);
    // A quiet second after a loud one is a pause.
    expect(follower.push(constant(0.01))[0]).toBeCloseTo(0.01);
  });

  it("transcribes a recording that is 36 dB too quiet", async () => {
    const folder = await mkdtemp(join(tmpdir(), "relato-quiet-"));
    const blocks: Float32Array[] = [];
    for await (const block of decodeAudio(fixture("es.ogg"))) blocks.push(block);
    const path = join(folder, "quiet.wav");
    await writeFile(
      path,
      wavOf(
        Float32Array.from(
          blocks.flatMap((block) => [...block]),
          (x) => x / 64,
        ),
      ),
    );
    const speech = createExampleSpeech();
    const { segments } = await speech.transcribe(path, { language: "es" });
    const spoken = (await readFile(fixture("consulta-es.txt"), "utf8")).split("\n").slice(0, 2);
    const heard = segments.map((segment) => segment.text).join(" ");
    expect(wordErrors(spoken.join(" ").replaceAll(/[MF]\|/gu, ""), heard)).toBeLessThanOrEqual(0.1);
    await rm(folder, { recursive: true });
  });
});
