import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { turnSchema } from "@relato/shared/domain/transcript.ts";
import { segmentsToTurns } from "./turns.ts";

const texts = (segments: [number, number, string][]): string[] =>
  segmentsToTurns({
    segments: segments.map(([start_ms, end_ms, text]) => ({ start_ms, end_ms, text })),
  }).map((turn) => turn.text);

describe("segmentsToTurns", () => {
  it("joins segments without a pause, and starts a new turn after a pause", () => {
    expect(
      texts([
        [0, 1000, "Tenho dor de cabeça"],
        [1100, 2000, "há três dias."],
        [2900, 3500, "Tomei dipirona."],
      ]),
    ).toEqual(["Tenho dor de cabeça há três dias.", "Tomei dipirona."]);
  });

  it("ends a turn at a question, within a segment too", () => {
    const turns = segmentsToTurns({
      segments: [{ start_ms: 1000, end_ms: 5000, text: "Tem alergia? Não, nenhuma. E febre?" }],
    });
    expect(turns.map((turn) => turn.text)).toEqual(["Tem alergia?", "Não, nenhuma. E febre?"]);
    expect(turns[0]).toMatchObject({ i: 0, start_ms: 1000 });
    expect(turns[1]?.start_ms).toBe(turns[0]?.end_ms);
    expect(turns[1]).toMatchObject({ i: 1, end_ms: 5000 });
  });

  it("keeps every word, counts from 0, and never decreases start times", () => {
    const segment = fc.record({
      start_ms: fc.nat(100_000),
      end_ms: fc.nat(100_000),
      text: fc.stringMatching(/^([a-zç]{1,6}[.?!, ]? ){1,8}[a-z]$/),
    });
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 10 }), (segments) => {
        const turns = segmentsToTurns({ segments });
        const words = (list: { text: string }[]): string =>
          list
            .map((item) => item.text)
            .join(" ")
            .replace(/\s+/gu, "");
        expect(words(turns)).toBe(words(segments));
        let before = 0;
        for (const [i, turn] of turns.entries()) {
          expect(turnSchema.parse(turn).i).toBe(i);
          expect(turn.start_ms).toBeGreaterThanOrEqual(before);
          expect(turn.end_ms).toBeGreaterThanOrEqual(turn.start_ms);
          before = turn.start_ms;
        }
      }),
    );
  });
});
