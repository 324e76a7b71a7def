import { type Claim, claimsOf } from "./claim.ts";
import { isOpposedThroughout } from "./compare-denials.ts";
import { compareHinted } from "./compare-hinted.ts";
import { comparePersons } from "./compare-persons.ts";
import { compareSides } from "./compare-sides.ts";
import { compareTimes } from "./compare-times.ts";
import { compareNumbers } from "./compare-numbers.ts";
import { comparePolarity, OPPOSED_WHEREVER_NAMED } from "./compare-polarity.ts";
import { compareWords } from "./compare-words.ts";
import type { Compared, Comparison } from "./comparison.ts";
import { findWitnesses, type Witnesses } from "./witnesses.ts";
import { hintedUtterances, hintedWitnesses } from "./hints.ts";
import { linkedTo } from "./exchanges.ts";
import type { Talk } from "./types.ts";

/** A claim with its comparisons. */
export interface ComparedClaim extends Comparison {
  claim: Claim;
  witnesses: Witnesses;
  /** The comparison with the turns that the writer named; undefined if it named none. */
  hinted?: Comparison & { witnesses: Witnesses };
}

/** The highest probability of a sentence without a witness, or too long to verify. */
const UNWITNESSED = 0.05;

/** Compares the claims of a sentence with the talk, and with the turns that the writer named. */
export function compareSentence(
  text: string,
  talk: Talk,
  hints?: readonly number[],
): ComparedClaim[] {
  const hinted = hintedUtterances(talk, hints);
  return claimsOf(text, talk.language).map((claim): ComparedClaim => {
    const witnesses = findWitnesses(claim, talk);
    const centre = witnesses.found[0]?.centre;
    const core = new Set(centre === undefined ? [] : [centre, ...linkedTo(centre, talk)]);
    const compared = { claim, witnesses, ...compareClaim({ claim, talk, witnesses, core }) };
    if (!hinted) return compared;
    const named = hintedWitnesses(claim, witnesses.hits, hinted, talk);
    const beside = { claim, talk, witnesses: named, core: hinted };
    const parts = [compareClaim(beside), compareHinted(beside, witnesses.hits)];
    const isOpposed =
      compared.features.includes(OPPOSED_WHEREVER_NAMED) &&
      isOpposedThroughout({ claim, talk, witnesses, core: new Set(talk.utterances.keys()) });
    const features = parts.flatMap((part) => part.features);
    if (isOpposed) features.push("opposed throughout");
    const objections = parts.flatMap((part) => part.objections);
    return { ...compared, hinted: { witnesses: named, features, objections } };
  });
}

/** The highest probability that the claims of a sentence can have. */
export const probabilityCap = (claims: readonly ComparedClaim[]): number =>
  claims.every(({ witnesses }) => witnesses.found.length === 0) ||
  claims.some(({ claim }) => claim.isCut)
    ? UNWITNESSED
    : 1;

/** Runs all comparisons of a claim. */
function compareClaim(compared: Compared): Comparison {
  const parts = [
    compareWords,
    comparePolarity,
    compareNumbers,
    compareSides,
    comparePersons,
    compareTimes,
  ].map((compare) => compare(compared));
  return {
    features: ["any", ...new Set(parts.flatMap(({ features }) => features))],
    objections: parts.flatMap(({ objections }) => objections),
  };
}
