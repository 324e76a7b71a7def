import type { Fact, Part } from "../facts/types.ts";
import type { Place } from "../template/headings.ts";
import { isOnePlan, meets } from "../template/topics.ts";

/** Whether a fact may stand under a heading: one that names something takes nothing where nobody spoke of it. */
export type Gate = (fact: Fact, place: Place) => boolean;

/** The kinds of a template's chief heading of each part, which takes whatever of the part no other asks for; the chief first. */
const CHIEF: Record<Part, readonly (readonly string[])[]> = {
  history: [["hpi", "symptoms", "subjective"]],
  exam: [["exam", "objective"]],
  assessment: [["diagnosis"]],
  plan: [["plan"], ["prescription", "advice"]],
};

/** What a heading says beyond its kind must have been spoken of, unless it is the chief heading of a part, which takes the rest of it. */
export function gateOf(facts: readonly Fact[], places: readonly Place[]): Gate {
  const unspoken = new Set(
    places.filter((place) => place.topic && !facts.some((fact) => meets(fact, place))),
  );
  return (fact, place) => !unspoken.has(place) || isRest(fact, place, places);
}

/** Whether the chief heading of a part takes a fact that no other heading of its kind does. */
function isRest(fact: Fact, place: Place, places: readonly Place[]): boolean {
  if (place.byTheme || place.topic?.themes.some(isOnePlan) || fact.part === "exam") return false;
  const ranks = CHIEF[fact.part];
  const isOfChief = mostOf(fact).some((kind) => ranks.some((kinds) => kinds.includes(kind)));
  const chief = ranks.find((kinds) => places.some((one) => asks(one, kinds)));
  return (
    chief !== undefined &&
    (isOfChief || fact.part !== "history") &&
    asks(place, chief) &&
    !places.some((other) => other !== place && asks(other, chief) && meets(fact, other))
  );
}

const asks = (place: Place, kinds: readonly string[]): boolean =>
  kinds.some((kind) => place.kinds.has(kind));

/** The kinds that a fact is most. */
function mostOf({ kinds }: Fact): string[] {
  const most = Math.max(0, ...kinds.values());
  return [...kinds].filter(([, weight]) => weight >= most).map(([kind]) => kind);
}
