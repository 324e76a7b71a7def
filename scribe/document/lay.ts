import type { Fact } from "../facts/types.ts";
import { affinity, type Place } from "../template/headings.ts";

/** Which place each fact goes to; undefined when the template has none for it. */
export function layFacts(facts: readonly Fact[], places: readonly Place[]): (Place | undefined)[] {
  return facts.map((fact) => bestPlace(fact, places));
}

function bestPlace(fact: Fact, places: readonly Place[]): Place | undefined {
  let best: Place | undefined;
  let bestScore = 0;
  for (const place of places) {
    const score = scoreOf(fact, place);
    if (score > bestScore + 1e-9) {
      best = place;
      bestScore = score;
    }
  }
  return best;
}

/** How well a fact fits a heading: by kind first, then by the heading's and the guidance's own words. */
export function scoreOf(fact: Fact, place: Place): number {
  if (!partsMeet(fact, place)) return 0;
  let byKind = 0;
  for (const [kind, weight] of fact.kinds)
    byKind = Math.max(byKind, weight * affinity(kind, place));
  const headHit = overlap(fact, place.headConcepts, place.headStems);
  const guideHit = overlap(fact, place.guideConcepts, place.guideStems);
  if (byKind === 0 && place.kinds.size > 0) return 0;
  const unknown = place.kinds.size === 0;
  if (unknown && headHit === 0 && guideHit === 0) return 0;
  const relativeElsewhere = fact.subject === "relative" && !place.kinds.has("family") ? 0.3 : 0;
  return (
    byKind +
    Math.min(headHit, 1) * (unknown ? 0.9 : 0.35) +
    Math.min(guideHit, 2) * (unknown ? 0.4 : 0.2) -
    relativeElsewhere
  );
}

function partsMeet(fact: Fact, place: Place): boolean {
  if (place.parts.has(fact.part)) return true;
  if (fact.part === "plan" && fact.kinds.has("vaccines") && place.kinds.has("vaccines"))
    return true;
  if (fact.part === "assessment") return place.parts.has("plan");
  if (fact.part === "plan") return false;
  if (fact.part === "history")
    return place.kinds.has("results") || (place.kinds.has("imaging") && fact.kinds.has("imaging"));
  return false;
}

function overlap(fact: Fact, concepts: ReadonlySet<string>, stems: ReadonlySet<string>): number {
  let hits = 0;
  for (const concept of concepts) if (fact.concepts.has(concept)) hits += 1;
  for (const word of stems) if (fact.stems.has(word)) hits += 0.7;
  return hits;
}
