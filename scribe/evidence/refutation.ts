import type { ComparedClaim } from "./compare.ts";
import { coverIn, type Witnesses } from "./witnesses.ts";

/** The features of both comparisons of a claim, those with the hinted turns marked. */
export const hintedFeatures = ({ features, hinted }: ComparedClaim): string[] => [
  ...new Set([...features, ...(hinted?.features ?? []).map((feature) => `here ${feature}`)]),
];

/** What no sound statement may have, each alone or all of a list together. */
const NEVER_SOUND: readonly (readonly string[])[] = [
  // A medicine or another literal name that the talk never voices in any form.
  ["unheard drug 1.8"],
  ["unheard name"],
  // Any medicine that it never names, where the named turns name another.
  ["here medicine nowhere with rival"],
  // "Nega alergias" of turns that name a substance.
  ["here allergy denied named at all"],
  // A number that the named turns do not say, where they say another of its unit.
  ["here figure absent with rival"],
  // A dose that they do not say.
  ["here figure absent mg"],
  ["here figure absent iu"],
  // A number that is said nowhere.
  ["here figure absent", "number nowhere"],
  // The named turns only say the other side.
  ["here side one core opposite"],
  ["here one side of both only"],
  // The talk says the opposite wherever it names the thing; a hint cannot change that.
  ["here opposed throughout"],
];

/** Whether the comparison with the named turns is exact enough to refuse a claim by itself. */
export const isRefuted = (features: readonly string[]): boolean =>
  NEVER_SOUND.some((all) => all.every((feature) => features.includes(feature)));

/** Turns that have less of what the talk says of a claim are not its source. */
const LEAST_SHARE = 0.5;

/**
 * Whether the named turns can be the source of a claim: they have most of what the best witnesses
 * in the talk have of it.
 */
export function isSource({ claim, witnesses, hinted }: ComparedClaim): boolean {
  const covered = ({ hits, scope }: Witnesses): number =>
    claim.terms.reduce((sum, { weight }, at) => sum + weight * coverIn(hits[at]!, scope), 0);
  return hinted !== undefined && covered(hinted.witnesses) >= LEAST_SHARE * covered(witnesses);
}
