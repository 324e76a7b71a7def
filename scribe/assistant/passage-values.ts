import { quantitiesOf } from "../evidence/quantities.ts";
import { findNumbers, type NumberSpan } from "../language/numbers.ts";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Mention } from "../lexicon/matcher.ts";
import { namesIn } from "./exact-names.ts";
import { isOfFamily } from "./of-family.ts";
import { statusAt } from "./passage-facts.ts";
import { mentionsOf, type PassageSentence } from "./passage-sentence.ts";
import { cuesWith } from "./question-cues.ts";
import type { Unit } from "./units.ts";
import { isItem, unnamedValues } from "./unnamed-values.ts";

/** A measured value: one number, or systolic and diastolic pressure. */
export interface MeasuredValue {
  numbers: [number] | [number, number];
}

/** The most words between the name of a measure and its value. */
const REACH = 6;
/** The most words among these that are no usual ones. */
const MOST_OTHER = 3;
/** Of a measure without plausible values, the value follows its name. */
const MOST_OF_UNKNOWN = 1;
const PAIR = new Set(["x", "/", "por", "over", "×"]);
const PRESSURE = "blood pressure";
/** Below it, a spoken pressure is in centimetres of mercury: "15 por 9". */
const CENTIMETRES = 30;
/** Units that no measure has. */
const OTHER_UNITS = new Set([
  "day",
  "times",
  "tablet",
  "drop",
  "dose",
  "puff",
  "pack",
  "cigarette",
]);

/** The values of a measure that a sentence gives for the patient, at its time. */
export function valuesIn(sentence: PassageSentence, unit: Unit): MeasuredValue[] {
  const { read, language } = sentence;
  if (read.asks) return [];
  const numbers = findNumbers(read.tokens, language);
  const values: MeasuredValue[] = [];
  for (const mention of mentionsOf(sentence, unit)) {
    if (statusAt(sentence, mention, unit) === "family" || isGoal(sentence, mention.from)) continue;
    if (isChange(sentence, mention) || isOfPast(sentence, mention)) continue;
    const found = valueAfter(sentence, unit, mention.to, numbers);
    if (found) values.push(found);
  }
  if (values.length === 0 && unit.id !== PRESSURE)
    return unnamedValues(read, unit, numbers).map((value) => ({ numbers: [value] }));
  if (unit.id !== PRESSURE) return values;
  return values.length === 0
    ? unnamedPressures(sentence, numbers)
    : allPressures(sentence, values, numbers);
}

/** "Perda de peso de 3 kg": the number is no value of the measure. */
const isChange = ({ read, language }: PassageSentence, { from, to }: Mention): boolean =>
  cuesWith(read, language, "change").some((cue) => cue.to === from) ||
  read.mentions.some(
    (one) =>
      one.from <= from &&
      one.to >= to &&
      one.to - one.from > to - from &&
      one.concept.type === "symptom",
  );

/** "Aos 20 anos pesava 65 kg", "at his heaviest he was 265 lb". */
const isOfPast = ({ read, language }: PassageSentence, { from }: Mention): boolean =>
  cuesWith(read, language, "at age").some(({ to }) => to <= from && from - to <= PAST_REACH) ||
  cuesWith(read, language, "past value").some((cue) => cue.from === from);
const PAST_REACH = 6;

/** Whether a value is only aimed at: "meta de PA < 130/80". */
function isGoal({ read, language }: PassageSentence, at: number): boolean {
  return cuesWith(read, language, "goal").some(
    ({ from, to }) =>
      to <= at && at - to <= 4 && !read.tokens.slice(from, at).some(({ t }) => t === ";"),
  );
}

/** A smaller number after "<" is no goal. */
const DETECTION_LIMIT = 0.1;

function valueAfter(
  sentence: PassageSentence,
  unit: Unit,
  from: number,
  numbers: readonly NumberSpan[],
): MeasuredValue | undefined {
  const { read, language } = sentence;
  const others = new Set(
    namesIn(read)
      .filter(({ concept }) => concept.id !== unit.id)
      .map((mention) => mention.from),
  );
  const barriers = new Set(
    cuesWith(read, language, "goal", "prior", "planned").map((cue) => cue.from),
  );
  const skipped = new Set(
    cuesWith(read, language, "between name and value").flatMap((cue) =>
      Array.from({ length: cue.to - cue.from }, (_, at) => cue.from + at),
    ),
  );
  const { little } = lexiconOf(language);
  const most = unit.thing ? MOST_OTHER : MOST_OF_UNKNOWN;
  let words = 0;
  for (let at = from; at < read.tokens.length && words <= REACH; at += 1) {
    const { t, kind } = read.tokens[at]!;
    if (others.has(at) || (barriers.has(at) && !skipped.has(at))) return undefined;
    if (kind === "mark") {
      if ([";", ".", "?", "!"].includes(t) || t === ">") return undefined;
      // "TSH < 0,01" is a result below what can be measured; "LDL < 70" is a goal.
      const limit = numbers.find((number) => number.from === at + 1)?.value ?? Infinity;
      if (t === "<" && limit > DETECTION_LIMIT) return undefined;
      continue;
    }
    const index = numbers.findIndex((number) => number.from === at && number.form !== "article");
    if (index >= 0) {
      const date = dateEnd(sentence, at, unit);
      if (date > 0) {
        at = date - 1;
        continue;
      }
      return readValue(sentence, unit, index, numbers);
    }
    if (skipped.has(at) || little.has(t) || words < most) words += 1;
    else return undefined;
  }
  return undefined;
}

