import type { Language } from "../../language.ts";
import { SPEECH_WORDS } from "./speech-words.ts";
import { afterPhrase, type SpeechToken, spokenWord } from "./speech-tokens.ts";
import type { Replacement } from "./normalise-measures.ts";
import { readSpokenNumber } from "./spoken-number.ts";
import { readUnit } from "./spoken-units.ts";

/** The reporting systems of the American College of Radiology, by what a recogniser writes. */
const SYSTEMS: readonly (readonly [name: string, ...spoken: string[]])[] = [
  ["BI-RADS", "birads", "bi rads", "bi - rads", "bairads"],
  ["TI-RADS", "tirads", "ti rads", "ti - rads"],
  ["PI-RADS", "pirads", "pi rads", "pi - rads"],
  ["LI-RADS", "lirads", "li rads", "li - rads"],
  ["O-RADS", "orads", "o rads", "o - rads"],
  ["C-RADS", "crads", "c rads", "c - rads"],
  ["Lung-RADS", "lungrads", "lung rads", "lung - rads"],
];
const SPOKEN = SYSTEMS.flatMap(([name, ...spoken]) =>
  spoken.map((phrase) => ({ name, words: phrase.split(" ") })),
);
const MAX_CATEGORY = 6;

/** The letter of a category: `4A`. A loose small "a" before a word is an article or preposition. */
const readLetter = (tokens: readonly SpeechToken[], at: number): string => {
  const letter = tokens[at];
  if (letter === undefined || !/^[abcsx]$/.test(letter.t)) return "";
  const isGlued = tokens[at - 1]!.end === letter.start && tokens[at - 1]!.kind === "number";
  const isName = letter.text === letter.t.toUpperCase() || spokenWord(tokens, at + 1) === "";
  return isGlued || isName ? letter.t.toUpperCase() : "";
};

/** `BI-RADS 4A`, `TI-RADS 3`. */
export const readRads = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Replacement | null => {
  for (const { name, words } of SPOKEN) {
    const after = afterPhrase(tokens, at, words);
    if (after === null) continue;
    const isNamed = SPEECH_WORDS[language].category.includes(spokenWord(tokens, after));
    const numberAt = isNamed ? after + 1 : after;
    const category = readSpokenNumber(tokens, numberAt, language);
    const isCategory =
      category !== null && Number.isInteger(category.value) && category.value <= MAX_CATEGORY;
    if (!isCategory) return { text: name, to: after };
    const letter = readLetter(tokens, category.to);
    const called = isNamed ? `${tokens[after]!.text} ` : "";
    const to = category.to + letter.length;
    return { text: `${name} ${called}${category.value}${letter}`, to };
  }
  return null;
};

/** How many levels a letter has: vertebrae, and the leads V1 to V6. */
const LEVELS: Readonly<Record<string, number>> = { c: 7, t: 12, l: 5, s: 5, v: 6 };
/** The level after the last one of a letter: C7-T1, T12-L1, L5-S1. */
const NEXT: Readonly<Record<string, string>> = { c: "t", t: "l", l: "s" };

interface Level {
  letter: string;
  number: number;
  to: number;
}

const readLevel = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Level | null => {
  const letter = spokenWord(tokens, at);
  const most = LEVELS[letter];
  if (most === undefined) return null;
  const number = readSpokenNumber(tokens, at + 1, language);
  if (number === null || !Number.isInteger(number.value)) return null;
  if (number.isDecimal || number.value < 1 || number.value > most) return null;
  return { letter, number: number.value, to: number.to };
};

/** "L quatro cinco", "L4-5": the second level without its letter. */
const readSecond = (
  tokens: readonly SpeechToken[],
  at: number,
  first: Level,
  language: Language,
): Level | null => {
  const number = readSpokenNumber(tokens, at, language);
  if (number === null || number.isDecimal || number.value !== first.number + 1) return null;
  const isMeasure =
    readUnit(tokens, number.to, language) !== null ||
    SPEECH_WORDS[language].product.includes(spokenWord(tokens, number.to));
  const isKnown = number.value <= (LEVELS[first.letter] ?? 0);
  return isMeasure || !isKnown ? null : { ...first, number: number.value, to: number.to };
};

const follows = (one: Level, other: Level): boolean =>
  one.letter === other.letter
    ? other.number === one.number + 1
    : NEXT[one.letter] === other.letter && one.number === LEVELS[one.letter] && other.number === 1;

/** `T1` and `T2` are also sequences of magnetic resonance, which are listed side by side. */
const isSequence = ({ letter, number }: Level): boolean => letter === "t" && number < 3;

/** `L4-L5`, `T2`, `V1`: vertebrae and discs, sequences, leads. */
export const readLevels = (
  tokens: readonly SpeechToken[],
  at: number,
  language: Language,
): Replacement | null => {
  const first = readLevel(tokens, at, language);
  if (first === null) return null;
  const write = ({ letter, number }: Level): string => `${letter.toUpperCase()}${number}`;
  const isDashed = SPEECH_WORDS[language].dash.includes(tokens[first.to]?.t ?? "");
  const from = isDashed ? first.to + 1 : first.to;
  const second =
    readLevel(tokens, from, language) ??
    (isSequence(first) && !isDashed ? null : readSecond(tokens, from, first, language));
  const isDisc =
    second !== null &&
    (isDashed || (follows(first, second) && !(isSequence(first) && isSequence(second))));
  return isDisc
    ? { text: `${write(first)}-${write(second)}`, to: second.to }
    : { text: write(first), to: first.to };
};
