import { memoizeByLanguage } from "../language/memoize.ts";
import { readActions } from "../lexicon/dosage.ts";
import { lexiconOf, readRows } from "../lexicon/lexicon.ts";
import { fold, stem } from "../language/text.ts";
import { questionCuesOf } from "./question-cues.ts";
import type { QuestionReading } from "./reading-types.ts";
import type { TermGroup } from "./types.ts";
import { searchWords, type Unit } from "./units.ts";

/** A group of the search with how much it tells. */
export interface WeighedGroup extends TermGroup {
  weight: number;
}

/** The most alternatives of a group. */
const MOST_ALTERNATIVES = 120;
/** Weights of groups: concepts of the lexicon, other words, actions. */
const CONCEPT = 1;
const WORD = 0.8;
const ACTION = 0.6;
/** Words of the question that are searched although they say what is asked. */
const SEARCHED_CUES = new Set(["use", "first", "visiting"]);
/** A word of so many letters is also found by its beginning: "suspendi", "suspender". */
const LONG_WORD = 6;

/** The groups of a question, most telling first. */
export function groupsOf(reading: QuestionReading): WeighedGroup[] {
  const units = [...reading.units, ...reading.lacking];
  const groups = units.map((unit) => ({
    alternatives: alternativesOf(unit, reading),
    weight: unit.type === "word" ? WORD : CONCEPT,
  }));
  return [...groups, ...actionGroups(reading), ...weakGroups(reading)]
    .filter(({ alternatives }) => alternatives.length > 0)
    .toSorted((a, b) => b.weight - a.weight);
}

/** The words of the question itself, which tell more than other names of a thing. */
export const wordingOf = ({ units, lacking }: QuestionReading): WeighedGroup[] =>
  [...units, ...lacking]
    .filter(({ type }) => type !== "word")
    .map(({ label }) => ({ alternatives: shorten([searchWords(label)]), weight: WORDING }))
    .filter(({ alternatives }) => alternatives.length > 0);
const WORDING = 0.3;

function alternativesOf(unit: Unit, { language }: QuestionReading): string[][] {
  const names = [...unit.names, ...unit.related].map(searchWords);
  if (unit.type === "word") names.push([beginningOf(unit.id)]);
  else
    for (const ways of paraphrasesOf(language).get(stem(unit.id)) ?? [])
      names.push(ways.flatMap(searchWords));
  return shorten(names);
}

/** "suspendi" gives "suspen*". */
const beginningOf = (word: string): string =>
  word.length < LONG_WORD ? word : `${word.slice(0, Math.max(5, Math.ceil(word.length * 0.65)))}*`;

/** Drops alternatives that another one includes. */
function shorten(alternatives: readonly string[][]): string[][] {
  const single = new Set(alternatives.filter(({ length }) => length === 1).map(([word]) => word!));
  const isCovered = (word: string): boolean => {
    const bare = word.replace("*", "");
    if (single.has(word)) return true;
    for (let to = 3; to < bare.length; to += 1)
      if (single.has(`${bare.slice(0, to)}*`)) return true;
    return false;
  };
  const kept = new Map<string, string[]>();
  for (const words of alternatives) {
    if (words.every((word) => word.replace("*", "").length < 2)) continue;
    if (words.length > 1 && words.some(isCovered)) continue;
    kept.set(words.join(" "), words);
  }
  return [...kept.values()].slice(0, MOST_ALTERNATIVES);
}

/** By the stem of a medical word: what talk says instead, in parts that occur together. */
const paraphrasesOf = memoizeByLanguage(
  (language): ReadonlyMap<string, readonly (readonly string[])[]> => {
    const ways = new Map<string, (readonly string[])[]>();
    const parts = (cell: string): string[] => cell.split("|").map((part) => part.trim());
    for (const [learned = "", said = ""] of readRows(language, "paraphrases"))
      for (const word of parts(learned)) {
        const key = stem(fold(word));
        const said_ways = parts(said).map((way) => way.split("+"));
        ways.set(key, [...(ways.get(key) ?? []), ...said_ways]);
      }
    return ways;
  },
);

/** "Por que suspendi": records that say in other words that something was stopped. */
function actionGroups({ read, language }: QuestionReading): WeighedGroup[] {
  const stops = readActions(read.tokens, language).some(({ action }) => action === "stop");
  const named = stops || read.cues.has("stopped");
  if (!named) return [];
  const words = readRows(language, "dosage")
    .filter(([phrase = "", kind]) => (kind === "stop" || kind === "swap") && !/[\s=]/.test(phrase))
    .map(([phrase = ""]) => [beginningOf(fold(phrase))]);
  const stopped = readRows(language, "cues")
    .filter(([phrase = "", id]) => id === "stopped" && !phrase.includes(" ") && phrase.length > 4)
    .map(([phrase = ""]) => [fold(phrase)]);
  return [{ alternatives: shorten([...words, ...stopped]), weight: ACTION }];
}

/** Verbs of the question, which help a little. */
function weakGroups({ read, language }: QuestionReading): WeighedGroup[] {
  const { little } = lexiconOf(language);
  const at = new Set(
    questionCuesOf(read, language)
      .filter(({ concept, from, to }) => SEARCHED_CUES.has(concept.id) && to === from + 1)
      .map(({ from }) => from),
  );
  return [...at].flatMap((token) => {
    const word = read.tokens[token]!.t;
    if (little.has(word) || word.length < LONG_WORD) return [];
    return [{ alternatives: [[beginningOf(word)]], weight: 0.15 }];
  });
}
