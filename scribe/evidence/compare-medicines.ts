import { type Compared, type Comparison, type Objection, wordsOf } from "./comparison.ts";
import type { Hits } from "./coverage.ts";
import { saidAt, saidTerm } from "./said.ts";
import type { Talk, Term } from "./types.ts";
import { COVERED } from "./witnesses.ts";

/** The weight from which a term is a medicine's name, not a form or a class. */
const NAMED_FROM = 1.5;

/** How many utterances before the named turns a medicine may have been named. */
const SPOKEN_OF = 8;

/**
 * Checks that the named turns name each medicine of the claim, and whether they name another one.
 * `everywhere`: the hits of the claim's terms in the whole talk.
 */
export function compareMedicines(
  { claim, talk, core }: Compared,
  everywhere: readonly Hits[],
): Comparison {
  const features: string[] = [];
  const objections: Objection[] = [];
  const own = new Set(claim.terms.map(({ concept }) => concept?.id));
  const isOther = ({ concept }: Term): boolean => concept?.type === "drug" && !own.has(concept.id);
  const rival = saidTerm(talk, core, isOther);
  for (const [at, term] of claim.terms.entries()) {
    if (term.concept?.type !== "drug" || term.weight < NAMED_FROM) continue;
    const said = placeOfMedicine(everywhere[at]!, core);
    features.push(`medicine ${said}`, `medicine ${said} ${rival ? "with rival" : "alone"}`);
    if (said === "elsewhere" || said === "nowhere")
      objections.push({
        ...{ kind: "drug", detail: wordsOf(claim, term), opposes: rival !== undefined },
        ...(rival ?? (said === "elsewhere" ? saidElsewhere(talk, everywhere[at]!) : {})),
      });
  }
  return { features, objections };
}

function saidElsewhere(talk: Talk, hits: Hits): { said?: string } {
  const place = [...hits].find(([, { cover }]) => cover >= COVERED);
  return place === undefined ? {} : saidAt(talk, place[0], { at: place[1].term.from });
}

/** Where a medicine is named: in the named turns, shortly before them, elsewhere or nowhere. */
function placeOfMedicine(hits: Hits, core: ReadonlySet<number>): string {
  const places = [...hits].filter(([, { cover }]) => cover >= COVERED);
  const within = places.filter(([index]) => core.has(index));
  if (within.length > 0) return within.some(([, { cover }]) => cover >= 0.8) ? "said" : "alike";
  const isBefore = (index: number): boolean =>
    [...core].some((one) => one > index && one - index <= SPOKEN_OF);
  if (places.some(([index]) => isBefore(index))) return "before";
  return places.length > 0 ? "elsewhere" : "nowhere";
}

/** Finds a claim that denies allergies although the named turns name a substance. */
export function compareAllergies({ claim, talk, core }: Compared): Comparison {
  const allergy = claim.terms.find(({ concept }) => concept?.id === "allergy");
  if (!allergy) return { features: [], objections: [] };
  const named = saidTerm(talk, core, ({ concept, from }, { sentence, negated }) => {
    return concept?.type === "drug" && !sentence.asks && negated[from] !== true;
  });
  const excepted = claim.terms.some(({ concept }) => concept?.type === "drug");
  const polarity = allergy.negated ? "denied" : "affirmed";
  const said = `${polarity} ${named ? "named" : "unnamed"}`;
  const opposes = allergy.negated && named !== undefined && !excepted;
  return {
    features: [`allergy ${said}`, `allergy ${said} ${excepted ? "but some" : "at all"}`],
    objections: opposes
      ? [{ kind: "negation", detail: wordsOf(claim, allergy), opposes: true, ...named }]
      : [],
  };
}
