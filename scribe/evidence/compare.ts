import type { Claim } from "./claim.ts";
import { comparePersons, compareSides, compareTimes } from "./compare-context.ts";
import { compareNumbers } from "./compare-numbers.ts";
import { comparePolarity } from "./compare-polarity.ts";
import { compareWords } from "./compare-words.ts";
import type { Comparison } from "./comparison.ts";
import type { Talk } from "./talk.ts";
import { findWitnesses, linkedTo, type Witnesses } from "./witnesses.ts";

/** All comparisons of a claim with its witnesses. */
export function compareClaim(
  claim: Claim,
  talk: Talk,
  hints?: ReadonlySet<number>,
): Comparison & { witnesses: Witnesses } {
  const witnesses = findWitnesses(claim, talk, hints);
  const centre = witnesses.found[0]?.centre;
  const linked = centre === undefined ? [] : [centre, ...linkedTo(centre, talk)];
  const compared = { claim, talk, witnesses, core: new Set(linked) };
  const parts = [
    compareWords,
    comparePolarity,
    compareNumbers,
    compareSides,
    comparePersons,
    compareTimes,
  ].map((compare) => compare(compared));
  return {
    witnesses,
    features: ["any", ...new Set(parts.flatMap(({ features }) => features))],
    objections: parts.flatMap(({ objections }) => objections),
  };
}
