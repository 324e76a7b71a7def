import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cueNames, cuesOf } from "./cues.ts";
import { kinMarks, type Mark } from "./persons.ts";
import type { Talk } from "./types.ts";

/** The tokens at which a text names a side. */
export const sideMarks = memoize((read: ReadText, language: Language): readonly Mark[] =>
  cuesOf(read, language)
    .filter(({ concept }) => ["left", "right", "both"].includes(concept.id))
    .map(({ concept, from }) => ({ id: concept.id, from })),
);

/** The clause number of each token; punctuation separates clauses. */
const clausesOf = memoize((read: ReadText): Int32Array => {
  const clauses = new Int32Array(read.tokens.length);
  for (let at = 1; at < clauses.length; at += 1) {
    const before = read.tokens[at - 1]!;
    const ends = before.kind === "mark" && !"-/'".includes(before.t);
    clauses[at] = clauses[at - 1]! + (ends ? 1 : 0);
  }
  return clauses;
});

/**
 * The mark that applies to a token: the nearest in its clause, else the last before it, else the
 * first one.
 */
export function markFor(read: ReadText, marks: readonly Mark[], at: number): Mark | undefined {
  if (marks.length < 2) return marks[0];
  const clauses = clausesOf(read);
  let nearest: Mark | undefined;
  for (const mark of marks)
    if (clauses[mark.from] === clauses[at])
      if (!nearest || Math.abs(mark.from - at) < Math.abs(nearest.from - at)) nearest = mark;
  return nearest ?? marks.findLast((mark) => mark.from < at) ?? marks[0];
}

/** For how many utterances a named side applies. */
const IN_FORCE = 4;

/** The side that applies to a token, and how many utterances back it was named. */
export function sideAt(
  talk: Talk,
  index: number,
  at: number,
): { side: string; back: number } | undefined {
  for (let back = 0; back <= IN_FORCE; back += 1) {
    const utterance = talk.utterances[index - back];
    if (!utterance) return undefined;
    const marks = sideMarks(utterance.sentence, talk.language);
    const mark = back === 0 ? markFor(utterance.sentence, marks, at) : marks.at(-1);
    if (mark) return { side: mark.id, back };
    if (back === 0)
      for (const answer of talk.exchanges.answers.get(index) ?? []) {
        const own = sideMarks(talk.utterances[answer]!.sentence, talk.language)[0];
        if (own) return { side: own.id, back: 0 };
      }
  }
  return undefined;
}

/** The companion, when speaking about their own health. */
const COMPANION = "companion";

/** The person that an utterance speaks about at a token; "" for the patient. */
export function personAt(talk: Talk, index: number, at: number): string {
  const utterance = talk.utterances[index]!;
  const { sentence } = utterance;
  const mark = markFor(sentence, kinMarks(sentence, talk.language), at);
  if (mark) return mark.id;
  if (sentence.speaker === "acompanhante" && cueNames(sentence, talk.language).has("own"))
    return COMPANION;
  for (const answer of talk.exchanges.answers.get(index) ?? []) {
    const own = kinMarks(talk.utterances[answer]!.sentence, talk.language)[0];
    if (own) return own.id;
  }
  return [...utterance.kin][0] ?? "";
}
