import { isAsserted } from "./alignment.ts";
import { isQualified, sharesWord } from "./conclusion-conflicts.ts";
import type { LintFinding } from "@relato/shared/domain/laudo/lint.ts";
import { type Check, type Context, report } from "./finding.ts";
import { findingKindOf, isSameRegion, organOf } from "./lexicon.ts";
import { placeOf, words } from "./observation-place.ts";
import type { Observation } from "./observations.ts";
import { cuesIn } from "./read.ts";

/** The most that is compared: a hostile text must not take quadratic time. */
const MOST = 120;

/** Finds what the findings assert in one sentence and deny in another, of one organ and side. */
export const checkContradictions: Check = (context) => {
  const all = context.observations.filter(
    ({ sentence, level, isHedged, isHistory }) =>
      sentence.section === "findings" &&
      !sentence.isHeading &&
      level >= 1 &&
      !isHedged &&
      !isHistory,
  );
  const asserted = all.filter(isAsserted).slice(0, MOST);
  return all
    .filter(({ isDenied }) => isDenied)
    .slice(0, MOST)
    .flatMap((denied) => {
      const other = asserted.find((one) => contradicts(context, one, denied));
      if (!other) return [];
      return [toFinding(context, denied), toFinding(context, other)];
    });
};

/** Both places are reported: either may be the wrong one. */
const toFinding = (context: Context, one: Observation): LintFinding =>
  report(
    context.input,
    "negation_conflict",
    placeOf(context, one),
    "DENIED_ELSEWHERE",
    words(context, one),
  );

function contradicts(context: Context, one: Observation, denied: Observation): boolean {
  if (one.finding !== denied.finding || one.organ === null || one.organ !== denied.organ)
    return false;
  if (one.sentence.index === denied.sentence.index) return false;
  if (!sharesWord(context, one, denied)) return false;
  const isPaired = organOf(one.organ)?.isPaired === true;
  if (isPaired && (one.side === null || one.side !== denied.side)) return false;
  if (isQualified(context, denied)) return false;
  const isNamed = namesOrgan(context, one) && namesOrgan(context, denied);
  return (isNamed || (!isPaired && isImplied(context, one, denied))) && isWhole(context, denied);
}

/** A finding of importance of one organ only, such as free fluid, without a side or level. */
const isImplied = (context: Context, one: Observation, denied: Observation): boolean =>
  one.level >= 2 &&
  findingKindOf(one.finding).organ === one.organ &&
  !isMinor(context, one) &&
  [one, denied].every(({ sentence }) => !context.sides.has(sentence.index)) &&
  !context.alignment.described.some(
    ({ sentence, levels }) => sentence.index === one.sentence.index && levels.length > 0,
  );

/** "Lâmina de líquido" is often denied too. */
const isMinor = ({ laudo }: Context, { sentence }: Observation): boolean =>
  ["minor", "benign"].some((id) => cuesIn(laudo, id, sentence).length > 0);

/** The organ must be named: what a heading says may have changed. */
const namesOrgan = ({ laudo }: Context, { sentence, organ }: Observation): boolean =>
  laudo.organs.some(
    ({ concept, from }) => concept.id === organ && laudo.sentenceOf[from] === sentence.index,
  );

/** "Colo sem nódulos" denies of a part: the organ's name must be the only one of the sentence. */
const isWhole = ({ laudo }: Context, { sentence, organ }: Observation): boolean =>
  laudo.organs.every(
    ({ concept, from }) =>
      laudo.sentenceOf[from] !== sentence.index || isSameRegion(concept.id, organ),
  );
