import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, type Context, report } from "./finding.ts";
import { sizesOf } from "./lexicon.ts";
import { placeOf } from "./observation-place.ts";
import { findMeanings, type Meaning, type MeaningMention } from "./number-meanings.ts";
import { isPresent, valuesOf } from "./quantity-values.ts";
import { quoteOf } from "./read.ts";
import type { NumberAt } from "./table-columns.ts";

/** So many conclusions are compared, which bounds the work. */
const MOST = 60;

/**
 * Finds conclusions that the laudo's numbers do not allow: "função sistólica preservada" with an
 * ejection fraction of 38 %, "osteoporose" with a T-score of −1,8.
 */
export const checkNumberMeanings: Check = (context): LintFinding[] => {
  const { laudo, input } = context;
  const reported = new Set<number>();
  return findMeanings(laudo)
    .filter((one) => isConcluded(context, one))
    .slice(0, MOST)
    .flatMap((one) => {
      const sentence = laudo.sentenceOf[one.from]!;
      if (reported.has(sentence)) return [];
      const wrong = wrongNumber(context, one);
      if (!wrong) return [];
      reported.add(sentence);
      const words = quoteOf(laudo, one.from, one.to);
      const number = laudo.tokens[wrong.at]!;
      if (isOtherUnit(context, one.meaning, wrong)) {
        const values = { size: measureAt(context, wrong.at), subject: words };
        const end = number.start + values.size.length;
        return [
          report(input, "unit_magnitude", { start: number.start, end }, "SIZE_IMPOSSIBLE", values),
        ];
      }
      const kind = one.meaning.isFinding ? "orphan_conclusion" : "number_mismatch";
      const values = { words, number: measureAt(context, wrong.at) };
      return [report(input, kind, placeOf(context, one), "NUMBER_AGAINST_CONCLUSION", values)];
    });
};

/** The number with its unit, as it is written. */
function measureAt({ laudo, measures }: Context, at: number): string {
  const measure = measures.find((one) => one.from <= at && at < one.to);
  return measure ? quoteOf(laudo, measure.from, measure.to) : laudo.tokens[at]!.t;
}

/** "ILA de 14 mm" of a normal volume: in cm, the number would be as concluded. */
const isOtherUnit = (
  { measures }: Context,
  { evidence }: Meaning,
  { value, at }: NumberAt,
): boolean =>
  measures.some((one) => one.from === at && one.quantity === "mm" && one.factor === 1) &&
  evidence.some(({ source, unit, min, max }) => {
    const most = sizesOf(source.replace("@", "")).find(({ quantity }) => quantity === "mm")?.max;
    const inCm = 10 * value;
    return unit === "mm" && inCm >= min && inCm <= max && inCm <= (most ?? 0);
  });

/** Whether a laudo asserts a conclusion of this examination and patient. */
function isConcluded(
  { laudo, polarity, isSmall }: Context,
  { meaning, from, to }: MeaningMention,
): boolean {
  const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
  if (sentence.isHeading || !CLAIMED.has(sentence.section)) return false;
  if (meaning.isFetal !== (isSmall || laudo.cues.has("obstetric"))) return false;
  for (let at = from; at < to; at += 1)
    if (polarity.denied[at] || polarity.hedged[at] || polarity.history[at] || polarity.past[at])
      return false;
  return !laudo.tokens.slice(sentence.from, sentence.to).some(({ t }) => meaning.others.has(t));
}
const CLAIMED: ReadonlySet<string> = new Set(["findings", "conclusion"]);

/** A number of this examination, if no number of the laudo allows the conclusion. */
function wrongNumber(context: Context, { meaning, from }: MeaningMention): NumberAt | undefined {
  const { laudo } = context;
  const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
  // What the findings call normal is compared with the numbers of its sentence.
  const isNear = ({ at }: NumberAt): boolean =>
    sentence.section === "conclusion" || laudo.sentenceOf[at] === sentence.index;
  const all = meaning.evidence.map((one) => ({
    one,
    values: valuesOf(context, one).filter(isNear),
  }));
  const isAllowed = all.some(({ one: { min, max }, values }) =>
    values.some(({ value }) => value >= min && value <= max),
  );
  if (isAllowed) return undefined;
  return all.flatMap(({ values }) => values).find((one) => isPresent(context, one));
}
