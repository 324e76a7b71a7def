import type { Language } from "@relato/shared/domain/language.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { findNumbers, type NumberSpan, readAcrossUnit } from "./numbers.ts";
import { areApart, isPartOfMore } from "./number-neighbours.ts";
import { type Token, tokenise } from "./text.ts";
import { writeUnitSigns } from "./unit-signs.ts";
import { writeNumber } from "@relato/shared/domain/numbers/written-numbers.ts";

/** A replacement in a text. `next` is the index of the next number to process. */
interface Edit {
  start: number;
  end: number;
  text: string;
  next: number;
}

/**
 * Writes spoken numbers in digits. The two numbers of a blood pressure become one value in the
 * usual form.
 */
export function writeDigits(text: string, language: Language): string {
  const tokens = tokenise(text);
  const numbers = findNumbers(tokens, language);
  const parts: string[] = [];
  let written = 0;
  for (let at = 0; at < numbers.length;) {
    const edit =
      editAcross(text, tokens, numbers, at, language) ??
      editPair(tokens, numbers, at, language) ??
      editOne(tokens, numbers, at, language);
    at = edit?.next ?? at + 1;
    if (!edit) continue;
    parts.push(text.slice(written, edit.start), edit.text);
    written = edit.end;
  }
  return writeUnitSigns(parts.join("") + text.slice(written));
}

/** "Um quilo e duzentos": a number with its unit inside. */
function editAcross(
  text: string,
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
  language: Language,
): Edit | undefined {
  const number = numbers[at]!;
  const across = readAcrossUnit(tokens, number, language);
  if (!across) return undefined;
  const unit = tokens[across.unit]!;
  let next = at + 1;
  while (numbers[next] && numbers[next]!.from < across.to) next += 1;
  return {
    start: tokens[number.from]!.start,
    end: tokens[across.to - 1]!.end,
    text: `${writeNumber(across.value, language)} ${text.slice(unit.start, unit.end)}`,
    next,
  };
}

/**
 * Two numbers that are one value: a blood pressure, visual acuity, "vinte e quatro barra vinte e
 * seis".
 */
function editPair(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
  language: Language,
): Edit | undefined {
  const [one, other] = [numbers[at]!, numbers[at + 1]];
  if (!other) return undefined;
  const text = writePair(tokens, one, other, language);
  return text === undefined
    ? undefined
    : { start: tokens[one.from]!.start, end: tokens[other.to - 1]!.end, text, next: at + 2 };
}

function writePair(
  tokens: readonly Token[],
  one: NumberSpan,
  other: NumberSpan,
  language: Language,
): string | undefined {
  if (isAcuity(tokens, one, other)) return `20/${other.value}`;
  const write = (value: number): string => writeNumber(value, language);
  if (isPressure(tokens, one, other, language)) {
    const scale = one.value < 30 ? 10 : 1;
    const low = other.value * (other.value < 20 && scale > 1 ? 10 : 1);
    return `${write(one.value * scale)}${language === "pt-BR" ? "x" : "/"}${write(low)}`;
  }
  const slash = lexiconOf(language)
    .words("slash")
    .has(tokens[one.to]?.t ?? "");
  const parted = slash && other.from === one.to + 1 && one.value > 0 && other.value > 0;
  return parted ? `${write(one.value)}/${write(other.value)}` : undefined;
}

/** "Por cento" is not the number 100. */
const PERCENT = /^(?:cento|ciento)$/;

function editOne(
  tokens: readonly Token[],
  numbers: readonly NumberSpan[],
  at: number,
  language: Language,
): Edit | undefined {
  const number = numbers[at]!;
  const percent = number.to === number.from + 1 && PERCENT.test(tokens[number.from]!.t);
  const small = number.decimals === undefined && (number.value === 1 || number.value === 0);
  if (number.form !== "words" || percent || small || isOrdinary(tokens, number)) return undefined;
  if (isPartOfMore(tokens, numbers, at, language)) return undefined;
  const next = numbers[at + 1];
  const often = next !== undefined && areApart(tokens, numbers, at, language) === "often";
  return {
    start: tokens[number.from]!.start,
    end: tokens[number.to - 1]!.end,
    text: `${writeSpan(number, language)}${often ? "," : ""}`,
    next: at + 1,
  };
}

/** "Um vírgula zero" becomes 1,0: the spoken zero is kept. */
function writeSpan({ value, decimals }: NumberSpan, language: Language): string {
  if (decimals === undefined) return writeNumber(value, language);
  const point = language === "en-US" ? "." : ",";
  return `${writeNumber(Math.floor(value), language)}${point}${decimals}`;
}

/** The lines of an eye chart at twenty feet: "vinte quarenta", "veinte treinta". */
const LINES = [15, 20, 25, 30, 40, 50, 60, 70, 80, 100, 150, 200, 400];

const isAcuity = (tokens: readonly Token[], far: NumberSpan, line: NumberSpan): boolean =>
  far.value === 20 &&
  far.form === "words" &&
  line.form === "words" &&
  LINES.includes(line.value) &&
  (line.from === far.to || (line.from === far.to + 1 && tokens[far.to]!.t === "por"));

/** Words between the two numbers of a blood pressure. */
const PRESSURE = /^(?:por|sobre|over|x|\/)$/;

function isPressure(
  tokens: readonly Token[],
  high: NumberSpan,
  low: NumberSpan,
  language: Language,
): boolean {
  const lexicon = lexiconOf(language);
  const names = lexicon.words("pressure");
  const named = [1, 2, 3].some((back) => names.has(tokens[high.from - back]?.t ?? ""));
  const inTens = high.value >= 6 && high.value <= 26 && low.value >= 3 && low.value <= 16;
  const whole = high.value >= 60 && high.value <= 260 && low.value >= 30 && low.value <= 160;
  // "Tensión doce ocho", "ciento diez setenta y dos": no word between the numbers.
  if (named && low.from === high.to && high.form === "words" && low.form === "words") {
    const tens = high.value > 7 && high.value < 26 && low.value > 3;
    return (tens || whole) && low.value < high.value;
  }
  if (low.from !== high.to + 1) return false;
  const link = tokens[high.to]!.t;
  const spoken = named && lexicon.words("slash").has(link);
  // "Dez por três semanas" is a dose and a duration.
  if (lexicon.words("counted").has(tokens[low.to]?.t ?? "")) return false;
  if (!spoken && !PRESSURE.test(link)) return false;
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
