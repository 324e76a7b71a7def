import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compareWithChirp, makeChirp, momentsOf } from "./chirp.ts";

const SECONDS = 8;
/** Bytes of a WAV file with 16 bits at 48 kHz. */
const HEADER = 44;
const BYTES_PER_SECOND = 96_000;

let folder: string;
const chirp = makeChirp(SECONDS);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-chirp-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Measures a file of these stretches of the chirp, in seconds. */
const measure = async (...stretches: [number, number][]) => {
  const path = join(folder, "heard.wav");
  const at = (second: number): number => HEADER + Math.round(second * BYTES_PER_SECOND);
  const pieces = stretches.map(([from, to]) => chirp.subarray(at(from), at(to)));
  await writeFile(path, Buffer.concat([chirp.subarray(0, HEADER), ...pieces]));
  return compareWithChirp(await momentsOf(path), SECONDS);
};

it("finds no loss in the whole chirp, and the length of a hole", async () => {
  expect(await measure([0, SECONDS])).toEqual({ lost_s: 0, doubled_s: 0 });
  for (const hole of [0.25, 1, 3]) {
    const { lost_s } = await measure([0, 2], [2 + hole, SECONDS]);
    expect(Math.abs(lost_s - hole)).toBeLessThan(0.11);
  }
});

it("counts a missing end without the latency, and doubled seconds", async () => {
  const { lost_s } = await measure([0, SECONDS - 1]);
  expect(Math.abs(lost_s - 0.9)).toBeLessThan(0.06);
  const { doubled_s } = await measure([0, 4], [3, SECONDS]);
  expect(Math.abs(doubled_s - 1)).toBeLessThan(0.2);
});
