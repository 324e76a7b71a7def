import {
  scaleFeatures,
  type Compared,
  type Comparison,
  type Objection,
  wordsOf,
} from "./comparison.ts";
import { polarityContext } from "./polarity-context.ts";
import { boostedScore } from "../models/boosted.ts";
import { treesOf } from "../models/trees.ts";

/** Log odds from which on the turns are said to affirm what the claim denies, or deny what it affirms. */
const AGAINST = [-2, -1, 0, 1, 2, 3];
const OPPOSES_FROM = 1;

/** Whether the named turns deny what the claim affirms, or affirm what it denies, term by term. */
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
      objections.push({ kind: "negation", detail: wordsOf(claim, term), opposes: true });
  }
  const features = [...most].flatMap(([key, value]) => scaleFeatures(key, value, AGAINST));
  return { features, objections };
}

/**
 * Whether the talk opposes the clinical things of a claim wherever it names them, as the model reads
 * those places. It reads the whole talk: turns that the writer named have no part in it.
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
