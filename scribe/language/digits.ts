import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers, type NumberSpan, readAcrossUnit } from "./numbers.ts";
import { writeNumber } from "./written-numbers.ts";
import { type Token, tokenise } from "./text.ts";

/** "por cento" is no number. */
const PERCENT = /^(?:cento|ciento)$/;
const NAMES_PRESSURE = /^(?:pressao|presion|tension|pressure|pa|ta)$/;
const PRESSURE = /^(?:por|sobre|over|x|\/|con|a)$/;

/**
 * Numbers in words become digits; two that a pressure is made of become one value in mmHg's usual
 * form.
 */
export function withDigits(text: string, language: Language): string {
  const tokens = tokenise(text);
  const numbers = findNumbers(tokens, language);
  const edits: { from: number; to: number; text: string }[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at]!;
    const across = readAcrossUnit(tokens, number, language);
    if (across) {
      const unit = tokens[across.unit]!;
      const written = `${writeNumber(across.value, language)} ${text.slice(unit.start, unit.end)}`;
      edits.push({
        from: tokens[number.from]!.start,
        to: tokens[across.to - 1]!.end,
        text: written,
      });
      while (numbers[at + 1] && numbers[at + 1]!.from < across.to) at += 1;
      continue;
    }
    const next = numbers[at + 1];
    if (next && isAcuity(tokens, number, next)) {
      edits.push({
        from: tokens[number.from]!.start,
        to: tokens[next.to - 1]!.end,
        text: `20/${next.value}`,
      });
      at += 1;
    } else if (next && isPressure(tokens, number, next)) {
      const scale = number.value < 30 ? 10 : 1;
      const value = `${writeNumber(number.value * scale, language)}${language === "pt-BR" ? "x" : "/"}${writeNumber(next.value * (next.value < 20 && scale > 1 ? 10 : 1), language)}`;
      edits.push({ from: tokens[number.from]!.start, to: tokens[next.to - 1]!.end, text: value });
      at += 1;
    } else if (
      number.form === "words" &&
      !(number.to === number.from + 1 && PERCENT.test(tokens[number.from]!.t)) &&
      !(number.value === 1 || number.value === 0 || isOrdinary(tokens, number)) &&
      !isPartOfMore(tokens, numbers, at)
    )
      edits.push({
        from: tokens[number.from]!.start,
        to: tokens[number.to - 1]!.end,
        text: writeNumber(number.value, language),
      });
  }
  let out = text;
  for (const edit of edits.reverse())
    out = out.slice(0, edit.from) + edit.text + out.slice(edit.to);
  return shortUnits(out);
}

/** Words that may join two numbers into one that is not read whole. */
const JOINS = new Set(["e", "y", "and", "virgula", "coma", "ponto", "punto", "point", "-"]);

/**
 * "Noventa e um", "nine one one", "twenty-first" where they were not read as one number: as digits
 * the part that was read would be another number, so the words stay.
 */
function isPartOfMore(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
): boolean {
  const { from, to } = numbers[at]!;
  const before = numbers[at - 1];
  const after = numbers[at + 1];
  const joined = (start: number, end: number): boolean =>
    start === end || (start + 1 === end && JOINS.has(tokens[start]!.t));
  return (
    (before !== undefined && joined(before.to, from)) ||
    (after !== undefined && joined(to, after.from)) ||
    (tokens[to]?.t === "-" && tokens[to]!.start === tokens[to - 1]!.end)
  );
}

/** Units as they are written beside digits. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(\d) ?(?:por cento|por ciento|percent|por 100)(?!\p{L})/giu, "$1%"],
  [/(\d) (?:miligramas?|miligramos?|milligrams?)(?!\p{L})/giu, "$1 mg"],
  [/(\d) (?:microgramas?|microgramos?|micrograms?)(?!\p{L})/giu, "$1 mcg"],
  [/(\d) (?:mililitros?|milliliters?)(?!\p{L})/giu, "$1 ml"],
];

function shortUnits(text: string): string {
  let out = text;
  for (const [pattern, unit] of UNITS) out = out.replace(pattern, unit);
  return out;
}

/** The lines of an eye chart at twenty feet: "vinte quarenta", "veinte treinta". */
const LINES = [15, 20, 25, 30, 40, 50, 60, 70, 80, 100, 150, 200, 400];

const isAcuity = (tokens: readonly Token[], far: NumberSpan, line: NumberSpan): boolean =>
  far.value === 20 &&
  far.form === "words" &&
  line.form === "words" &&
  LINES.includes(line.value) &&
  (line.from === far.to || (line.from === far.to + 1 && tokens[far.to]!.t === "por"));

const COUNTED =
  /^(?:dias?|semanas?|mes|mes?es|anos?|horas?|minutos?|noites?|noches?|manhas?|vez|vezes|veces|days?|weeks?|months?|years?|hours?|minutes?|nights?|mg|ml|gotas?|drops|comprimidos?|tablets?|pastillas?|jatos?|puffs?|cento|ciento|percent)$/;

function isPressure(tokens: readonly Token[], high: NumberSpan, low: NumberSpan): boolean {
  const named = [1, 2, 3].some((back) => NAMES_PRESSURE.test(tokens[high.from - back]?.t ?? ""));
  // "Tensión doce ocho": nothing between the two.
  if (named && low.from === high.to && high.form === "words" && low.form === "words")
    return high.value > 7 && high.value < 26 && low.value > 3 && low.value < high.value;
  if (low.from !== high.to + 1 || !PRESSURE.test(tokens[high.to]!.t)) return false;
  const link = tokens[high.to]!.t;
  // "Dez por três semanas": a dose and how long.
  if (link === "a" || link === "con" || COUNTED.test(tokens[low.to]?.t ?? "")) return false;
  const inTens = high.value >= 6 && high.value <= 26 && low.value >= 3 && low.value <= 16;
  const whole = high.value >= 60 && high.value <= 260 && low.value >= 30 && low.value <= 160;
  return (inTens || whole) && low.value < high.value && (link !== "/" || whole);
}

/** "dos dois", "one of", "o outro um": words that count nothing. */
function isOrdinary(tokens: readonly Token[], number: NumberSpan): boolean {
  const before = tokens[number.from - 1]?.t ?? "";
  const after = tokens[number.to]?.t ?? "";
  const pair =
    number.value === 2 &&
    ["os", "as", "dos", "das", "nos", "nas", "los", "las", "the", "ambos"].includes(before);
  return (pair && !/^\p{L}{4,}/u.test(after)) || (number.value === 2 && /^(?:lados?)$/.test(after));
}
