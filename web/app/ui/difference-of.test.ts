import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differenceOf } from "./difference-of.ts";

const shown = (before: string, after: string): string =>
  differenceOf(before, after)
    .map(({ value, added, removed }) => (added ? `[+${value}]` : removed ? `[-${value}]` : value))
    .join("");

describe("the difference between two texts", () => {
  test("shows changed words that follow each other in one piece", () => {
    expect(shown("Tem dor de cabeça forte.", "Tem dor no peito leve.")).toBe(
      "Tem dor [-de cabeça forte][+no peito leve].",
    );
    expect(shown("a\nb\n", "a\nc\n")).toBe("a\n[-b][+c]\n");
    expect(shown("igual", "igual")).toBe("igual");
  });
  test("holds all of the one and all of the other", () => {
    const word = fc.constantFrom("a", "b", "c", " ", "\n", ".");
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = differenceOf(before, after);
        const join = (leftOut: "added" | "removed"): string =>
          pieces
            .filter((piece) => !piece[leftOut])
            .map(({ value }) => value)
            .join("");
        expect(join("added")).toBe(before);
        expect(join("removed")).toBe(after);
      }),
    );
  });
});
