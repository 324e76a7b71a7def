import { describe, expect, it } from "vitest";
import { sharesOf, tallyNotes } from "../fixtures/mutations.ts";

const tallies = tallyNotes();

describe.each(Object.entries(tallies))("notes of our own in %s", (_language, tally) => {
  it("are believed where they are sound and caught where they are wrong", () => {
    const { caught, falseFlags } = sharesOf(tally.written);
    expect(caught).toBeGreaterThanOrEqual(0.83);
    expect(falseFlags).toBeLessThanOrEqual(0.05);
  });

  it("are caught when a rule changes a sound sentence", () => {
    expect(sharesOf(tally.changed).caught).toBeGreaterThanOrEqual(0.9);
  });

  it.each(["number", "drug", "foreign"])(
    "are caught when the %s is nowhere in the talk",
    (kind) => {
      const { of, flagged } = tally.changed[kind]!;
      expect(of).toBeGreaterThan(10);
      expect(flagged / of).toBeGreaterThanOrEqual(0.9);
    },
  );
});
