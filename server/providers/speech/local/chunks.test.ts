import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Chunk, ChunkPacker } from "./chunks.ts";
import type { Stretch } from "./voice.ts";

const RATE = 16_000;

/** Alternating pauses and stretches, in tenths of a second. */
const speech = fc.array(
  fc.record({ pause: fc.integer({ min: 4, max: 60 }), length: fc.integer({ min: 2, max: 160 }) }),
  { minLength: 1, maxLength: 8 },
);

const pack = (parts: { pause: number; length: number }[], maxS: number, joinS: number) => {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { pause, length } of parts) {
    at += pause * 1600;
    stretches.push({ start: at, end: at + length * 1600 });
    at += length * 1600;
  }
  const total = at + RATE;
  const packer = new ChunkPacker(maxS, joinS);
  const chunks: Chunk[] = [];
  let next = 0;
  for (let from = 0; from < total; from += RATE) {
    const pcm = new Float32Array(Math.min(RATE, total - from));
    for (let i = 0; i < pcm.length; i++) pcm[i] = from + i;
    const ended: Stretch[] = [];
    for (; (stretches[next]?.end ?? Infinity) <= from + pcm.length; next++)
      ended.push(stretches[next] as Stretch);
    const speaking = (stretches[next]?.start ?? Infinity) < from + pcm.length;
    chunks.push(...packer.push(pcm, ended, speaking));
  }
  chunks.push(...packer.flush([]));
  return { stretches, chunks };
};

describe("ChunkPacker", () => {
  it.each([
    [8, 0],
    [28, 0.8],
  ])("packs any speech for a model of %i s: in order, bounded, complete", (maxS, joinS) => {
    fc.assert(
      fc.property(speech, (parts) => {
        const { stretches, chunks } = pack(parts, maxS, joinS);
        let before = 0;
        for (const chunk of chunks) {
          expect(chunk.start).toBeGreaterThanOrEqual(before);
          expect(chunk.end - chunk.start).toBeLessThanOrEqual(maxS * RATE);
          expect(chunk.pcm).toHaveLength(chunk.end - chunk.start);
          // Each sample's value is its position as a 32-bit float.
          expect(chunk.pcm[0]).toBe(Math.fround(chunk.start));
          expect(chunk.pcm.at(-1)).toBe(Math.fround(chunk.end - 1));
          before = chunk.end;
        }
        const voiced = chunks.flatMap((chunk) => chunk.voiced);
        const length = (list: Stretch[]): number =>
          list.reduce((sum, s) => sum + s.end - s.start, 0);
        // Only the trimmed edges of a stretch may be missing.
        expect(length(stretches) - length(voiced)).toBeLessThanOrEqual(
          stretches.length * RATE * 0.52,
        );
      }),
      { numRuns: 20 },
    );
  });
});
