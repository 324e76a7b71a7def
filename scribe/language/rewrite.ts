import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { findNumbers, type NumberSpan, readAcrossUnit, writeNumber } from "./numbers.ts";
import { packOf } from "./pack.ts";
import { capitalise, fold, type Token, tokenise } from "./text.ts";

/**
 * Turns what was said into what may stand in a record, by a closed set of rewrites and nothing else: fillers go,
 * contractions are spelt, the first person becomes the third, numbers become digits ("catorze por nove" is 140x90).
 */
export function toRecord(text: string, speaker: Speaker, language: Language): string {
  let out = withoutFillers(text, language);
  if (speaker === "acompanhante")
    out = out.replace(
      WITH_ME,
      `${language === "es" ? "con" : "com"} ${packOf(language).phrases.companion}`,
    );
  if (speaker === "acompanhante") out = out.replace(VOCATIVE, "");
  out = spell(out, language);
  if (speaker !== "medico") out = thirdPerson(out, language);
  out = withDigits(out, language).replace(/\s+/g, " ").trim();
  for (const [pattern, replacement] of packOf(language).verbs.telegraph)
    out = out.replace(pattern, replacement);
  return tidy(out);
}

/** "Mãe, é a esquerda": whom a companion speaks to. */
export const VOCATIVE =
  /^\s*(?:mãe|mae|pai|mamãe|papai|vó|vô|mamá|papá|mami|papi|mom|mum|dad|honey|amor|bem)\s*,\s*|,\s*(?:mãe|mae|pai|vó|vô|mamá|papá|mom|dad|honey|amor)\s*(?=[.!]|$)/iu;

/** "mora comigo", said by a companion. */
const WITH_ME = /(?<!\p{L})(?:co)?(?:migo)(?!\p{L})|(?<!\p{L})conmigo(?!\p{L})/giu;

/** Leading interjections and fillers, one or many. */
export function withoutFillers(text: string, language: Language): string {
  const match = packOf(language).cues.filler.exec(fold(text));
  const rest = match ? text.slice(match[0].length) : text;
  return /[\p{L}\d]/u.test(rest) ? rest.trimStart() : text;
}

function spell(text: string, language: Language): string {
  let out = text;
  for (const [pattern, replacement] of packOf(language).verbs.spelling)
    out = out.replace(pattern, replacement);
  return out;
}

/** First person to third. Words that the language's table does not know stay as they were said. */
export function thirdPerson(text: string, language: Language): string {
  const { verbs } = packOf(language);
  const words = [...text.matchAll(/\p{L}[\p{L}'’]*/gu)];
  let out = "";
  let at = 0;
  for (const [index, match] of words.entries()) {
    const before = text.slice(0, match.index);
    out += text.slice(at, match.index) + thirdOf(match[0], words[index + 1]?.[0], before, language);
    at = match.index + match[0].length;
  }
  out += text.slice(at);
  for (const [pattern, replacement] of verbs.phrases) out = out.replace(pattern, replacement);
  return out;
}

function thirdOf(
  word: string,
  next: string | undefined,
  before: string,
  language: Language,
): string {
  const { reflexive } = packOf(language).verbs;
  if (word.length === reflexive.word.length && fold(word) === reflexive.word)
    return next && conjugated(next, before, language) !== next ? reflexive.becomes : "";
  return conjugated(word, before, language);
}

function conjugated(word: string, before: string, language: Language): string {
  const { verbs } = packOf(language);
  const key = word.toLowerCase().replace(/’/g, "'");
  const starts = /^\p{Lu}/u.test(word);
  const opens = starts && /(?:^|[.!?;:])\s*$/.test(before);
  const cued = verbs.ambiguous[key] !== undefined && verbs.before.test(before.trimEnd());
  const third = verbs.forms[key] ?? (cued ? verbs.ambiguous[key] : undefined);
  // "I'm" is written so within a sentence too.
  const upper = starts && (opens || !key.startsWith("i'"));
  if (third !== undefined) return upper ? capitalise(third) : third;
  if (word.length < 5 || (starts && !opens)) return word;
  for (const [ending, replacement] of verbs.endings)
    if (ending.test(key)) return word.replace(ending, replacement);
  return word;
}

/** "por cento" is no number. */
const PERCENT = /^(?:cento|ciento)$/;
const NAMES_PRESSURE = /^(?:pressao|presion|tension|pressure|pa|ta)$/;
const PRESSURE = /^(?:por|sobre|over|x|\/|con|a)$/;

/** Numbers in words become digits; two that a pressure is made of become one value in mmHg's usual form. */
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
      !(number.value === 1 || number.value === 0 || isOrdinary(tokens, number))
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

/** Spaces and marks as they should be; no mark at the end. */
export function tidy(text: string): string {
  const out = text
    .replace(/[“”"]/g, "")
    .replace(/\s+/g, " ")
    .replace(/\s*(?:\.\.\.|…)\s*(?=[,.;!?]|$)/g, "")
    .replace(/\s*(?:\.\.\.|…)\s*/g, ", ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/([,;:])(?:\s*[,;:])+/g, "$1")
    .replace(/,\s*([.!?])/g, "$1")
    .replace(/^[\s,.;:!?¡¿-]+/, "")
    .replace(/[\s,.;:!¡¿-]+$/, "")
    .trim();
  return capitalise(out);
}
