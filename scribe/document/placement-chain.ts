import { type ChainScores, MOVES } from "../models/chain.ts";

/** Names (or numbers, when compiled) and values of what speaks for a choice. */
export type Values = [name: string, value: number][];

/**
 * What speaks for each reading of a visit: the chain's states are the headings of which the talk
 * may be.
 */
export interface VisitFeatures<List = Values> {
  /** For each sentence and heading: that the sentence belongs under it. */
  under: List[][];
  /**
   * For each sentence: that it belongs nowhere. For each heading: that the talk is of it all the
   * same.
   */
  nowhere: List[];
  about: List[][];
  /** For each sentence and each of MOVES, what speaks for such a move to it. */
  steps: List[][];
}

export interface VisitScores extends ChainScores {
  /** The score of belonging under each heading, and nowhere; `own` holds the sum of the two. */
  under: Float64Array[];
  nowhere: Float64Array[];
}

/** The scores of all that a visit's chain can choose. */
export function scoreVisit<List>(
  { under, nowhere, about, steps }: VisitFeatures<List>,
  weigh: (features: List) => number,
): VisitScores {
  const inside = under.map((row) => Float64Array.from(row, weigh));
  const outside = about.map((row, t) => {
    const base = weigh(nowhere[t]!);
    return Float64Array.from(row, (features) => base + weigh(features));
  });
  const moves = steps.map((lists) => Float64Array.from(MOVES, (_, at) => weigh(lists[at]!)));
  return {
    own: inside.map((row, t) => logSumExp(row, outside[t]!)),
    moves,
    under: inside,
    nowhere: outside,
  };
}

/** For each state the logarithm of the sum of two likelihoods. */
export const logSumExp = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((a, s) => {
    const b = other[s]!;
    const top = Math.max(a, b);
    return top === -Infinity ? top : top + Math.log(Math.exp(a - top) + Math.exp(b - top));
  });
