import { stem } from "../language/text.ts";
import { type Check, type Context, report } from "./finding.ts";
import { findingKindOf, isFindingKind, organOf, type SizeRange, sizesOf } from "./lexicon.ts";
import { type Measure, readNumber } from "./measures.ts";
import type { Named } from "./observations.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";
import { isOfWhole, subjectOf } from "./size-subject.ts";
import { keysIn } from "./statements.ts";
import { wordList } from "./word-lists.ts";

/** No length, volume or weight in a laudo is outside of these, whatever it is of. */
const ANYTHING: readonly SizeRange[] = [
  { quantity: "mm", min: 0, max: 1800, normalMin: -Infinity, normalMax: Infinity },
  { quantity: "ml", min: 0, max: 9000, normalMin: -Infinity, normalMax: Infinity },
];

/** Normal ranges differ between books by less: beyond it, the unit is wrong. */
const FAR = 1.15;

/** Finds sizes that cannot be: a wrong unit, or a decimal point in the wrong place. */
export const checkSizes: Check = (context) => {
  const bySentence = Map.groupBy(
    context.measures,
    ({ from }) => context.laudo.sentenceOf[from] ?? -1,
  );
  return [...bySentence]
    .flatMap(([index, measures]) => {
      const sentence = context.laudo.sentences[index];
      if (!sentence || !CHECKED.has(sentence.section)) return [];
      return measures.flatMap((measure) => checkMeasure(context, sentence, measure));
    })
    .concat(checkBareNumbers(context));
};
const CHECKED: ReadonlySet<string> = new Set(["findings", "conclusion", "title"]);

function checkMeasure(context: Context, sentence: Sentence, measure: Measure): ReturnType<Check> {
  const { laudo, input } = context;
  if (measure.quantity === "cm/s" && isOfNerve(context)) return [];
  const subject = subjectOf(context, sentence, measure);
  const own = subject
    ? sizesOf(subject.id).filter(({ quantity }) => quantity === measure.quantity)
    : [];
  if (subject && own.length > 0 && mayBeOfOther(context, sentence, measure, subject)) return [];
  const place = organSizes(context, sentence, measure, subject);
  const ranges = [
    ...own,
    ...place,
    ...(subject && own.length === 0 ? sizesOfWhole(subject, measure) : []),
    ...ANYTHING.filter(({ quantity }) => quantity === measure.quantity),
  ];
  const largest = Math.max(...measure.values);
  const isCut = isThreshold(context, sentence, measure) || context.isSmall;
  const isWhole = subject !== null && !isCut && isOfWhole(context, sentence, measure, subject);
  const impossible = ranges.some(({ min, max }) => largest > max || (largest < min && isWhole));
  const isAllNormal =
    context.parts.conclusion.isNormal && context.parts.conclusion.claims.length === 0;
  const normal = own.length > 0 && !isCut && (isAllNormal || isCalledNormal(context, sentence));
  // A quantity of the pregnancy is no size of a child.
  const concluded = own.length > 0 && isConcludedNormal(context, subject!);
  const abnormal =
    (normal || concluded) &&
    own.some(
      ({ normalMin, normalMax }) =>
        largest > normalMax * FAR || (largest < normalMin / FAR && (isWhole || concluded)),
    );
  if (!impossible && !abnormal) return [];
  const start = laudo.tokens[measure.from]!.start;
  const where = { start, end: laudo.tokens[measure.to - 1]!.end };
  return [
    report(input, "unit_magnitude", where, impossible ? "SIZE_IMPOSSIBLE" : "SIZE_NOT_NORMAL", {
      size: quoteOf(laudo, measure.from, measure.to),
      subject: subject ? quoteOf(laudo, subject.from, subject.to) : "",
    }),
  ];
}

/** Nerves conduct at 50 m/s, blood flows at less than 8. */
const isOfNerve = ({ laudo }: Context): boolean => laudo.tokens.some(({ t }) => NERVE.test(t));
const NERVE = /^(?:nerv[eiou]|neuroconduc|electromio|eletroneuro|electroneuro)/;

/** After a comma, the measure may be of what is named before: "cyst with thin wall, 3.8 cm". */
function mayBeOfOther(
  { laudo, namesBySentence, subjects }: Context,
  { index }: Sentence,
  measure: Measure,
  subject: Named,
): boolean {
  if (subject.from > measure.from) return false;
  const isApart = laudo.tokens
    .slice(subject.to, measure.from)
    .some(({ t }) => t === "," || t === "(");
  if (!isApart) return false;
  const names = (namesBySentence.get(index) ?? []).filter(({ to }) => to <= measure.from);
  const ids = [...names.map(({ id }) => id), subjects[index]!.organ ?? ""];
  const largest = Math.max(...measure.values);
  return ids.some((id) =>
    sizesOf(id).some(
      ({ quantity, min, max }) =>
        quantity === measure.quantity && largest <= max && largest >= min && id !== subject.id,
    ),
  );
}

