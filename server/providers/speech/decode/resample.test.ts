import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Resampler } from "./resample.ts";

const sine = (hertz: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, i) =>
    Math.sin((2 * Math.PI * hertz * i) / rate),
  );
const convert = (pcm: Float32Array, rate: number, ends: number[] = []): number[] => {
  const resampler = new Resampler(rate);
  const at = [0, ...ends.toSorted((a, b) => a - b), pcm.length];
  const parts = at.slice(1).map((end, i) => resampler.push(pcm.subarray(at[i], end)));
  return [...parts, resampler.flush()].flatMap((part) => [...part]);
};
/** The level of a tone without its edges. */
const level = (pcm: number[]): number => {
  const middle = pcm.slice(Math.floor(pcm.length / 4), Math.floor((pcm.length * 3) / 4));
  return Math.sqrt(middle.reduce((sum, x) => sum + x * x, 0) / middle.length) * Math.SQRT2;
};

describe("the resampler", () => {
  it.each([8000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000])(
    "keeps phase and length of a tone from %i Hz",
    (rate) => {
      const out = convert(sine(1000, rate, 0.5), rate);
      expect(Math.abs(out.length - 8000)).toBeLessThanOrEqual(2);
      const expected = sine(1000, 16_000, 0.5);
      for (let i = 1000; i < 7000; i++)
        expect(Math.abs((out[i] as number) - (expected[i] as number))).toBeLessThan(0.005);
    },
  );

  it.each([
    [48_000, 9500],
    [48_000, 15_000],
    [44_100, 12_000],
    [96_000, 30_000],
  ])("does not alias tones above 8 kHz (%i Hz, a tone of %i Hz)", (rate, hertz) => {
    expect(level(convert(sine(hertz, rate, 0.5), rate))).toBeLessThan(0.001);
  });

  it("gives the same samples for any pieces", () => {
    const pcm = sine(440, 44_100, 0.1);
    const whole = convert(pcm, 44_100);
    fc.assert(
      fc.property(fc.array(fc.nat(pcm.length), { maxLength: 8 }), (cuts) => {
        expect(convert(pcm, 44_100, cuts)).toEqual(whole);
      }),
      { numRuns: 50 },
    );
  });
});
