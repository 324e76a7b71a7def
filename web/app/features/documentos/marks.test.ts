import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markedPieces, turnAt } from "./marks.ts";

const text = "Estou com dor de cabeça. Não tive febre nenhuma. Tomei dipirona ontem.";
const turn = { i: 3, start_ms: 10_000, end_ms: 17_000, text };
const marked = (evidence: { turn: number; start_ms: number; end_ms: number }[]): string[] =>
  markedPieces(turn, evidence, "pt-BR")
    .filter((piece) => piece.marked)
    .map((piece) => piece.text.trim());

describe("marking the words of a statement", () => {
  test("marks the sentence at the position of the span", () => {
    expect(marked([{ turn: 3, start_ms: 12_500, end_ms: 14_700 }])).toEqual([
      "Não tive febre nenhuma.",
    ]);
  });
  test("marks the whole turn if the span covers it, or without times", () => {
    expect(marked([{ turn: 3, start_ms: 10_000, end_ms: 17_000 }])).toEqual([text]);
    const typed = { ...turn, start_ms: 0, end_ms: 0 };
    expect(markedPieces(typed, [{ turn: 3, start_ms: 0, end_ms: 0 }], "es")).toEqual([
      { text, marked: true },
    ]);
  });
  test("ignores evidence of another turn", () => {
    expect(marked([{ turn: 4, start_ms: 12_500, end_ms: 14_700 }])).toEqual([]);
  });
  test("keeps every letter and marks something for the turn's evidence", () => {
    const ms = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(fc.string(), ms, ms, ms, ms, (words, a, b, c, d) => {
        const any = { i: 0, start_ms: Math.min(a, b), end_ms: Math.max(a, b), text: words };
        const evidence = [{ turn: 0, start_ms: Math.min(c, d), end_ms: Math.max(c, d) }];
        const pieces = markedPieces(any, evidence, "pt-BR");
        expect(pieces.map((piece) => piece.text).join("")).toBe(words);
        expect(pieces.some((piece) => piece.marked)).toBe(true);
      }),
    );
  });
});

test("finds the turn at a time", () => {
  const turns = [
    { i: 0, start_ms: 0, end_ms: 1000, text: "a" },
    { i: 1, start_ms: 1500, end_ms: 2000, text: "b" },
    { i: 2, start_ms: 2000, end_ms: 4000, text: "c" },
  ];
  expect([0, 999, 1200, 1500, 2000, 3999, 4000].map((ms) => turnAt(turns, ms))).toEqual([
    0, 0, -1, 1, 2, 2, -1,
  ]);
  expect(turnAt([], 5)).toBe(-1);
});
