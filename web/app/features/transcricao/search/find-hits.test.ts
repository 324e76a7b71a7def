import fc from "fast-check";
import { expect, test } from "vitest";
import { findHits, foldInPlace, MAX_HITS } from "./find-hits.ts";

const turns = (...texts: string[]) => texts.map((text, i) => ({ i, start_ms: 0, end_ms: 0, text }));

test("finds words at their index, regardless of case and accents", () => {
  const found = findHits(turns("Pressão alta.", "A PRESSAO e a pressão"), "pressão");
  expect(found).toEqual([
    { turn: 0, from: 0, to: 7 },
    { turn: 1, from: 2, to: 9 },
    { turn: 1, from: 14, to: 21 },
  ]);
});

test("one letter finds nothing, and the number of hits is limited", () => {
  expect(findHits(turns("aaa"), "a")).toEqual([]);
  expect(findHits(turns("aa".repeat(5000)), "aa")).toHaveLength(MAX_HITS);
});

test("folding keeps every index, so that a hit contains the searched text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.nat(), (text, a, b) => {
      expect(foldInPlace(text)).toHaveLength(text.length);
      const [from, to] = [Math.min(a, b) % (text.length + 1), Math.max(a, b) % (text.length + 1)];
      const part = text.slice(Math.min(from, to), Math.max(from, to));
      for (const hit of findHits(turns(text), part))
        expect(foldInPlace(text.slice(hit.from, hit.to))).toBe(
          foldInPlace(part.trim().normalize("NFC")),
        );
    }),
  );
});
