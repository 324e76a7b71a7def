import { quoteOf, type ReadLaudo } from "./read.ts";
import { wordList } from "./word-lists.ts";

export type Quantity =
  | "mm"
  | "ml"
  | "g"
  | "%"
  | "bpm"
  | "ms"
  | "cm/s"
  | "mmhg"
  | "mm2"
  | "weeks"
  | "hu"
  | "kpa"
  | "g/cm2"
  | "ml/m2"
  | "g/m2"
  | "kg/m2"
  | "none";

/** A number or a product of numbers with a unit: "3,2 x 1,4 cm". */
export interface Measure {
  quantity: Quantity;
  /** In the base unit of the quantity. */
  values: readonly number[];
  /** Half of the last digit's place, in the base unit, for comparing rounded numbers. */
  precision: number;
  /** The unit of the last number as written, folded, and its size in base units. */
  unit: string;
  factor: number;
  from: number;
  to: number;
}

interface Unit {
  quantity: Quantity;
  factor: number;
}

const UNITS: ReadonlyMap<string, Unit> = new Map([
  ["mm", { quantity: "mm", factor: 1 }],
  ["cm", { quantity: "mm", factor: 10 }],
  ["m", { quantity: "mm", factor: 1000 }],
  ["ml", { quantity: "ml", factor: 1 }],
  ["cc", { quantity: "ml", factor: 1 }],
  ["cm3", { quantity: "ml", factor: 1 }],
  ["l", { quantity: "ml", factor: 1000 }],
  ["dl", { quantity: "ml", factor: 100 }],
  ["g", { quantity: "g", factor: 1 }],
  ["kg", { quantity: "g", factor: 1000 }],
  ["%", { quantity: "%", factor: 1 }],
  ["bpm", { quantity: "bpm", factor: 1 }],
  ["lpm", { quantity: "bpm", factor: 1 }],
  ["ms", { quantity: "ms", factor: 1 }],
  ["s", { quantity: "ms", factor: 1000 }],
  ["mmhg", { quantity: "mmhg", factor: 1 }],
  ["cm/s", { quantity: "cm/s", factor: 1 }],
  ["m/s", { quantity: "cm/s", factor: 100 }],
  ["cm2", { quantity: "mm2", factor: 100 }],
  ["mm2", { quantity: "mm2", factor: 1 }],
  ["semanas", { quantity: "weeks", factor: 1 }],
  ["semana", { quantity: "weeks", factor: 1 }],
  ["weeks", { quantity: "weeks", factor: 1 }],
  ["wk", { quantity: "weeks", factor: 1 }],
  ["wks", { quantity: "weeks", factor: 1 }],
  ["uh", { quantity: "hu", factor: 1 }],
  ["hu", { quantity: "hu", factor: 1 }],
  ["kpa", { quantity: "kpa", factor: 1 }],
  ["g/cm2", { quantity: "g/cm2", factor: 1 }],
  ["ml/m2", { quantity: "ml/m2", factor: 1 }],
  ["g/m2", { quantity: "g/m2", factor: 1 }],
  ["kg/m2", { quantity: "kg/m2", factor: 1 }],
  ["mm3", { quantity: "ml", factor: 0.001 }],
] as const);

const TIMES: ReadonlySet<string> = new Set(["x", "×", "por", "by", "*"]);
/** A measure has at most so many numbers. */
const MAX_VALUES = 4;

/** The measures of a laudo, in order. */
export function findMeasures(laudo: ReadLaudo): Measure[] {
  const { tokens } = laudo;
  const measures: Measure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.kind !== "number" || isPartOfCode(laudo, at)) continue;
    const read = readMeasure(laudo, at);
    if (!read) continue;
    measures.push(read);
    at = read.to - 1;
  }
  return measures;
}

/** "L4", "T12", "Tc-99m": a number after a letter, or a letter and hyphen, without a space. */
const isPartOfCode = ({ tokens }: ReadLaudo, at: number): boolean => {
  const hyphen = tokens[at - 1]?.t === "-" && tokens[at - 1]!.end === tokens[at]!.start;
  const previous = hyphen ? tokens[at - 2] : tokens[at - 1];
  if (hyphen && previous?.end === tokens[at - 1]!.start && previous.kind === "word") return true;
  return previous?.kind === "word" && previous.end === tokens[at]!.start && !TIMES.has(previous.t);
};

