import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, type NumberSpan } from "../language/numbers.ts";
import type { ReadText } from "../talk/sentences.ts";
import { namedThings, namesIn } from "./exact-names.ts";
import { cuesWith } from "./question-cues.ts";
import type { Range } from "./range.ts";
import { readDecade } from "./read-decade.ts";
import type { PeriodSpan } from "./read-period.ts";

/** The conditions on numbers of a question. */
export interface Bounds {
  /** Of the patient's age in years. */
  age: Range | null;
  /** Of a measure; the second one is of the diastolic pressure. */
  value: Range | null;
  diastolic: Range | null;
  tokens: readonly number[];
  /** Whether a limit is of something that is not read: "três ou mais medicamentos". */
  isUnread: boolean;
}

const NUMBER_CUES = ["over", "under", "least", "most", "between"];
/** Tokens between a cue and its number: "acima dos 60", "over the age of 60". */
const REACH = 3;
const JOINS = new Set(["e", "and", "y", "a", "to", "-", "–", "ate", "hasta"]);
const PAIRS = new Set(["x", "/", "por", "over", "×"]);

/** A smaller limit without "years" may be of anything: "mais de 3 remédios". */
const LEAST_AGE = 15;

/** Reads "acima de 60 anos", "HbA1c > 8", "between 50 and 69". */
export function readBounds(read: ReadText, language: Language, period: PeriodSpan | null): Bounds {
  const bounds: Bounds & { tokens: number[] } = {
    age: null,
    value: null,
    diastolic: null,
    tokens: [],
    isUnread: false,
  };
  const numbers = findNumbers(read.tokens, language).filter(
    ({ from, form }) =>
      form !== "article" && !(period && from >= period.from_token && from < period.to_token),
  );
  const decade = readDecade(read, language, numbers);
  if (decade) {
    bounds.age = decade.age;
    bounds.tokens.push(...decade.tokens);
  }
  for (const [at, number] of numbers.entries()) {
    if (decade?.tokens.includes(number.from)) continue;
    const cue = cuesWith(read, language, ...NUMBER_CUES).findLast(
      ({ to }) => to <= number.from && number.from - to <= REACH,
    );
    const next = numbers[at + 1];
    const isRange =
      next !== undefined && next.from === number.to + 1 && JOINS.has(read.tokens[number.to]!.t);
    const isPair =
      next !== undefined && next.from === number.to + 1 && PAIRS.has(read.tokens[number.to]!.t);
    const last = isRange ? next : number;
    const isAge = cuesWith(read, language, "years").some(
      ({ from, to }) =>
        (from >= last.to && from - last.to <= 1) || (to <= number.from && number.from - to <= 4),
    );
    const isFurther =
      numbers[at - 1] &&
      number.from === numbers[at - 1]!.to + 1 &&
      bounds.tokens.includes(number.from);
    if (
      isFurther ||
      (!cue && !isAge && !isRange && !orMore(read, last) && !isFollowed(read, last, LESS_WORDS))
    )
      continue;
    const range = rangeOf(read, cue?.concept.id, number, isRange ? next : undefined);
    if (!range) continue;
    // "Mulheres acima de 50": a limit without a measure before it is an age.
    const isOfAge = isAge || !hasMeasureBefore(read, number.from);
    if (isOfAge && !isAge && number.value < LEAST_AGE) bounds.isUnread = true;
    else if (isOfAge) bounds.age ??= range;
    else {
      bounds.value ??= range;
      if (isPair) bounds.diastolic ??= rangeOf(read, cue?.concept.id, next, undefined);
    }
    for (
      let token = cue?.from ?? number.from;
      token < (isRange || isPair ? next.to : number.to);
      token += 1
    )
      bounds.tokens.push(token);
    // "60 ou mais".
    for (let token = last.to; token < last.to + MORE_REACH; token += 1)
      if (ALL_WORDS.has(read.tokens[token]?.t ?? "")) bounds.tokens.push(token);
  }
  bounds.age ??= ageOfGroup(read, language);
  return bounds;
}

/** "Idosos" by the laws of the countries, and "children". */
function ageOfGroup(read: ReadText, language: Language): Range | null {
  if (cuesWith(read, language, "children").length > 0) return { low: 0, high: 17, isOpen: false };
  if (cuesWith(read, language, "elderly").length === 0) return null;
  return { low: language === "en-US" ? 65 : 60, high: Infinity, isOpen: false };
}

function rangeOf(
  read: ReadText,
  cue: string | undefined,
  number: NumberSpan,
  next: NumberSpan | undefined,
): Range | null {
  const { value } = number;
  if (next) return { low: value, high: next.value, isOpen: false };
  if (cue === "over" && !isOrEqual(read, number))
    return { low: value, high: Infinity, isOpen: !orMore(read, number) };
  if (isFollowed(read, number, LESS_WORDS)) return { low: -Infinity, high: value, isOpen: false };
  if (cue === "over" || cue === "least" || orMore(read, number))
    return { low: value, high: Infinity, isOpen: false };
  if (cue === "under" && !isOrEqual(read, number))
    return { low: -Infinity, high: value, isOpen: true };
  if (cue === "under" || cue === "most") return { low: -Infinity, high: value, isOpen: false };
  return null;
}

/** ">= 8". */
const isOrEqual = (read: ReadText, { from }: NumberSpan): boolean =>
  read.tokens[from - 1]?.t === "=" || ["igual", "equal"].includes(read.tokens[from - 2]?.t ?? "");
const MORE = new Set(["ou", "or", "o", "and", "e", "y", "pra", "para", "en"]);
const orMore = (read: ReadText, number: NumberSpan): boolean =>
  read.tokens[number.to]?.t === "+" || isFollowed(read, number, MORE_WORDS);
/** "60 ou mais", "40% or less". */
const isFollowed = (read: ReadText, { to }: NumberSpan, words: ReadonlySet<string>): boolean => {
  for (let at = to; at < to + 3; at += 1)
    if (MORE.has(read.tokens[at]?.t ?? "") && words.has(read.tokens[at + 1]?.t ?? "")) return true;
  return false;
};
const MORE_WORDS = new Set([
  ...["mais", "more", "mas", "older", "above", "higher", "acima", "up", "over", "cima"],
  ...["adelante", "greater", "arriba"],
]);
/** Tokens after a number that say in which direction it limits. */
const MORE_REACH = 4;
const LESS_WORDS = new Set([
  ...["menos", "less", "lower", "below", "menor", "abaixo", "abajo", "inferior", "under", "fewer"],
  ...["younger"],
]);

const ALL_WORDS = new Set([...MORE_WORDS, ...LESS_WORDS]);

const hasMeasureBefore = (read: ReadText, at: number): boolean =>
  namesIn(read).some(
    ({ concept, to }) =>
      to <= at && at - to <= 8 && namedThings().get(concept.id)?.type === "measure",
  );