/** A nodule is not larger than the largest organ of its kind. */
function organSizes(
  { observationsBySentence }: Context,
  sentence: Sentence,
  { quantity }: Measure,
  subject: Named | null,
): SizeRange[] {
  const one = observationsBySentence
    .get(sentence.index)
    ?.find(({ from, finding }) => from === subject?.from && finding === subject.id);
  if (!one?.organ || !(FOCAL.has(one.finding) || isDilated(one.finding))) return [];
  return sizesOf(one.organ)
    .filter((range) => range.quantity === quantity)
    .map(({ min, max }) => ({
      quantity,
      // What is dilated is not smaller than the organ.
      min: isDilated(one.finding) ? min : 0,
      max,
      normalMin: -Infinity,
      normalMax: Infinity,
    }));
}

/** A part is not larger than the organ that it is a part of. */
const sizesOfWhole = ({ id }: Named, { quantity }: Measure): SizeRange[] =>
  isFindingKind(id)
    ? []
    : sizesOf(organOf(id)?.parent ?? "")
        .filter((range) => range.quantity === quantity)
        .map(({ max }) => ({
          quantity,
          min: 0,
          max,
          normalMin: -Infinity,
          normalMax: Infinity,
        }));

/** "Aorta com dilatação de 44 mm": the organ is measured. */
const isDilated = (finding: string): boolean =>
  findingKindOf(finding).groups.some((group) => DILATED.has(group));
const DILATED = wordList("dilated");
const FOCAL = wordList("focal");

/** Quantities without a unit: "T-score -25", "IR 6,8". */
function checkBareNumbers({ laudo, input }: Context): ReturnType<Check> {
  return laudo.quantities.flatMap(({ concept, from, to }) => {
    const range = sizesOf(concept.id).find(({ quantity }) => quantity === "none");
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    if (!range || !CHECKED.has(sentence.section)) return [];
    const at = Array.from({ length: 4 }, (_, step) => to + step).find(
      (index) => index < sentence.to && laudo.tokens[index]!.kind === "number",
    );
    // "| T-score | Change since 2024 |" is the head of a table.
    const isApart = laudo.tokens.slice(to, at).filter(({ t }) => t === "|").length > 1;
    if (isApart || (at !== undefined && YEAR.test(laudo.tokens[at]!.t))) return [];
    if (at === undefined || leastNumber(laudo.tokens[at]!.t) <= range.max) return [];
    const { start, end } = laudo.tokens[at]!;
    return [
      report(input, "unit_magnitude", { start, end }, "SIZE_IMPOSSIBLE", {
        size: laudo.tokens[at]!.t,
        subject: quoteOf(laudo, from, to),
      }),
    ];
  });
}

const YEAR = /^(?:19|20)\d\d$/;

/** "1,021" may be 1021 or 1.021: the number is wrong only if both are. */
const leastNumber = (written: string): number =>
  Math.min(readNumber(written), Number(written.replaceAll(",", ".")) || Infinity);

const isThreshold = ({ laudo }: Context, sentence: Sentence, { from }: Measure): boolean =>
  cuesIn(laudo, "threshold", sentence).some((cue) => cue.to <= from && from - cue.to < 3) ||
  "<>≤≥".includes(laudo.tokens[from - 1]?.t ?? "-");

/** "Baço homogêneo, aumentado" is not normal. */
const CHANGED: ReadonlySet<string> = new Set([...wordList("changed")].map(stem));

/** Whether a sentence of the conclusion says of the measured quantity only that it is normal. */
function isConcludedNormal(context: Context, { from, to }: Named): boolean {
  const { laudo } = context;
  if (!laudo.quantities.some((one) => one.from === from)) return false;
  const own = new Set(keysIn(laudo, from, to));
  return laudo.sentences.some((sentence) => {
    if (sentence.section !== "conclusion" || sentence.isHeading) return false;
    const cues = cuesIn(laudo, "size_normal", sentence);
    if (cues.length === 0) return false;
    const keys = keysIn(laudo, sentence.from, cues[0]!.from);
    return keys.length > 0 && keys.every((key) => own.has(key));
  });
}

/** Whether the sentence calls its subject normal and denies nothing else. */
const isCalledNormal = (
  { laudo, polarity, observationsBySentence }: Context,
  sentence: Sentence,
): boolean => {
  const cues = cuesIn(laudo, "size_normal", sentence);
  const asserted = (observationsBySentence.get(sentence.index) ?? []).filter(
    // "Dentro do esperado para a idade" is in the table of findings too.
    ({ isDenied, from, to }) => !isDenied && !cues.some((cue) => cue.from >= from && cue.to <= to),
  );
  const isChanged = laudo.stems
    .slice(sentence.from, sentence.to)
    .some((word, at) => CHANGED.has(word) && !polarity.denied[sentence.from + at]);
  return cues.length > 0 && asserted.length === 0 && !isChanged;
};