function readMeasure(laudo: ReadLaudo, from: number): Measure | null {
  const { tokens } = laudo;
  const written: string[] = [];
  let at = from;
  let unit: ReadUnit | null = null;
  while (written.length < MAX_VALUES && tokens[at]?.kind === "number") {
    written.push(tokens[at]!.t);
    unit = unitAt(laudo, at + 1) ?? null;
    const after = unit?.to ?? at + 1;
    if (!TIMES.has(tokens[after]?.t ?? "") || tokens[after + 1]?.kind !== "number") {
      at = after;
      break;
    }
    at = after + 1;
  }
  if (!unit && written.length === 1) unit = unitOfList(laudo, from);
  if (!unit || written.length === 0) return null;
  const { quantity, factor } = unit.unit;
  const values = written.map((text) => readNumber(text) * factor);
  const decimals = Math.max(...written.map(decimalsOf));
  const days = quantity === "weeks" ? daysAfter(laudo, unit) : null;
  if (days !== null) {
    const weeks = [values[0]! + days.value / WEEK];
    return {
      quantity,
      values: weeks,
      precision: 0.5 / WEEK,
      unit: unit.written,
      factor,
      from,
      to: days.to,
    };
  }
  const precision = (factor * 10 ** -decimals) / 2;
  return { quantity, values, precision, unit: unit.written, factor, from, to: unit.to };
}

/** A list has at most so many further numbers. */
const MAX_LISTED = 5;

/** The unit of length of a number in a list: "0,3, 0,5 e 1,2 cm". `to` is after the number. */
function unitOfList(laudo: ReadLaudo, from: number): ReadUnit | null {
  const { tokens } = laudo;
  for (let at = from + 1, listed = 0; listed < MAX_LISTED; listed += 1, at += 2) {
    const { t } = tokens[at] ?? { t: "" };
    if ((t !== "," && !AND.has(t)) || tokens[at + 1]?.kind !== "number") return null;
    const unit = unitAt(laudo, at + 2);
    if (unit && unit.unit.quantity !== "mm") return null;
    if (unit) return { ...unit, to: from + 1 };
  }
  return null;
}

const WEEK_LETTERS: ReadonlySet<string> = new Set(["s", "w", "sem"]);
const DAY_LETTERS: ReadonlySet<string> = new Set(["d", "dias", "days"]);
const WEEK = 7;
const AND = wordList("joiner");
const DAYS = wordList("days");

/** "25 semanas e 2 dias", "21s4d": the days after the weeks. */
function daysAfter({ tokens }: ReadLaudo, { to }: ReadUnit): { value: number; to: number } | null {
  const at = AND.has(tokens[to]?.t ?? "") ? to + 1 : to;
  const [number, unit] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== "number" || !/^[0-6]$/.test(number.t)) return null;
  return unit && (DAYS.has(unit.t) || unit.t === "d")
    ? { value: Number(number.t), to: at + 2 }
    : null;
}

const POWERS: Readonly<Record<string, string>> = { "²": "2", "³": "3", "2": "2", "3": "3" };

interface ReadUnit {
  unit: Unit;
  written: string;
  to: number;
}

function unitAt(laudo: ReadLaudo, at: number): ReadUnit | null {
  const found = findUnit(laudo, at);
  return found && { ...found, written: quoteOf(laudo, at, found.to) };
}

function findUnit({ tokens, text }: ReadLaudo, at: number): { unit: Unit; to: number } | null {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  // "75 M": the sex after an age. A unit of a whole metre or gram is written small.
  if (!first || /^[MG]$/.test(text.slice(first.start, first.end))) return null;
  // "21s4d", "12w3d": weeks and days of a pregnancy.
  const isWeeks =
    WEEK_LETTERS.has(first.t) && second?.kind === "number" && DAY_LETTERS.has(third?.t ?? "");
  if (isWeeks) return { unit: UNITS.get("weeks")!, to: at + 1 };
  if (second?.t === "/" && second.start === first.end && third) {
    const last = tokens[at + 3];
    const raised = last && last.start === third.end ? POWERS[last.t] : undefined;
    const ratio = UNITS.get(`${first.t}/${third.t}${raised ?? ""}`);
    if (ratio) return { unit: ratio, to: raised === undefined ? at + 3 : at + 4 };
  }
  const power = second && second.start === first.end ? POWERS[second.t] : undefined;
  const raised = power === undefined ? undefined : UNITS.get(first.t + power);
  if (raised) return { unit: raised, to: at + 2 };
  if (power !== undefined && first.t !== "%") return null;
  const unit = UNITS.get(first.t);
  // "10 mL/min", "g/cm²": a rate is no size.
  if (unit && second?.t === "/" && third?.kind === "word" && third.t.length <= 4) return null;
  return unit ? { unit, to: at + 1 } : null;
}

const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** "1.850" is 1850 and "1,8" is 1.8 in each language. */
export const readNumber = (written: string): number =>
  THOUSANDS.test(written)
    ? Number(written.replace(/[.,]/, ""))
    : Number(written.replaceAll(",", "."));

const decimalsOf = (written: string): number => {
  if (THOUSANDS.test(written)) return 0;
  const point = Math.max(written.lastIndexOf(","), written.lastIndexOf("."));
  return point < 0 ? 0 : written.length - point - 1;
};

/** The tokens that are a part of a measure. */
export const measuredTokens = (measures: readonly Measure[]): ReadonlySet<number> =>
  new Set(
    measures.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
