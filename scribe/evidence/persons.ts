import type { Language } from "@relato/shared/domain/language.ts";
import { memoize } from "../language/memoize.ts";
import type { ReadText } from "../talk/sentences.ts";
import { cuesOf } from "./cues.ts";
import type { Talk } from "./types.ts";

/** A side or a person that a text names. */
export interface Mark {
  id: string;
  from: number;
}

/** Prefix of cues in `proof.tsv` for persons who are not blood relatives. */
const PERSON = "person ";

/**
 * The tokens at which a text names a person. Words in capitals are abbreviations: "VO" is not "vô".
 */
export const kinMarks = memoize((read: ReadText, language: Language): readonly Mark[] => {
  const relatives = read.mentions.filter(
    ({ concept, from }) => concept.type === "kin" && !isAbbreviation(read, from),
  );
  const taken = new Set(relatives.map(({ from }) => from));
  const persons = cuesOf(read, language).filter(
    ({ concept, from }) => concept.id.startsWith(PERSON) && !taken.has(from),
  );
  return [...relatives, ...persons]
    .map(({ concept, from }) => ({ id: concept.id, from }))
    .toSorted((a, b) => a.from - b.from);
});

function isAbbreviation(read: ReadText, at: number): boolean {
  const { start, end } = read.tokens[at]!;
  const written = read.text.slice(start, end);
  return written.length > 1 && written === written.toUpperCase();
}

/** Words that the doctor says, and words that occur in lower case. */
const commonWords = memoize((talk: Talk): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { sentence } of talk.utterances)
    for (const token of sentence.tokens) {
      const first = sentence.text.charAt(token.start);
      if (sentence.speaker === "medico" || first === first.toLowerCase()) words.add(token.t);
    }
  return words;
});

/** Whether a patient or companion uses a name that the doctor never says. */
export function namesStranger(talk: Talk, index: number): boolean {
  const { sentence } = talk.utterances[index]!;
  if (sentence.speaker === "medico") return false;
  const known = new Set(sentence.mentions.map(({ from }) => from));
  return sentence.tokens.some(({ kind, t, start }, at) => {
    const first = sentence.text.charAt(start);
    const isCapital = first !== first.toLowerCase() && kind === "word" && t.length > 2;
    const begins = at === 0 || sentence.tokens[at - 1]!.kind === "mark";
    return isCapital && !begins && !known.has(at) && !commonWords(talk).has(t);
  });
}
