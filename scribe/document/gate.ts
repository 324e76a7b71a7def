import type { Fact, Part } from "../facts/types.ts";
import type { Place } from "../template/headings.ts";
import { isOnePlan, meets } from "../template/topics.ts";

/** What of a visit may stand under which heading: one that names something takes nothing where nobody spoke of it. */
export interface Gate {
  isOpen(fact: Fact, place: Place): boolean;
  /** Headings whose topic somebody spoke of. */
  spoken: ReadonlySet<Place>;
}

/** The kinds of a template's chief heading of each part, which takes whatever of the part no other asks for; the chief first. */
const CHIEF: Record<Part, readonly (readonly string[])[]> = {
  history: [["hpi", "symptoms", "subjective"]],
  exam: [["exam", "objective"]],
  assessment: [["diagnosis"]],
  plan: [["plan"], ["prescription", "advice"]],
};

/**
 * What a heading says beyond its kind, a fact must meet, unless it is what the visit is about. The only heading of a kind
 * takes the rest of it, where its own matter was spoken of; the chief one of a part always.
 */
export function gateOf(facts: readonly Fact[], places: readonly Place[]): Gate {
  const named = places.filter((place) => place.topic);
  const spoken = new Set(named.filter((place) => facts.some((fact) => meets(fact, place))));
  const opening = facts.filter((fact) => fact.opening);
  const matter = new Set(named.filter((p) => isTold(p) && opening.some((fact) => meets(fact, p))));
  const isOpen = (fact: Fact, place: Place): boolean =>
    meets(fact, place) || (matter.has(place) && fact.part === "history") || isRest(fact, place);

  function isRest(fact: Fact, place: Place): boolean {
    if (place.byTheme || place.topic?.themes.some(isOnePlan)) return false;
    const only = (kinds: readonly string[]): boolean =>
      asks(place, kinds) &&
      !places.some((other) => other !== place && asks(other, kinds) && meets(fact, other));
    const ranks = CHIEF[fact.part];
    const most = mostOf(fact);
    const isOfChief = most.some((kind) => ranks.some((kinds) => kinds.includes(kind)));
    const chief = ranks.find((kinds) => places.some((one) => asks(one, kinds)));
    if (chief && (isOfChief || fact.part !== "history") && only(chief))
      return fact.part !== "exam" || spoken.has(place);
    return spoken.has(place) && !isOfChief && only(most);
  }
  return { isOpen, spoken };
}

const isTold = ({ kinds, byTheme }: Place): boolean => kinds.has("symptoms") && !byTheme;

const asks = (place: Place, kinds: readonly string[]): boolean =>
  kinds.some((kind) => place.kinds.has(kind));

/** The kinds that a fact is most. */
function mostOf({ kinds }: Fact): string[] {
  const most = Math.max(0, ...kinds.values());
  return [...kinds].filter(([, weight]) => weight >= most).map(([kind]) => kind);
}
