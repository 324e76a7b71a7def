import type { Language } from "@relato/shared/domain/language.ts";
import { readRows } from "../lexicon/lexicon.ts";
import { compileMatcher, type Matcher } from "../lexicon/matcher.ts";
import { cuesOf } from "./cues.ts";
import { memoize } from "../language/memoize.ts";
import { findNumbers, readAcrossUnit } from "../language/numbers.ts";
import type { ReadText } from "../talk/sentences.ts";

/**
 * A number of a text. `value`: in the unit's base (days, minutes, milligrams, …); `raw`: as said.
 */
export interface Quantity {
  value: number;
  raw: number;
  /** "day", "mg", "times", …; empty without a unit. */
  unit: string;
  from: number;
  to: number;
  /** The token after its unit. */
  unitTo: number;
}

interface Units {
  /** Units after a number. */
  after: Matcher;
  /** Phrases that are a quantity by themselves ("half an hour"). */
  alone: Matcher;
}

const compiled = new Map<Language, Units>();

function unitsOf(language: Language): Units {
  let units = compiled.get(language);
  if (!units) {
    const rows = readRows(language, "units");
    const of = (kind: string): Matcher =>
      compileMatcher(
        rows
          .filter((row) => row[3] === kind)
          .map(([phrase = "", unit = "", factor = "1"]) => ({
            phrase: `=${phrase}`,
            concept: { id: unit, type: factor },
          })),
        new Set(),
      );
    compiled.set(language, (units = { after: of("after"), alone: of("alone") }));
  }
  return units;
}

/** The most tokens between a number and its unit ("40 (quarenta) mg", "2 a 3 dias"). */
const UNIT_WITHIN = 1;

export const quantitiesOf = memoize((read: ReadText, language: Language): readonly Quantity[] => {
  const units = unitsOf(language);
  const after = new Map(
    units.after.findAll(read.tokens, read.stems).map((found) => [found.from, found]),
  );
  const found: Quantity[] = [];
  const points = new Set(
    cuesOf(read, language)
      .filter(({ concept }) => concept.id === "decimalPoint")
      .map(({ to }) => to),
  );
  const numbers = findNumbers(read.tokens, language);
  for (const [place, number] of numbers.entries()) {
    const across = readAcrossUnit(read.tokens, number, language);
    const raw = afterPoint(across?.value ?? number.value, number.from, read, points);
    let unit = after.get(number.to);
    for (let skip = 1; skip <= UNIT_WITHIN && !unit; skip += 1)
      if (read.tokens[number.to]?.kind === "mark" && read.tokens[number.to]!.t !== ",")
        unit = after.get(number.to + skip);
    // "Um oito oito" is 188, spoken digit by digit.
    const next = numbers[place + 1];
    const digits = next?.from === number.to && numbers[place + 2]?.from === next.to;
    if (number.form === "article" && !unit && !digits) continue;
    // "130 x 80" is a pressure, "3 x ao dia" a frequency.
    if (unit?.concept.id === "times" && read.tokens[unit.to]?.kind === "number") unit = undefined;
    const last = found.at(-1);
    // "180 mil" is one number.
    if (raw === 1000 && last?.to === number.from && last.raw < 1000 && last.unit === "") {
      found[found.length - 1] = {
        ...last,
        raw: last.raw * 1000,
        value: last.raw * 1000,
        to: number.to,
        unitTo: number.to,
      };
      continue;
    }
    const factor = Number(unit?.concept.type ?? 1);
    found.push({
      raw,
      value: Math.round(raw * factor * 1000) / 1000,
      unit: unit?.concept.id ?? "",
      from: number.from,
      to: Math.max(number.to, across?.to ?? 0),
      unitTo: Math.max(number.to, across?.to ?? 0, unit?.to ?? 0),
    });
  }
  for (const { concept, from, to } of units.alone.find(read.tokens, read.stems)) {
    const value = Number(concept.type);
    if (!found.some((other) => other.from < to && from < other.to && other.raw !== 1))
      found.push({ value, raw: value, unit: concept.id, from, to, unitTo: to });
  }
  return joinNumbers(found, read).toSorted((a, b) => a.from - b.from);
});

/** "Point three" is 0.3 if no number comes before the point. */
function afterPoint(raw: number, from: number, read: ReadText, points: Set<number>): number {
  const isPart = points.has(from) && raw < 100 && read.tokens[from - 2]?.kind !== "number";
  return isPart ? raw / (raw < 10 ? 10 : 100) : raw;
}

/** The unit of a time of the day; its value is hours × 100 + minutes. */
export const CLOCK = "clock";

/** Joins "12/12 h" to one interval and "22:15" to one time. */
function joinNumbers(found: readonly Quantity[], read: ReadText): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of found) {
    const last = joined.at(-1);
    const between = read.tokens[last?.to ?? -1]?.t ?? "";
    const follows = last !== undefined && last.to + 1 === quantity.from;
    if (follows && between === "/" && last.raw === quantity.raw && quantity.unit === "minute")
      joined[joined.length - 1] = { ...quantity, from: last.from };
    else if (follows && between === ":" && last.raw < 24 && quantity.raw < 60) {
      const raw = last.raw * 100 + quantity.raw;
      joined[joined.length - 1] = { ...quantity, raw, value: raw, unit: CLOCK, from: last.from };
    } else joined.push(quantity);
  }
  return joined;
}
