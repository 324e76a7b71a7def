import { isAsserted, isSameMeasure } from "./alignment.ts";
import type { Context } from "./finding.ts";
import { isSameFinding, isSameRegion, organOf } from "./lexicon.ts";
import type { Observation } from "./observations.ts";
import { type OneSide, otherSide } from "./side-features.ts";
import type { Statement } from "./statements.ts";

/**
 * Whether the findings assert what a statement concludes on the other side only: a thrombus in the
 * left leg, "DVT of the right femoral vein". All that it concludes must be so.
 */
export function isOnOtherSide(
  { observations, alignment }: Context,
  one: Statement & { side: OneSide },
): boolean {
  const concluded = one.observations.filter((each) => isAsserted(each) && each.level >= 1);
  if (concluded.length === 0) return false;
  const described = observations.filter(
    (each) =>
      each.sentence.section === "findings" &&
      each.level >= 1 &&
      isAsserted(each) &&
      !each.sentence.isHeading,
  );
  const isOpposite = (claim: Observation): boolean => {
    const same = described.filter(
      (each) => isSameFinding(each.finding, claim.finding) && isSameRegion(each.organ, claim.organ),
    );
    // "Placa na ACI, 200 cm/s" may be what is concluded.
    const isOtherwise = described.some(
      ({ side, organ }) => side === one.side && isSameRegion(organ, claim.organ),
    );
    return (
      same.length > 0 && !isOtherwise && same.every(({ side }) => side === otherSide(one.side))
    );
  };
  const isPaired = [...one.organs].some((id) => organOf(id)?.isPaired);
  const isMeasured = alignment.described.some(
    ({ side, measures }) =>
      side === one.side && measures.some((a) => one.measures.some((b) => isSameMeasure(a, b))),
  );
  if (isMeasured) return false;
  return isPaired && concluded.every(isOpposite) && !isConcludedThere(alignment.concluded, one);
}

/** Whether the conclusion names the same finding on the other side too. */
const isConcludedThere = (concluded: readonly Statement[], one: Statement): boolean =>
  concluded.some(
    (other) =>
      other !== one &&
      other.side !== one.side &&
      other.observations.some(
        (a) => isAsserted(a) && one.observations.some((b) => isSameFinding(a.finding, b.finding)),
      ),
  );
