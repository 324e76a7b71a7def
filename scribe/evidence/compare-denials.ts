import {
  scaleFeatures,
  type Compared,
  type Comparison,
  type Objection,
  wordsOf,
} from "./comparison.ts";
import { namedPlaces, polarityContext } from "./polarity-context.ts";
import { saidAt } from "./said.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";

/** Steps of the log odds that the turns say the opposite of the claim. */
const AGAINST = [-2, -1, 0, 1, 2, 3];
const OPPOSES_FROM = 1;

/** Compares, term by term, whether the named turns affirm or deny what the claim says. */
export function compareDenials(compared: Compared): Comparison {
  const { claim } = compared;
  const objections: Objection[] = [];
  const most = new Map<string, number>();
  const model = treesOf("polarity");
  for (const [at, term] of claim.terms.entries()) {
    const context = polarityContext(compared, at);
    if (!context) continue;
    const denied = boostedScore(model, context);
    const against = term.negated ? -denied : denied;
    const claimPolarity = term.negated ? "no" : "yes";
    const sort = term.concept ? "concept" : "word";
    for (const key of [
      "denial",
      `denial ${claimPolarity} ${sort}`,
      `denial ${term.concept?.type ?? "word"}`,
    ])
      most.set(key, Math.max(most.get(key) ?? -Infinity, against));
    if (against >= OPPOSES_FROM)
      objections.push({
        ...{ kind: "negation", detail: wordsOf(claim, term), opposes: true },
        ...saidOfTerm(compared, at),
        ...(term.concept ? {} : { isWeak: true }),
      });
  }
  const features = [...most].flatMap(([key, value]) => scaleFeatures(key, value, AGAINST));
  return { features, objections };
}

/** The named turns' words about a term. */
function saidOfTerm({ talk, witnesses, core }: Compared, at: number): { said?: string } {
  const [place] = namedPlaces(witnesses.hits[at]!, core);
  if (!place) return {};
  const [index, { term }] = place;
  return saidAt(talk, index, { at: term.from, withQuestion: true });
}

/**
 * Whether the talk opposes all clinical terms of a claim wherever it names them. Reads the whole
 * talk; turns that the writer named do not matter here.
 */
export function isOpposedThroughout(compared: Compared): boolean {
  const model = treesOf("polarity");
  return compared.claim.terms.every((term, at) => {
    const context = term.concept && polarityContext(compared, at);
    if (!context) return true;
    const denied = boostedScore(model, context);
    return (term.negated ? -denied : denied) >= OPPOSES_FROM;
  });
}
