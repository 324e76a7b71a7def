import { compareDenials } from "./compare-denials.ts";
import { compareFigures } from "./compare-figures.ts";
import { compareAllergies, compareMedicines } from "./compare-medicines.ts";
import type { Compared, Comparison } from "./comparison.ts";
import type { Hits } from "./coverage.ts";
import { cueNames } from "./cues.ts";

/**
 * Comparisons that need named turns: whether these turns say each number and medicine of the claim.
 * `everywhere`: the hits of the claim's terms in the whole talk.
 */
export function compareHinted(compared: Compared, everywhere: readonly Hits[]): Comparison {
  const parts = [
    compareFigures(compared),
    compareMedicines(compared, everywhere),
    compareDenials(compared),
    compareAllergies(compared),
    compareBoth(compared),
  ];
  return {
    features: parts.flatMap(({ features }) => features),
    objections: parts.flatMap(({ objections }) => objections),
  };
}

/** Whether the named turns speak of both sides although the claim names one. */
function compareBoth({ claim, talk, core }: Compared): Comparison {
  const cues = new Set(
    [...core].flatMap((index) => [...cueNames(talk.utterances[index]!.sentence, talk.language)]),
  );
  const isOne = claim.sides.size === 1 && cues.has("both");
  const side = cues.has("left") || cues.has("right") ? "too" : "only";
  return { features: isOne ? [`one side of both ${side}`] : [], objections: [] };
}
