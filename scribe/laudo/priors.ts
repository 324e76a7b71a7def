import type { Language } from "@relato/shared/domain/language.ts";
import type { PriorMeasure } from "@relato/shared/contract/laudo-patient.ts";
import { stem, tokenise } from "../language/text.ts";
import { isSameFinding, isSameRegion } from "./lexicon.ts";
import { findMeasured, type Measured } from "./measured.ts";
import { isLittle } from "./measured-label.ts";
import { observe } from "./observations.ts";
import { countSamePlaces, mayBeSamePlace } from "./positions.ts";
import {
  compareSentence,
  type DatedLaudo,
  type PriorValue,
  roundTo,
  unitOf,
} from "./prior-sentence.ts";
import { readLaudo } from "./read.ts";
import { wordList } from "./word-lists.ts";

export interface PriorsInput {
  locale: Language;
  current: DatedLaudo;
  /** Earlier laudos of the same patient and kind. */
  priors: readonly DatedLaudo[];
}

const [MOST_ROWS, MOST_TEXT] = [60, 30_000];

/**
 * Compares each measure of a laudo with the same measure of earlier laudos, newest first. A measure
 * that could be two of an earlier laudo is not compared. The last rows are measures of the newest
 * earlier laudo that the current text does not have.
 */
export function comparePriors({ locale, current, priors }: PriorsInput): PriorMeasure[] {
  const read = (text: string): Measured[] =>
    findMeasured(observe(readLaudo(text.slice(0, MOST_TEXT).normalize("NFC"), locale)));
  const own = read(current.text);
  const earlier = priors
    .toSorted((a, b) => (a.exam_date < b.exam_date ? 1 : -1))
    .map((laudo) => {
      const measured = read(laudo.text);
      return { laudo, measured, matches: matchMeasures(own, measured) };
    });
  const compared = own.flatMap((measured): PriorMeasure[] => {
    const values = earlier.flatMap(({ laudo, matches }): PriorValue[] => {
      const match = matches.get(measured);
      return match ? [{ laudo, measured: match }] : [];
    });
    return values.length === 0 ? [] : [toRow(locale, measured, values)];
  });
  const [newest] = earlier;
  const matched = new Set(newest?.matches.values());
  const gone = (newest?.measured ?? [])
    .filter((measured) => measured.isFinding && !matched.has(measured))
    .map((measured) => toGoneRow(locale, newest!.laudo, measured));
  return [...compared, ...gone].slice(0, MOST_ROWS);
}

function toRow(locale: Language, measured: Measured, values: readonly PriorValue[]): PriorMeasure {
  const unit = unitOf(measured.measure.quantity, locale);
  const current = roundTo(measured.value);
  const priors = values.map(({ laudo, measured: prior }) => {
    const value = roundTo(prior.value);
    const change = roundTo(measured.value - prior.value);
    return {
      laudo_id: laudo.id,
      exam_date: laudo.exam_date,
      value,
      quote: prior.quote,
      change,
      change_percent: prior.value > 0 ? Math.round((change / prior.value) * 100) : null,
      implausible: judgeJump(measured, prior),
    };
  });
  const isPlausible = priors[0]?.implausible === null;
  const comparison = isPlausible ? compareSentence(locale, measured, values[0]!) : null;
  return { label: measured.label, current, unit, priors, comparison };
}

const toGoneRow = (
  locale: Language,
  { id, exam_date }: DatedLaudo,
  measured: Measured,
): PriorMeasure => ({
  label: measured.label,
  current: null,
  unit: unitOf(measured.measure.quantity, locale),
  priors: [
    {
      laudo_id: id,
      exam_date,
      value: roundTo(measured.value),
      quote: measured.quote,
      change: null,
      change_percent: null,
      implausible: null,
    },
  ],
  comparison: null,
});

/** A change of about ten or a hundred times. True growth in one interval is less. */
const isPowerOfTen = (ratio: number): boolean =>
  (ratio > 7.5 && ratio < 13.5) || (ratio > 75 && ratio < 135);

const UNIT = /(?<=[\d,.\s])(?:mm|cm|ml|l|m)\b/i;
const unitWritten = ({ quote }: Measured): string => UNIT.exec(quote)?.[0].toLowerCase() ?? "";

/** `unit`: the same digits with another unit; `power`: the digits themselves jump. */
function judgeJump(one: Measured, other: Measured): "power" | "unit" | null {
  if (one.value <= 0 || other.value <= 0) return null;
  const ratio = Math.max(one.value, other.value) / Math.min(one.value, other.value);
  if (!isPowerOfTen(ratio)) return null;
  return unitWritten(one) === unitWritten(other) ? "power" : "unit";
}

/** For each measure the one that it repeats, where both choose each other without a tie. */
function matchMeasures(
  own: readonly Measured[],
  others: readonly Measured[],
): Map<Measured, Measured> {
  const best = (one: Measured, list: readonly Measured[]): Measured | null => {
    const scored = list
      .map((other) => ({ other, score: likeness(one, other) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const [first, second] = scored;
    return first && first.score > (second?.score ?? 0) ? first.other : null;
  };
  const matches = new Map<Measured, Measured>();
  for (const one of own) {
    const other = best(one, others);
    if (other && best(other, own) === one) matches.set(one, other);
  }
  return matches;
}

/** How likely two measures are of the same thing; 0 if they cannot be. */
function likeness(one: Measured, other: Measured): number {
  if (one.measure.quantity !== other.measure.quantity || one.isFinding !== other.isFinding)
    return 0;
  const isSameId = one.id === other.id;
  if (!isSameId && !(one.isFinding && isSameFinding(one.id, other.id))) return 0;
  if (!isSameRegion(one.organ, other.organ)) return 0;
  const sides = [one.side, other.side];
  if (!sides.includes(null) && one.side !== other.side) return 0;
  if (!mayBeSamePlace(one.positions, other.positions)) return 0;
  const shared = shareOfWords(one, other);
  if (!one.isFinding && shared <= LEAST_SHARED) return 0;
  return (
    1 +
    (isSameId ? 2 : 0) +
    (one.organ === other.organ ? 2 : 0) +
    (one.side === other.side ? 2 : 0) +
    2 * countSamePlaces(one.positions, other.positions) +
    shared +
    (one.measure.values.length === other.measure.values.length ? 0.2 : 0)
  );
}

/** "VPS (ACC)" and "VPS (ACI)" share half of their words and are two vessels. */
const LEAST_SHARED = 0.5;
const IGNORED = new Set([
  ...wordList("generic"),
  "d",
  "e",
  "i",
  "r",
  "l",
  "dir",
  "esq",
  "der",
  "izq",
]);

const wordsOf = ({ label }: Measured): Set<string> =>
  new Set(
    tokenise(label)
      .filter(({ t, kind }) => kind !== "mark" && t.length > 1 && !IGNORED.has(t) && !isLittle(t))
      .map(({ t }) => stem(t)),
  );

/** The share of the shorter label's words that the other has too. */
function shareOfWords(one: Measured, other: Measured): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
