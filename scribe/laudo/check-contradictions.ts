import { isAsserted } from "./alignment.ts";
import { isQualified } from "./conclusion-conflicts.ts";
import { type Check, type Context, report } from "./finding.ts";
import { organOf } from "./lexicon.ts";
import { placeOf, words } from "./observation-place.ts";
import type { Observation } from "./observations.ts";

/** So many are compared, which bounds the work. */
const MOST = 120;

/** Finds what the findings assert in one sentence and deny in another, of the same organ and side. */
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
      const later = other.from > denied.from ? other : denied;
      const code = later === denied ? "DENIED_IN_CONCLUSION" : "DENIED_IN_FINDINGS";
      return [
        report(
          context.input,
          "negation_conflict",
          placeOf(context, later),
          code,
          words(context, later),
        ),
      ];
    });
};

function contradicts(context: Context, one: Observation, denied: Observation): boolean {
  if (one.finding !== denied.finding || one.organ === null || one.organ !== denied.organ)
    return false;
  if (one.sentence.index === denied.sentence.index) return false;
  const isPaired = organOf(one.organ)?.isPaired === true;
  if (one.side !== denied.side || (isPaired && one.side === null)) return false;
  return (
    !isQualified(context, denied) &&
    namesOrgan(context, one) &&
    namesOrgan(context, denied) &&
    isWhole(context, denied)
  );
}

/** The organ must be named: what a heading says may have changed. */
const namesOrgan = ({ laudo }: Context, { sentence, organ }: Observation): boolean =>
  laudo.organs.some(
    ({ concept, from }) => concept.id === organ && laudo.sentenceOf[from] === sentence.index,
  );

/** "Colo sem nódulos" denies of a part: the organ's name must be the only one of the sentence. */
const isWhole = ({ laudo }: Context, { sentence, organ }: Observation): boolean =>
  laudo.organs.every(
    ({ concept, from }) => laudo.sentenceOf[from] !== sentence.index || concept.id === organ,
  );
