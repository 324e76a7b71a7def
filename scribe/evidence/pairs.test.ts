import { describe, expect, it } from "vitest";
import { sharesOf, tallyOf } from "../fixtures/mutations.ts";
import { readPairs } from "../fixtures/pairs.ts";

describe.each(["pt", "es", "en"] as const)("pairs of sentences in %s", (language) => {
  const { caught, falseFlags } = sharesOf(tallyOf(readPairs(language)));

  it("are caught where they are wrong", () => {
    expect(caught).toBeGreaterThanOrEqual(0.9);
  });

  it("are believed where they are sound", () => {
    expect(falseFlags).toBeLessThanOrEqual(0.08);
  });
});
