import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeAudio } from "../decode/decode.ts";
import { createExampleSpeech } from "../example.ts";
import { wavOf } from "../service/pieces.ts";
import { fixture, wordErrors } from "../testing/fixtures.ts";
import { loudEnough, LoudnessFollower } from "./loudness.ts";

const constant = (value: number): Float32Array => new Float32Array(16_000).fill(value);

describe("loudness", () => {
  it("raises what is quiet, at most by 30 dB, and leaves the rest", () => {
    expect(loudEnough(constant(0.03))[0]).toBeCloseTo(0.3);
    expect(loudEnough(constant(0.001))[0]).toBeCloseTo(0.032);
    expect(loudEnough(constant(0.8))[0]).toBeCloseTo(0.8);
    expect(loudEnough(constant(0))[0]).toBe(0);
    const follower = new LoudnessFollower();
    expect(follower.push(constant(0.6))[0]).toBeCloseTo(0.6);
    // The quiet second after a loud one is a pause, not a quiet microphone.
    expect(follower.push(constant(0.01))[0]).toBeCloseTo(0.01);
  });

  it("lets a whisper of a recording, 36 dB too quiet, give its words", async () => {
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
    const said = (await readFile(fixture("consulta-es.txt"), "utf8")).split("\n").slice(0, 2);
    const heard = segments.map((segment) => segment.text).join(" ");
    expect(wordErrors(said.join(" ").replaceAll(/[MF]\|/gu, ""), heard)).toBeLessThanOrEqual(0.1);
    await rm(folder, { recursive: true });
  });
});
