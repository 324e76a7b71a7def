import type { Claim } from "./claim.ts";
import { type Hits, hitsOf } from "./coverage.ts";
import { linkedTo } from "./exchanges.ts";
import { isSame } from "./same-numbers.ts";
import { isInTens } from "./derived-numbers.ts";
import type { Quantity } from "./quantities.ts";
import type { Talk } from "./types.ts";

/** An utterance about the same things as a claim. */
export interface Witness {
  centre: number;
  /** Indices of the utterance, its question or answers, and its neighbours. */
  scope: ReadonlySet<number>;
  /** Indices of the claim's terms that it covers. */
  covers: number[];
}

export interface Witnesses {
  hits: readonly Hits[];
  /** Best first; at most four. */
  found: readonly Witness[];
  /** The scopes of all witnesses. */
  scope: ReadonlySet<number>;
}

const MOST_WITNESSES = 4;
/** The cover from which a term counts as covered. */
export const COVERED = 0.5;
/**
 * How much a hit counts for an utterance: for its question or answer, a neighbour, and the
 * neighbour's neighbour.
 */
const LINKED = 0.95;
const NEXT = 0.75;
const NEAR = 0.5;
/**
 * The factor for a concept of the lexicon; a plain word or a body part says less about the subject.
 */
const NAMED = 1.6;
const PLACES = new Set(["body", "other"]);
const NUMBER_WEIGHT = 1.5;
const KIN_WEIGHT = 1;

/**
 * Finds the utterances that cover a claim best: the best one, then the best for the remaining
 * terms.
 */
export function findWitnesses(claim: Claim, talk: Talk): Witnesses {
  const hits = claim.terms.map((term) => hitsOf(term, talk));
  const numbers = claim.quantities.map((quantity) => utterancesWith(quantity, talk));
  const kin = [...claim.kin].map((id) => utterancesAbout(id, talk));
  const open = new Set(claim.terms.keys());
  const found: Witness[] = [];
  while (found.length < MOST_WITNESSES && (open.size > 0 || found.length === 0)) {
    const scores = new Map<number, number>();
    for (const at of open) {
      const { weight, concept } = claim.terms[at]!;
      const names = concept !== undefined && !PLACES.has(concept.type);
      spread(hits[at]!, names ? weight * NAMED : weight, scores, talk);
    }
    if (found.length === 0 || open.size > 0)
      for (const list of numbers)
        spread(list, found.length === 0 ? NUMBER_WEIGHT : 0.3, scores, talk);
    if (found.length === 0) for (const list of kin) spread(list, KIN_WEIGHT, scores, talk);
    let centre = -1;
    let best = 0;
    for (const [index, score] of scores)
      if (score > best + 1e-9 || (score > best - 1e-9 && index < centre)) {
        best = score;
        centre = index;
      }
    if (centre < 0) break;
    const scope = scopeOf(centre, talk);
    const covers = [...open].filter((at) => coverIn(hits[at]!, scope) >= COVERED);
    if (covers.length === 0 && found.length > 0) break;
    found.push({ centre, scope, covers });
    for (const at of covers) open.delete(at);
  }
  return { hits, found, scope: new Set(found.flatMap((witness) => [...witness.scope])) };
}

/** The best cover of a term within a scope. */
export function coverIn(hits: Hits, scope: ReadonlySet<number>): number {
  let best = 0;
  for (const index of scope) best = Math.max(best, hits.get(index)?.cover ?? 0);
  return best;
}

function spread(
  hits: ReadonlyMap<number, { cover: number }>,
  weight: number,
  scores: Map<number, number>,
  talk: Talk,
): void {
  const own = new Map<number, number>();
  const put = (index: number, value: number): void => {
    if (index >= 0 && index < talk.utterances.length && (own.get(index) ?? 0) < value)
      own.set(index, value);
  };
  for (const [index, { cover }] of hits) {
    put(index, cover);
    for (const other of linkedTo(index, talk)) put(other, cover * LINKED);
    for (const step of [-1, 1]) {
      put(index + step, cover * NEXT);
      put(index + 2 * step, cover * NEAR);
    }
  }
  for (const [index, value] of own) scores.set(index, (scores.get(index) ?? 0) + value * weight);
}

/** The indices of an utterance, its question or answers, and its neighbours. */
export function scopeOf(centre: number, talk: Talk): ReadonlySet<number> {
  const scope = new Set([centre, ...linkedTo(centre, talk)]);
  for (const step of [-2, -1, 1, 2]) if (talk.utterances[centre + step]) scope.add(centre + step);
  return scope;
}

/** The cover of another number with the same unit. */
const SAME_UNIT = 0.4;

function utterancesWith(quantity: Quantity, talk: Talk): Map<number, { cover: number }> {
  const found = new Map<number, { cover: number }>();
  for (const { index, quantities } of talk.utterances)
    for (const other of quantities) {
      const same = other.raw === quantity.raw || isSame(quantity, other);
      const alike = quantity.unit !== "" && other.unit === quantity.unit;
      const cover = same || isInTens(other, quantity.raw) ? 1 : alike ? SAME_UNIT : 0;
      if (cover > (found.get(index)?.cover ?? 0)) found.set(index, { cover });
    }
  return found;
}

function utterancesAbout(kin: string, talk: Talk): Map<number, { cover: number }> {
  const found = new Map<number, { cover: number }>();
  for (const utterance of talk.utterances)
    if (utterance.kin.has(kin)) found.set(utterance.index, { cover: 1 });
  return found;
}
