import { type Check, type Context, report } from "./finding.ts";
import { type SizeRange, sizesOf } from "./lexicon.ts";
import { type Measure, readNumber } from "./measures.ts";
import type { Named } from "./observations.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";

/** What a measure is of has at most so many tokens before it, or after it. */
const BEFORE = 14;
const AFTER = 7;
/** π/6: the volume of an ellipsoid by its diameters. */
const ELLIPSOID = 0.5236;
/** A volume this many times off its diameters has a wrong unit or digit. */
const VOLUME_FACTOR = 3.5;

/** No length, volume or weight in a laudo is outside of these, whatever it is of. */
const ANYTHING: readonly SizeRange[] = [
  { quantity: "mm", min: 0, max: 1800, normalMin: -Infinity, normalMax: Infinity },
  { quantity: "ml", min: 0, max: 9000, normalMin: -Infinity, normalMax: Infinity },
];

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
      return [
        ...measures.flatMap((measure) => checkMeasure(context, sentence, measure)),
        ...checkVolumes(context, measures),
      ];
    })
    .concat(checkBareNumbers(context));
};
const CHECKED: ReadonlySet<string> = new Set(["findings", "conclusion", "title"]);

/** What is measured: the nearest name before the measure, else right after it. */
function subjectOf(context: Context, sentence: Sentence, { from, to }: Measure): Named | null {
  const names = context.namesBySentence.get(sentence.index) ?? [];
  const after = names.find((name) => name.from >= to && name.from - to < AFTER);
  // "6 mm cyst"
  if (after && after.from - to < 2 && context.laudo.language === "en-US") return after;
  const before = names.findLast((name) => name.to <= from && from - name.to < BEFORE);
  if (before && !isSeparated(context, before.to, from)) return before;
  return after && !isSeparated(context, to, after.from) && !before ? after : null;
}

const isSeparated = ({ laudo }: Context, from: number, to: number): boolean =>
  laudo.tokens.slice(from, to).some(({ t }) => t === ";" || t === "|");

/** Words such as "renal" and "hepático" may be a part of another name. */
const ADJECTIVE = /(?:al|ais|ic[ao]s?|ares?|an[ao]?s?|ian)$/;

/** A size may be called too small only right after its organ: "Rim direito: 10,4 mm". */
function isOfWhole(
  { laudo, observationsBySentence }: Context,
  sentence: Sentence,
  { from }: Measure,
  subject: Named,
): boolean {
  const between = laudo.tokens.slice(subject.to, from);
  const findings = observationsBySentence.get(sentence.index) ?? [];
  return (
    between.length <= 5 &&
    !between.some(({ t }) => t === ",") &&
    subject.to - subject.from === 1 &&
    !ADJECTIVE.test(laudo.tokens[subject.from]!.t) &&
    findings.every(({ isDenied }) => isDenied)
  );
}

function checkMeasure(context: Context, sentence: Sentence, measure: Measure): ReturnType<Check> {
  const { laudo, input } = context;
  const subject = subjectOf(context, sentence, measure);
  const own = subject
    ? sizesOf(subject.id).filter(({ quantity }) => quantity === measure.quantity)
    : [];
  const place = organSizes(context, sentence, measure, subject);
  const ranges = [
    ...own,
    ...place,
    ...ANYTHING.filter(({ quantity }) => quantity === measure.quantity),
  ];
  const largest = Math.max(...measure.values);
  const isCut = isThreshold(context, sentence, measure) || context.isSmall;
  const isWhole = subject !== null && !isCut && isOfWhole(context, sentence, measure, subject);
  const impossible = ranges.some(({ min, max }) => largest > max || (largest < min && isWhole));
  const normal = own.length > 0 && isCalledNormal(context, sentence) && !isCut;
  const abnormal =
    normal &&
    own.some(({ normalMin, normalMax }) => largest > normalMax || (largest < normalMin && isWhole));
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
  if (!one?.organ) return [];
  return sizesOf(one.organ)
    .filter((range) => range.quantity === quantity)
    .map(({ max }) => ({ quantity, min: 0, max, normalMin: -Infinity, normalMax: Infinity }));
}

/** Quantities without a unit: "T-score -25", "IR 6,8". */
function checkBareNumbers({ laudo, input }: Context): ReturnType<Check> {
  return laudo.quantities.flatMap(({ concept, from, to }) => {
    const range = sizesOf(concept.id).find(({ quantity }) => quantity === "none");
    const sentence = laudo.sentences[laudo.sentenceOf[from]!]!;
    if (!range || !CHECKED.has(sentence.section)) return [];
    const at = Array.from({ length: 4 }, (_, step) => to + step).find(
      (index) => index < sentence.to && laudo.tokens[index]!.kind === "number",
    );
    if (at === undefined || readNumber(laudo.tokens[at]!.t) <= range.max) return [];
    const { start, end } = laudo.tokens[at]!;
    return [
      report(input, "unit_magnitude", { start, end }, "SIZE_IMPOSSIBLE", {
        size: laudo.tokens[at]!.t,
        subject: quoteOf(laudo, from, to),
      }),
    ];
  });
}

const isThreshold = ({ laudo }: Context, sentence: Sentence, { from }: Measure): boolean =>
  cuesIn(laudo, "threshold", sentence).some((cue) => cue.to <= from && from - cue.to < 3) ||
  "<>≤≥".includes(laudo.tokens[from - 1]?.t ?? "-");

/** Whether the sentence calls its subject normal and denies nothing else. */
const isCalledNormal = ({ laudo, observationsBySentence }: Context, sentence: Sentence): boolean =>
  cuesIn(laudo, "normal", sentence).length > 0 &&
  !(observationsBySentence.get(sentence.index) ?? []).some(({ isDenied }) => !isDenied);

/** Compares a volume with the three diameters before it. */
function checkVolumes({ laudo, input }: Context, measures: readonly Measure[]): ReturnType<Check> {
  return measures.flatMap((measure, index) => {
    const previous = measures[index - 1];
    if (previous?.quantity !== "mm" || previous.values.length !== 3) return [];
    if ((measure.quantity !== "ml" && measure.quantity !== "g") || measure.values.length !== 1)
      return [];
    if (measure.from - previous.to > 12) return [];
    const expected = (previous.values.reduce((a, b) => a * b, 1) * ELLIPSOID) / 1000;
    const [volume = 0] = measure.values;
    if (expected <= 0 || volume <= 0) return [];
    const ratio = volume > expected ? volume / expected : expected / volume;
    if (ratio < VOLUME_FACTOR) return [];
    const place = {
      start: laudo.tokens[measure.from]!.start,
      end: laudo.tokens[measure.to - 1]!.end,
    };
    return [
      report(input, "unit_magnitude", place, "VOLUME_AGAINST_DIAMETERS", {
        volume: quoteOf(laudo, measure.from, measure.to),
        diameters: quoteOf(laudo, previous.from, previous.to),
      }),
    ];
  });
}
