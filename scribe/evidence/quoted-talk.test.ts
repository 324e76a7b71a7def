import { describe, expect, it } from "vitest";
import { readCases } from "../fixtures/cases.ts";
import { splitSentences } from "../language/sentences.ts";
import type { ProofVisit } from "../training/proof-data.ts";
import { addMutations } from "../training/proof-mutations.ts";
import { verifyNote } from "./verify.ts";

const visits = readCases("heldout14");
const linesOf = (texts: readonly string[]) =>
  texts.map((text) => ({ text, sound: true, kind: "sound", source: "check" }));

/** The share of the sentences of a kind that are supported. */
function shareSupported(proofVisits: readonly ProofVisit[], kind: string): number {
  const verdicts = proofVisits.flatMap((visit) => {
    const texts = visit.lines.filter((line) => line.kind === kind).map(({ text }) => text);
    return verifyNote(visit, texts).map(({ verdict }) => verdict);
  });
  return verdicts.filter((verdict) => verdict === "supported").length / verdicts.length;
}

/** Sentences of the talk that end with a full stop, as if a note quoted them. */
const quoted = visits.map((visit): ProofVisit => {
  const said = visit.turns.flatMap(({ text }) => splitSentences(text, visit.locale));
  const texts = said.map(({ text }) => text).filter((text) => /\w.{12}\.$/.test(text));
  return { ...visit, lines: linesOf(texts) };
});

/** Sound sentences and facts of notes: in talk a "no" at the beginning often denies nothing. */
const noted = visits.map((visit): ProofVisit => {
  const sound = visit.note_check.sentences.filter(({ supported }) => supported);
  return { ...visit, lines: linesOf([...sound, ...visit.facts].map(({ text }) => text)) };
});

describe("a sentence of the talk", () => {
  it("is supported when it is quoted", () => {
    expect(shareSupported(quoted, "sound")).toBeGreaterThanOrEqual(0.99);
  });

  // The greatest shares are measured ones: they may only fall.
  it.each([
    ["number", 0.45],
    ["laterality", 0.15],
  ])("is less often supported with another %s", (kind, most) => {
    const changed = addMutations(quoted, new Set([kind]));
    expect(shareSupported(changed, kind)).toBeLessThanOrEqual(most);
  });
});

describe("a sentence of a note", () => {
  it.each([
    ["number", 0.26],
    ["laterality", 0.31],
    ["negation", 0.56],
  ])("is less often supported with another %s", (kind, most) => {
    const changed = addMutations(noted, new Set([kind]));
    expect(shareSupported(changed, kind)).toBeLessThanOrEqual(most);
  });
});
