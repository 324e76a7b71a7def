import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixture } from "../testing/fixtures.ts";
import { type Fmp4Event, Fmp4Reader, isFragmented } from "./fmp4.ts";

const bytes = readFileSync(fixture("es-fragmented.mp4"));
const read = (...parts: Uint8Array[]): string[] => {
  const reader = new Fmp4Reader();
  const events: Fmp4Event[] = parts.flatMap((part) => reader.push(part));
  return events.map((event) =>
    event.kind === "packet"
      ? `${event.ms} ${Buffer.from(event.data).toString("base64url")}`
      : JSON.stringify(event),
  );
};
const whole = read(bytes);

describe("the reader of fragmented MP4", () => {
  it("reads every packet, in order of time", () => {
    expect(isFragmented(bytes)).toBe(true);
    expect(isFragmented(readFileSync(fixture("es.mp4")))).toBe(false);
    expect(whole[0]).toContain('"kind":"stream"');
    // 7.9 s in packets of 20 ms, and the encoder's delay.
    expect(whole).toHaveLength(1 + 396);
  });

  it("gives the same for any pieces, and a prefix for every cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 20 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        expect(read(...at.slice(1).map((end, i) => bytes.subarray(at[i], end)))).toEqual(whole);
        const part = read(bytes.subarray(0, at[1]));
        expect(part).toEqual(whole.slice(0, part.length));
      }),
      { numRuns: 60 },
    );
  });

  it("never throws on damaged bytes", () => {
    fc.assert(
      fc.property(
        fc.nat(bytes.length - 1),
        fc.uint8Array({ minLength: 1, maxLength: 60 }),
        (at, damage) => {
          const broken = Buffer.from(bytes);
          broken.set(damage.subarray(0, broken.length - at), at);
          expect(() => read(broken)).not.toThrow();
        },
      ),
      { numRuns: 200 },
    );
  });
});
