import type { Language } from "@relato/shared/domain/language.ts";
import { memoizeByLanguage } from "../language/memoize.ts";
import { fold, stem } from "../language/text.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { namedThings } from "./exact-names.ts";

/** A shorter word has too many neighbours. */
const MIN_LETTERS = 7;
const TYPES = new Set(["drug", "exam", "disease", "symptom"]);

/** The single words that name drugs, examinations, diseases and symptoms, by first letter. */
const wordsOf = memoizeByLanguage((language): ReadonlyMap<string, readonly string[]> => {
  const words = [...readRows(language, "drugs"), ...readRows(language, "concepts")]
    .filter(([, , type = ""]) => TYPES.has(type))
    .map(([phrase = ""]) => fold(phrase).replace(/\*$/, ""))
    .filter((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word));
  return Map.groupBy(new Set(words), (word) => word[0]!);
});

/** The word of the lexicon that a mistyped word means: one letter differs; undefined if none. */
export function correctWord(word: string, language: Language): string | undefined {
  if (word.length < MIN_LETTERS) return undefined;
  const near = (wordsOf(language).get(word[0]!) ?? []).filter((known) => isNear(word, known));
  return near.length === 1 ? near[0] : undefined;
}

/** A shorter cue has too many neighbours. */
const MIN_CUE = 5;

interface CueWords {
  /** By first letter. */
  cues: ReadonlyMap<string, readonly string[]>;
  /** All words of the lexicon. */
  known: ReadonlySet<string>;
}

const cueWordsOf = memoizeByLanguage((language): CueWords => {
  const wordsIn = (file: string): string[] =>
    readRows(language, file).flatMap(([phrase = ""]) => fold(phrase).match(/[a-z]+/g) ?? []);
  const cues = wordsIn("questions").filter((word) => word.length >= MIN_CUE);
  const files = ["questions", "concepts", "drugs", "words", "cues", "dosage", "units"];
  return {
    cues: Map.groupBy(new Set(cues), (word) => word[0]!),
    known: new Set([...files.flatMap(wordsIn), ...namesOfThings()]),
  };
});

const namesOfThings = (): string[] =>
  [...namedThings().values()].flatMap(({ names, members }) =>
    [...names, ...members].flatMap((name) => fold(name).match(/[a-z]+/g) ?? []),
  );

/** A question with its mistyped cues corrected: "consutlas" is "consultas". */
export function correctCues(text: string, language: Language): string {
  const { cues, known } = cueWordsOf(language);
  return text.replaceAll(LOWER_WORD, (word) => {
    const folded = fold(word);
    if (word.length < MIN_CUE || known.has(folded) || known.has(stem(folded))) return word;
    const near = (cues.get(folded[0]!) ?? []).filter(
      (cue) => isNear(folded, cue) && isTypo(folded, cue),
    );
    return near.length === 1 ? near[0]! : word;
  });
}
/** Another letter makes another word, and another ending another form: "precisou", "preciso". */
const isTypo = (word: string, cue: string): boolean =>
  word.length === cue.length
    ? word.split("").toSorted().join("") === cue.split("").toSorted().join("")
    : word.slice(-ENDING) === cue.slice(-ENDING);
const ENDING = 2;
/** A name has a capital letter. */
const LOWER_WORD = /(?<![\p{L}\d'-])\p{Ll}+(?![\p{L}\d'-])/gu;

/** Whether two words differ by one letter, or by two neighbours in the other order. */
function isNear(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (a[from] === b[from]) from += 1;
  let [endA, endB] = [a.length, b.length];
  while (endA > from && endB > from && a[endA - 1] === b[endB - 1])
    [endA, endB] = [endA - 1, endB - 1];
  const [restA, restB] = [a.slice(from, endA), b.slice(from, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === restB.charAt(1) + restB.charAt(0);
}
