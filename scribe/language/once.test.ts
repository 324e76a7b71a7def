import { expect, test } from "vitest";
import { verifyNote } from "../evidence/verify.ts";
import { readCases } from "../fixtures/cases.ts";
import { writeConsultation } from "../write.ts";
import { once } from "./once.ts";

test("works out once for an object, and anew where it depends on something else", () => {
  let worked = 0;
  const lengthIn = once((words: readonly string[], least: number) => {
    worked += 1;
    return words.filter((word) => word.length >= least).length;
  });
  const words = ["tosse", "dor", "febre"];
  expect([lengthIn(words, 4), lengthIn(words, 4), worked]).toEqual([2, 2, 1]);
  expect([lengthIn(words, 3), lengthIn([...words], 3), worked]).toEqual([3, 3, 3]);
});

test("a talk is read alike whoever reads it first, and however often", () => {
  for (const gold of readCases().slice(0, 3)) {
    const anew = (): typeof gold => ({ ...gold, turns: gold.turns.map((turn) => ({ ...turn })) });
    const sentences = gold.note_check.sentences.map(({ text }) => text);
    const proof = verifyNote(anew(), sentences);
    const written = writeConsultation(anew());
    const one = anew();
    expect(verifyNote(one, sentences)).toEqual(proof);
    expect(writeConsultation(one)).toEqual(written);
    expect(writeConsultation(one)).toEqual(written);
    expect(verifyNote(one, sentences)).toEqual(proof);
  }
});
