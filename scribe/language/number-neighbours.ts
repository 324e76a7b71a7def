import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { NUMBER_WORDS } from "@relato/shared/domain/numbers/number-word-tables.ts";
import type { NumberSpan } from "./numbers.ts";
import type { Token } from "./text.ts";

/** Words that may join two numbers. */
const JOINS = new Set(["e", "y", "and", "virgula", "coma", "ponto", "punto", "point", "-"]);

/**
 * Whether a number is part of a longer one that could not be read: "um oito oito", "nine one one",
 * "twenty-first". Then its words are kept, since the part in digits would be a wrong number.
 */
export function isPartOfMore(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
  language: Language,
): boolean {
  const { to } = numbers[at]!;
  if (isJoined(tokens, numbers, at - 1, language) || isJoined(tokens, numbers, at, language))
    return true;
  const hyphen = tokens[to]?.t === "-" && tokens[to]!.start === tokens[to - 1]!.end;
  // "Three-month": the hyphen leads to what is counted.
  return (
    hyphen &&
    !lexiconOf(language)
      .words("hyphenated")
      .has(tokens[to + 1]?.t ?? "")
  );
}

/** Whether a number and the next one may be one number. */
function isJoined(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
  language: Language,
): boolean {
  const [one, other] = [numbers[at], numbers[at + 1]];
  if (!one || !other) return false;
  const linked = one.to + 1 === other.from && JOINS.has(tokens[one.to]!.t);
  return (one.to === other.from || linked) && areApart(tokens, numbers, at, language) === undefined;
}

/**
 * The evidence that a number and the next one, beside it or after "and", are two numbers. Undefined
 * if there is none. `often`: the second one is a frequency.
 */
export function areApart(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
  language: Language,
): "article" | "label" | "often" | "counted" | "range" | "score" | undefined {
  const [one, other] = [numbers[at]!, numbers[at + 1]!];
  const lexicon = lexiconOf(language);
  const before = tokens[one.from - 1];
  const after = tokens[other.to]?.t ?? "";
  const english = language === "en-US";
  const isA = ({ from, form }: NumberSpan): boolean =>
    english && form === "article" && tokens[from]!.t === "a";
  // "Two a day", "a five".
  if (isA(one) || isA(other)) return "article";
  // "B12 cento e oitenta", "FEV1 seventy-eight": a digit of a name.
  const start = tokens[one.from]!.start;
  if (one.form === "digits" && before?.kind === "word" && before.end === start) return "label";
  if (one.to === other.from) {
    // "Losartana cinquenta duas vezes".
    if (one.value >= 5 && lexicon.words("times").has(after)) return "often";
    return isScore(tokens, numbers, at, language) ? "score" : undefined;
  }
  if (tokens[one.to]!.t !== NUMBER_WORDS[language].and) return undefined;
  // English has no decimals after "and".
  if (english || lexicon.words("range").has(before?.t ?? "")) return "range";
  // "Vinte e nove e três dias": the second one counts days.
  return lexicon.words("time").has(after) ? "counted" : undefined;
}

/** In tokens, how far before the number a test may be named. */
const MAX_DISTANCE = 12;

/** "Hoje um sete": an article before a score from 0 to 10. */
function isScore(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
  language: Language,
): boolean {
  const [one, other, next] = [numbers[at]!, numbers[at + 1]!, numbers[at + 2]];
  const lexicon = lexiconOf(language);
  const isScored = lexicon.words("scored").has(tokens[one.from - 1]?.t ?? "");
  const ends = next?.from !== other.to && tokens[other.to]?.kind !== "word";
  const measured = tokens
    .slice(Math.max(0, one.from - MAX_DISTANCE), one.from)
    .some(({ t }) => lexicon.words("measured").has(t));
  return one.form === "article" && isScored && ends && !measured && other.value <= 10;
}
