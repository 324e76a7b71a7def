import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, type Context, report } from "./finding.ts";
import { isSameFinding } from "./lexicon.ts";
import { findLevels, isSameLevel, type Level } from "./levels.ts";
import { type Measure, measuredTokens } from "./measures.ts";
import type { Observation } from "./observations.ts";
import { cuesIn, quoteOf, type Sentence } from "./read.ts";

/** So many are compared, which bounds the work. */
const MOST = 100;

/** Compares sizes and levels of the conclusion with the findings. */
export const checkNumbers: Check = (context) => [
  ...compareMeasures(context),
  ...compareLevels(context),
];

const sectionOf = ({ laudo }: Context, at: number): string =>
  laudo.sentences[laudo.sentenceOf[at] ?? -1]?.section ?? "";

function compareMeasures(context: Context): LintFinding[] {
  const { laudo, input, measures } = context;
  const described = measures
    .filter(
      ({ from }) => sectionOf(context, from) === "findings" || sectionOf(context, from) === "title",
    )
    .slice(0, MOST * 2);
  if (described.length === 0) return [];
  const bare = bareNumbers(context);
  return measures
    .filter(({ from }) => sectionOf(context, from) === "conclusion")
    .slice(0, MOST)
    .flatMap((measure) => {
      const sentence = laudo.sentences[laudo.sentenceOf[measure.from]!]!;
      if (isAside(context, sentence, measure)) return [];
      const same = described.filter(({ quantity }) => quantity === measure.quantity);
      const isWrittenBare = laudo.tokens
        .slice(measure.from, measure.to)
        .some(({ t, kind }) => kind === "number" && bare.has(t));
      if (isWrittenBare) return [];
      const isKnown = measure.values.every(
        (value) =>
          same.some((other) =>
            other.values.some((known) => isEqual(value, known, measure, other)),
          ) || isDerived(value, same),
      );
      if (isKnown || same.length === 0) return [];
      const place = {
        start: laudo.tokens[measure.from]!.start,
        end: laudo.tokens[measure.to - 1]!.end,
      };
      return [
        report(input, "number_mismatch", place, "NUMBER_NOT_IN_FINDINGS", {
          number: quoteOf(laudo, measure.from, measure.to),
        }),
      ];
    });
}

/** The numbers of the findings that have no unit. */
function bareNumbers(context: Context): ReadonlySet<string> {
  const { laudo } = context;
  const measured = measuredTokens(context.measures);
  const isBare = (at: number): boolean =>
    laudo.tokens[at]!.kind === "number" &&
    !measured.has(at) &&
    laudo.sentences[laudo.sentenceOf[at] ?? -1]?.section === "findings";
  return new Set([...laudo.tokens.keys()].filter(isBare).map((at) => laudo.tokens[at]!.t));
}

/** Rounded numbers are equal: 18 mm is 1,8 cm, and 1,75 cm is 1,8 cm. */
const isEqual = (a: number, b: number, one: Measure, other: Measure): boolean =>
  Math.abs(a - b) <= Math.max(one.precision, other.precision) * 1.001;

/** The sum of two volumes, or the difference of two sizes. */
const isDerived = (value: number, known: readonly Measure[]): boolean => {
  if (known.length > 24) return false;
  const values = known.flatMap(({ values: all }) => all);
  const near = (a: number): boolean => Math.abs(a - value) <= Math.max(0.02 * value, 0.51);
  const isVolume = known[0]?.quantity === "ml";
  return isVolume && values.some((a, i) => values.some((b, j) => j > i && near(a + b)));
};

/** Thresholds, earlier sizes and advice are no sizes of this examination. */
const isAside = ({ laudo }: Context, sentence: Sentence, { from, to }: Measure): boolean =>
  ["threshold", "prior", "recommend", "followup"].some((id) =>
    cuesIn(laudo, id, sentence).some(
      (cue) => Math.abs(cue.from - from) < 8 || Math.abs(cue.from - to) < 3,
    ),
  ) || "<>≤≥~+".includes(laudo.tokens[from - 1]?.t ?? "-");

/** The finding of a sentence that a level or a count belongs to. */
const findingsIn = (context: Context, sentence: Sentence): Observation[] =>
  (context.observationsBySentence.get(sentence.index) ?? []).filter(({ isDenied }) => !isDenied);

/** "Extrusão em L5-S1" in the conclusion, in L4-L5 in the findings. */
function compareLevels(context: Context): LintFinding[] {
  const { laudo, input } = context;
  const levels = findLevels(laudo);
  const described = levels
    .filter(({ from }) => sectionOf(context, from) === "findings")
    .slice(0, MOST);
  if (described.length === 0) return [];
  return levels
    .filter(({ from }) => sectionOf(context, from) === "conclusion")
    .slice(0, MOST)
    .flatMap((level) => {
      const sentence = laudo.sentences[laudo.sentenceOf[level.from]!]!;
      const findings = findingsIn(context, sentence).filter(
        ({ level: importance }) => importance > 0,
      );
      const nearest = findings.findLast(({ to }) => to <= level.from) ?? findings[0];
      if (!nearest || nearest.isHistory) return [];
      const same = context.observations
        .filter(
          (one) =>
            one.sentence.section === "findings" &&
            !one.isDenied &&
            isSameFinding(one.finding, nearest.finding),
        )
        .slice(0, MOST);
      const near = same.flatMap((one) => levelsNear(context, described, one));
      // A single vertebra beside a disc is a root or a place: "toca a raiz L5".
      const discs = near.filter(({ name }) => name.includes("-"));
      const known = discs.length > 0 ? discs : near;
      if (known.length === 0 || known.some((other) => isSameLevel(level, other))) return [];
      const place = {
        start: laudo.tokens[level.from]!.start,
        end: laudo.tokens[level.to - 1]!.end,
      };
      return [
        report(input, "number_mismatch", place, "LEVEL_AGAINST_FINDINGS", {
          level: quoteOf(laudo, level.from, level.to),
        }),
      ];
    });
}

/** The levels of an observation's sentence, else of its line. */
function levelsNear(
  { laudo }: Context,
  levels: readonly Level[],
  { sentence }: Observation,
): Level[] {
  const own = levels.filter(({ from }) => laudo.sentenceOf[from] === sentence.index);
  if (own.length > 0) return own;
  const inLine = levels.filter(
    ({ from }) => laudo.sentences[laudo.sentenceOf[from]!]?.line === sentence.line,
  );
  if (inLine.length > 0) return inLine;
  return levels
    .filter(({ from }) => laudo.sentences[laudo.sentenceOf[from]!]?.line === sentence.line - 1)
    .slice(-1);
}
