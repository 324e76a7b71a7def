import type { Claim } from "./claim.ts";
import { linkedTo } from "./exchanges.ts";
import type { Hits } from "./coverage.ts";
import { scopeOf, type Witness, type Witnesses } from "./witnesses.ts";
import type { Talk } from "./types.ts";

/** A statement that names more turns than this gives no usable hint. */
const MOST_HINTED = 12;

/**
 * The utterances of the turns that a writer named, with their questions and answers. Undefined if
 * no turn exists or too many are named.
 */
export function hintedUtterances(
  talk: Talk,
  hints: readonly number[] | undefined,
): ReadonlySet<number> | undefined {
  if (!hints || hints.length === 0 || hints.length > MOST_HINTED) return undefined;
  const turns = new Set(hints);
  const found = new Set<number>();
  for (const { index, sentence } of talk.utterances)
    if (turns.has(sentence.turn.i))
      for (const one of [index, ...linkedTo(index, talk)]) found.add(one);
  return found.size > 0 ? found : undefined;
}

/**
 * Uses the hinted utterances as the witnesses of a claim, best first. Keeps only the hits near
 * them.
 */
export function hintedWitnesses(
  { terms }: Claim,
  hits: readonly Hits[],
  hinted: ReadonlySet<number>,
  talk: Talk,
): Witnesses {
  const scoreOf = (index: number): number =>
    terms.reduce((sum, { weight }, at) => sum + weight * (hits[at]!.get(index)?.cover ?? 0), 0);
  const found = [...hinted]
    .map((centre) => ({ centre, score: scoreOf(centre) }))
    .toSorted((a, b) => b.score - a.score || a.centre - b.centre)
    .map(({ centre }): Witness => ({ centre, scope: scopeOf(centre, talk), covers: [] }));
  const scope = new Set(found.flatMap((witness) => [...witness.scope]));
  const near = hits.map((own) => new Map([...own].filter(([index]) => scope.has(index))));
  return { hits: near, found, scope };
}
