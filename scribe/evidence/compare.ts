import { type Claim, claimsOf } from "./claim.ts";
import { comparePersons, compareSides, compareTimes } from "./compare-context.ts";
import { compareNumbers } from "./compare-numbers.ts";
import { comparePolarity } from "./compare-polarity.ts";
import { compareWords } from "./compare-words.ts";
import type { Comparison } from "./comparison.ts";
import type { Talk } from "./talk.ts";
import { findWitnesses, type Witnesses } from "./witnesses.ts";
import { linkedTo } from "./exchanges.ts";

/** A claim of a sentence with its comparisons. */
export interface ComparedClaim extends Comparison {
  claim: Claim;
  witnesses: Witnesses;
}

/** The most that is believed of a sentence without a witness, or too long to be proved. */
const UNWITNESSED = 0.05;

/** The claims of a sentence, compared. */
export function compareSentence(
  text: string,
  talk: Talk,
  hints?: ReadonlySet<number>,
): ComparedClaim[] {
  const claims = claimsOf(text, talk.language);
  return claims.map((claim) => ({ ...compareClaim(claim, talk, hints), claim }));
}

/** The greatest probability that the claims of a sentence can have. */
export const mostOf = (claims: readonly ComparedClaim[]): number =>
  claims.every(({ witnesses }) => witnesses.found.length === 0) ||
  claims.some(({ claim }) => claim.isCut)
    ? UNWITNESSED
    : 1;

/** All comparisons of a claim with its witnesses. */
function compareClaim(
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
