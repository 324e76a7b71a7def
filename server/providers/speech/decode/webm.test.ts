import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixture } from "../testing/fixtures.ts";
import { unlace } from "./lacing.ts";
import { type WebmEvent, WebmReader } from "./webm.ts";

const chrome = readFileSync(fixture("chrome-mediarecorder-pt.webm"));
const muxed = readFileSync(fixture("consulta-es.webm"));

const read = (...parts: Uint8Array[]): WebmEvent[] => {
  const reader = new WebmReader();
  return parts.flatMap((part) => reader.push(part));
};
/** One string for each event: time and bytes, or the stream. */
const keys = (events: WebmEvent[]): string[] =>
  events.map((event) =>
    event.kind === "packet"
      ? `${event.ms} ${Buffer.from(event.data).toString("base64url")}`
      : JSON.stringify(event),
  );

const whole = keys(read(chrome));

describe("the WebM reader", () => {
  it("reads every packet of a recording without sizes and duration", () => {
    expect(whole[0]).toContain('"kind":"stream"');
    // 49.86 s in packets of 60 ms.
    expect(whole).toHaveLength(1 + 831);
    const times = read(chrome).flatMap((event) => (event.kind === "packet" ? [event.ms] : []));
    expect(times.every((ms, i) => i === 0 || (ms ?? 0) > (times[i - 1] ?? 0))).toBe(true);
  });

  it("gives the same packets for any pieces", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(chrome.length), { maxLength: 40 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), chrome.length];
        const parts = at.slice(1).map((end, i) => chrome.subarray(at[i], end));
        expect(keys(read(...parts))).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });

  it("gives a prefix of the packets for every cut, and never throws", () => {
    fc.assert(
      fc.property(fc.nat(chrome.length), (cut) => {
        const part = keys(read(chrome.subarray(0, cut)));
        expect(part).toEqual(whole.slice(0, part.length));
        // No complete packet is missing: a packet has at most 2 KB.
        const all = keys(read(chrome.subarray(0, Math.min(chrome.length, cut + 2048))));
        expect(all.length).toBeGreaterThanOrEqual(part.length);
      }),
      { numRuns: 200 },
    );
  });

  it("never throws on damaged bytes, and continues at the next cluster", () => {
    fc.assert(
      fc.property(
        fc.nat(muxed.length - 1),
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        (at, damage) => {
          const broken = Buffer.from(muxed);
          broken.set(damage.subarray(0, broken.length - at), at);
          expect(() => read(broken)).not.toThrow();
        },
      ),
      { numRuns: 200 },
    );
    const clusters: number[] = [];
    const mark = Buffer.from("1f43b675", "hex");
    for (let at = muxed.indexOf(mark); at >= 0; at = muxed.indexOf(mark, at + 1)) clusters.push(at);
    const broken = Buffer.from(muxed);
    broken.fill(0, (clusters[1] ?? 0) + 40, (clusters[1] ?? 0) + 400);
    const after = keys(read(broken));
    const sound = keys(read(muxed));
    expect(clusters.length).toBeGreaterThan(2);
    expect(after.at(-1)).toBe(sound.at(-1));
    expect(after.length).toBeGreaterThan(sound.length / 2);
  });

  it("continues after garbage, with a second file after the first", () => {
    const garbage = Buffer.alloc(5000, 0);
    expect(keys(read(chrome, garbage))).toEqual(whole);
    const both = keys(read(chrome, garbage, muxed));
    expect(both).toEqual([...whole, ...keys(read(muxed))]);
  });
});

describe("unlace", () => {
  const frames = [Buffer.alloc(3, 1), Buffer.alloc(300, 2), Buffer.alloc(5, 3)];
  const body = Buffer.concat(frames);
  it("splits each kind of lacing", () => {
    expect(unlace(0, body)).toEqual([body]);
    expect(unlace(0x02, Buffer.concat([Buffer.from([2, 3, 255, 45]), body]))).toEqual(frames);
    // 3, then 300 as a difference of +297 in two bytes: 297 + 8191, with the length marker.
    const sizes = Buffer.from([2, 0x83, 0x40 | (8488 >> 8), 8488 & 255]);
    expect(unlace(0x06, Buffer.concat([sizes, body]))).toEqual(frames);
    expect(unlace(0x04, Buffer.from([1, 7, 7, 8, 8]))).toEqual([
      Buffer.from([7, 7]),
      Buffer.from([8, 8]),
    ]);
  });
  it("gives no more bytes than invalid lacing has", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }),
        fc.uint8Array({ maxLength: 40 }),
        (flags, bytes) => {
          const total = unlace(flags, bytes).reduce((sum, frame) => sum + frame.length, 0);
          expect(total).toBeLessThanOrEqual(bytes.length);
        },
      ),
    );
  });
});
