import { LANGUAGES, type Language } from "@relato/shared/domain/language.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import { memoize, memoizeByLanguage } from "../language/memoize.ts";
import { fold, stem } from "../language/text.ts";
import { lexiconOf, readRows } from "../lexicon/lexicon.ts";
import type { Matcher, Mention } from "../lexicon/matcher.ts";
import { type ReadText, readText } from "../talk/sentences.ts";
import { correctWord } from "./correct-word.ts";
import { compileNames, type NamedThing, namedThings, namesIn } from "./exact-names.ts";

/** A thing that a question asks about. `from` and `to` are tokens of the question. */
export interface Unit {
  id: string;
  /** Of the lexicon's concept or of `exact-names.tsv`; "word" for any other word. */
  type: string;
  /** As written in the question. */
  label: string;
  /** Names of the same thing. */
  names: readonly string[];
  /** Names in one language, if a word of another one could be something else; else `names`. */
  namesIn?: (language: Language) => readonly string[];
  /** Further names, less exact, for the search. */
  related: readonly string[];
  thing: NamedThing | null;
  from: number;
  to: number;
}

/** By concept id: its phrases in a language. A combination belongs to each of its substances. */
const phrasesOf = memoizeByLanguage((language): ReadonlyMap<string, readonly string[]> => {
  const phrases = new Map<string, string[]>();
  for (const file of ["concepts", "drugs"])
    for (const [phrase = "", id = ""] of readRows(language, file))
      for (const part of new Set([id, ...id.split("+")])) {
        const list = phrases.get(part) ?? [];
        phrases.set(part, list);
        list.push(phrase.replace(/^=/, ""));
      }
  return phrases;
});

/** Whether a mention is a phrase of the lexicon as written: "Pedro" is not "pedra". */
export function isExact(
  read: ReadText,
  language: Language,
  { concept, from, to }: Mention,
): boolean {
  if (to - from > 1) return true;
  const { t } = read.tokens[from]!;
  return (phrasesOf(language).get(concept.id) ?? []).some((phrase) => {
    const folded = fold(phrase);
    return folded.endsWith("*")
      ? t.startsWith(folded.slice(0, -1))
      : sharedPrefix(t, folded).length >= folded.length;
  });
}

/** Concepts of these types are one thing under all their phrases. */
const ONE_THING = new Set(["drug", "symptom", "habit", "allergen", "mood", "vaccine", "sleep"]);
/** Letters that two names of one disease share at their beginning ("epilepsia", "epilético"). */
const SHARED_LETTERS = 4;

/** The things that a question names, in order, without the tokens of `skip`. */
export function readUnits(
  read: ReadText,
  language: Language,
  skip: (at: number) => boolean,
): Unit[] {
  const taken = new Set<number>();
  const units: Unit[] = [];
  const take = (unit: Unit): void => {
    units.push(unit);
    for (let at = unit.from; at < unit.to; at += 1) taken.add(at);
  };
  const isFree = ({ from, to }: Mention): boolean => {
    for (let at = from; at < to; at += 1) if (taken.has(at)) return false;
    for (let at = from; at < to; at += 1) if (!skip(at)) return true;
    return false;
  };
  const { little } = lexiconOf(language);
  const isWord = (mention: Mention): boolean =>
    mention.to - mention.from > 1 || !little.has(read.tokens[mention.from]!.t);
  for (const mention of namesIn(read))
    if (isFree(mention) && isWord(mention)) take(ofThing(read, mention));
  for (const mention of read.mentions)
    if (mention.concept.type !== "kin" && isFree(mention)) take(ofConcept(read, mention));
  for (const [at, { t, kind }] of read.tokens.entries()) {
    if (kind !== "word" || taken.has(at) || skip(at) || little.has(t) || t.length < 2) continue;
    take(mistyped(read, at, language) ?? { ...plainUnit(read, at, at + 1), type: "word" });
  }
  return units.toSorted((a, b) => a.from - b.from);
}

/** A mistyped word as the unit that it means. */
function mistyped(read: ReadText, at: number, language: Language): Unit | undefined {
  const word = correctWord(read.tokens[at]!.t, language);
  if (word === undefined) return undefined;
  const [unit] = readUnits(readText(word, language), language, () => false);
  return unit && { ...unit, label: writtenIn(read, at, at + 1), from: at, to: at + 1 };
}

const writtenIn = ({ text, tokens }: ReadText, from: number, to: number): string =>
  text.slice(tokens[from]!.start, tokens[to - 1]!.end);

const plainUnit = (read: ReadText, from: number, to: number): Unit => {
  const label = writtenIn(read, from, to);
  return { id: fold(label), type: "", label, names: [label], related: [], thing: null, from, to };
};

function ofThing(read: ReadText, { concept, from, to }: Mention): Unit {
  const thing = namedThings().get(concept.id)!;
  return {
    ...plainUnit(read, from, to),
    id: thing.id,
    type: thing.type === "class" ? "drug" : thing.type,
    names: [...thing.names, ...thing.members],
    // "150x90 mmHg" needs no name.
    related: thing.unit === "mmHg" ? [thing.unit] : [],
    thing,
  };
}

function ofConcept(read: ReadText, { concept, from, to }: Mention): Unit {
  const plain = plainUnit(read, from, to);
  const all = LANGUAGES.flatMap((one) => phrasesOf(one).get(concept.id) ?? []);
  const first = plain.id.slice(0, SHARED_LETTERS);
  const same = ONE_THING.has(concept.type)
    ? all
    : all.filter(
        (phrase) => fold(phrase).slice(0, SHARED_LETTERS) === first && !phrase.includes(" "),
      );
  return {
    ...plain,
    id: concept.id,
    type: concept.type,
    names: [plain.label, ...same],
    related: all,
    // "Falló" is no fall.
    ...(ONE_THING.has(concept.type) &&
      concept.type !== "drug" && {
        namesIn: (language) => [plain.label, ...(phrasesOf(language).get(concept.id) ?? [])],
      }),
  };
}

/** Finds a unit's names in a text of a language. */
export const matcherOfUnit = memoize((unit: Unit, language: Language): Matcher =>
  compileNames((unit.namesIn?.(language) ?? unit.names).map((name) => [name, unit.id] as const)),
);

/** Fewer letters are no prefix. */
const MIN_PREFIX = 4;

/** A name as plain words of the search index, which match in singular, plural, either gender. */
export const searchWords = (name: string): string[] =>
  name.split(/\s+/).flatMap((part) => {
    const words = plainWords(part);
    return words.map((word, at) => {
      if (part.endsWith("*") && at === words.length - 1) return `${word}*`;
      const prefix = sharedPrefix(word, stem(word));
      return prefix.length >= MIN_PREFIX && prefix !== word ? `${prefix}*` : word;
    });
  });

function sharedPrefix(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a.slice(0, at);
}
