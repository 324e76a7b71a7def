import type { ComparedClaim } from "./compare.ts";
import { coverIn, type Witnesses } from "./witnesses.ts";

/** The features of both comparisons. Those of the hinted turns have the prefix "here". */
export const hintedFeatures = ({ features, hinted }: ComparedClaim): string[] => [
  ...new Set([...features, ...(hinted?.features ?? []).map((feature) => `here ${feature}`)]),
];

/** Features that refute a claim. All features of a list must be present. */
const NEVER_SOUND: readonly (readonly string[])[] = [
  // A medicine or name that the talk never mentions.
  ["unheard drug 1.8"],
  ["unheard name"],
  // A medicine that the talk never mentions, while the named turns mention another.
  ["here medicine nowhere with rival"],
  // "Nega alergias" with turns that name a substance.
  ["here allergy denied named at all"],
  // A number that the named turns lack, while they have another one of the same unit.
  ["here figure absent with rival"],
  // A dose that the named turns lack.
  ["here figure absent mg"],
  ["here figure absent iu"],
  // A number that the talk lacks.
  ["here figure absent", "number nowhere"],
  // The named turns only say the other side.
  ["here side one core opposite"],
  ["here one side of both only"],
  // The talk says the opposite wherever it names the thing; a hint cannot change that.
  ["here opposed throughout"],
];

/** Whether a comparison alone refutes a claim. */
export const isRefuted = (features: readonly string[]): boolean =>
  NEVER_SOUND.some((all) => all.every((feature) => features.includes(feature)));

/** The share of the best witnesses' cover that named turns need to be a source. */
const LEAST_SHARE = 0.5;

/**
 * Whether the named turns can be the source of a claim: they cover at least `LEAST_SHARE` of what
 * the best witnesses cover.
 */
export function isSource({ claim, witnesses, hinted }: ComparedClaim): boolean {
  const covered = ({ hits, scope }: Witnesses): number =>
    claim.terms.reduce((sum, { weight }, at) => sum + weight * coverIn(hits[at]!, scope), 0);
  return hinted !== undefined && covered(hinted.witnesses) >= LEAST_SHARE * covered(witnesses);
}