/** The token after a date such as "03/2025" or "12/03"; 0 if a number begins no date. */
function dateEnd({ read }: PassageSentence, at: number, unit: Unit): number {
  const text = (index: number): string => read.tokens[index]?.t ?? "";
  if (unit.thing === null && isTitre(read, at)) return 0;
  if (text(at + 1) !== "/")
    return /^20[0-3]\d$/.test(text(at)) && (unit.thing?.range?.[1] ?? Infinity) < 2000 ? at + 1 : 0;
  if (!/^\d{1,2}$/.test(text(at)) || !/^\d{1,4}$/.test(text(at + 2))) return 0;
  if (text(at + 3) === "/") return at + 5;
  // "MEEM 19/30": points of the most.
  if (Number(text(at + 2)) === unit.thing?.range?.[1]) return 0;
  return unit.id === PRESSURE ? 0 : at + 3;
}

/** "1:64", "1/16". */
const isTitre = ({ tokens }: PassageSentence["read"], at: number): boolean =>
  tokens[at]?.t === "1" &&
  TITRE_MARKS.has(tokens[at + 1]?.t ?? "") &&
  Number.isInteger(Math.log2(Number(tokens[at + 2]?.t)));
const TITRE_MARKS = new Set([":", "/"]);

function readValue(
  sentence: PassageSentence,
  unit: Unit,
  index: number,
  numbers: readonly NumberSpan[],
): MeasuredValue | undefined {
  const { read, language } = sentence;
  const number = numbers[index]!;
  const next = numbers[index + 1];
  if (unit.id === PRESSURE) return pressureAt(sentence, number, next);
  if (unit.thing === null && next && isTitre(read, number.from))
    return { numbers: [number.value, next.value] };
  const quantity = quantitiesOf(read, language).find(({ from }) => from === number.from);
  if (quantity && OTHER_UNITS.has(quantity.unit)) return undefined;
  // "De 9,1 para 8,2" and "9,1 → 8,2": the second value is the present one.
  const between = next ? read.tokens.slice(number.to, next.from).map(({ t }) => t) : [];
  const isShift =
    between.length <= 4 && between.some((word) => CHANGES.has(word)) && next !== undefined;
  const [low, high] = unit.thing?.range ?? [-Infinity, Infinity];
  const written = isShift ? next : number;
  // "3.610 kg" of a newborn is no number of thousands.
  const hasThousands = written.value > high && written.value >= 1000 && written.value < 10_000;
  const value = hasThousands && unit.id === "weight" ? written.value / 1000 : written.value;
  if (value < low || value > high) return undefined;
  return { numbers: [value] };
}
const CHANGES = new Set(["para", "→", "to", "a", "pra", ">"]);

function pressureAt(
  { read }: PassageSentence,
  number: NumberSpan,
  next: NumberSpan | undefined,
): MeasuredValue | undefined {
  const isPair =
    next !== undefined && next.from === number.to + 1 && PAIR.has(read.tokens[number.to]!.t);
  if (!isPair) return undefined;
  const scale = number.value < CENTIMETRES && next.value < CENTIMETRES ? 10 : 1;
  const [high, low] = [number.value * scale, next.value * scale];
  return high > low && high >= 60 && high <= 300 && low >= 20
    ? { numbers: [high, low] }
    : undefined;
}

/** All pressures of a sentence that names the pressure once: "150/90, repeat 144/86". */
function allPressures(
  sentence: PassageSentence,
  first: readonly MeasuredValue[],
  numbers: readonly NumberSpan[],
): MeasuredValue[] {
  const { read, language } = sentence;
  const limits = cuesWith(read, language, "goal", "prior");
  const all = numbers.flatMap((number, at) => {
    const found = pressureAt(sentence, number, numbers[at + 1]);
    const isLimited = limits.some(({ to }) => to <= number.from && number.from - to <= LIMIT_REACH);
    const isOther = isLimited || isOfFamily(sentence, number);
    return found && !isOther ? [found] : [];
  });
  return all.length > first.length ? all : [...first];
}
/** In tokens. */
const LIMIT_REACH = 3;

/** "150x90 mmHg" or, as an item of a list, "150x90" without a name. */
function unnamedPressures(
  sentence: PassageSentence,
  numbers: readonly NumberSpan[],
): MeasuredValue[] {
  const { read } = sentence;
  return numbers.flatMap((number, at) => {
    const next = numbers[at + 1];
    if (!next || isGoal(sentence, number.from)) return [];
    const isNamed = read.tokens[next.to]?.t === "mmhg";
    if (!isNamed && !isItem(read, number.from, next.to)) return [];
    if (isOfFamily(sentence, number)) return [];
    const found = pressureAt(sentence, number, next);
    return found ? [found] : [];
  });
}
