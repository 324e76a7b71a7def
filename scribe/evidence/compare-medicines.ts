import { type Compared, type Comparison, type Objection, wordsOf } from "./comparison.ts";
import type { Hits } from "./coverage.ts";
import { COVERED } from "./witnesses.ts";

/** A medicine with a name: rarely left unsaid, unlike its forms and classes. */
const NAMED_FROM = 1.5;

/** A medicine may be named so many utterances before the turns that speak of "that one". */
const SPOKEN_OF = 8;

/**
 * Whether the named turns name each medicine of the claim, and another one in its place.
 * `everywhere`: the hits of the claim's terms in the whole talk.
 */
export function compareMedicines(
  { claim, talk, core }: Compared,
  everywhere: readonly Hits[],
): Comparison {
  const features: string[] = [];
  const objections: Objection[] = [];
  const own = new Set(claim.terms.map(({ concept }) => concept?.id));
  const rival = [...core].some((index) =>
    talk.utterances[index]!.terms.some(
      ({ concept }) => concept?.type === "drug" && !own.has(concept.id),
    ),
  );
  for (const [at, term] of claim.terms.entries()) {
    if (term.concept?.type !== "drug" || term.weight < NAMED_FROM) continue;
    const said = placeOfMedicine(everywhere[at]!, core);
    features.push(`medicine ${said}`, `medicine ${said} ${rival ? "with rival" : "alone"}`);
    if (said === "elsewhere" || said === "nowhere")
      objections.push({ kind: "drug", detail: wordsOf(claim, term), opposes: rival });
  }
  return { features, objections };
}

/** Where a medicine is named: by the named turns, shortly before them, elsewhere or nowhere. */
function placeOfMedicine(hits: Hits, core: ReadonlySet<number>): string {
  const places = [...hits].filter(([, { cover }]) => cover >= COVERED);
  const within = places.filter(([index]) => core.has(index));
  if (within.length > 0) return within.some(([, { cover }]) => cover >= 0.8) ? "said" : "alike";
  const isBefore = (index: number): boolean =>
    [...core].some((one) => one > index && one - index <= SPOKEN_OF);
  if (places.some(([index]) => isBefore(index))) return "before";
  return places.length > 0 ? "elsewhere" : "nowhere";
}

/** Whether a claim that denies allergies names turns that name a substance without denying it. */
export function compareAllergies({ claim, talk, core }: Compared): Comparison {
  const allergy = claim.terms.find(({ concept }) => concept?.id === "allergy");
  if (!allergy) return { features: [], objections: [] };
  const named = [...core].flatMap((index) => {
    const { sentence, terms, negated } = talk.utterances[index]!;
    return terms.filter(
      ({ concept, from }) => concept?.type === "drug" && !sentence.asks && !negated[from],
    );
  });
  const excepted = claim.terms.some(({ concept }) => concept?.type === "drug");
  const said = `${allergy.negated ? "denied" : "affirmed"} ${named.length > 0 ? "named" : "unnamed"}`;
  const opposes = allergy.negated && named.length > 0 && !excepted;
  return {
    features: [`allergy ${said}`, `allergy ${said} ${excepted ? "but some" : "at all"}`],
    objections: opposes
      ? [{ kind: "negation", detail: wordsOf(claim, allergy), opposes: true }]
      : [],
  };
}
