import { type ChainScores, MOVES } from "../models/chain.ts";

/** Names (numbers when compiled) and values of features. */
export type Values = [name: string, value: number][];

/**
 * Features of a visit for the chain model. Its states are the headings that the talk may be about.
 */
export interface VisitFeatures<List = Values> {
  /** For each sentence and heading: features of the sentence belonging under it. */
  under: List[][];
  /**
   * `nowhere`: for each sentence, features of it belonging under no heading. `about`: for each
   * sentence and heading, features of the talk being about the heading all the same.
   */
  nowhere: List[];
  about: List[][];
  /** For each sentence and each of MOVES: features of that move to the sentence. */
  steps: List[][];
}

export interface VisitScores extends ChainScores {
  /** Scores for each heading, and for none. `own` holds the log of the sum of both. */
  under: Float64Array[];
  nowhere: Float64Array[];
}

/** Computes the scores of all choices of a visit's chain. */
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

/** For each state, log(exp(one) + exp(other)). */
export const logSumExp = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((a, s) => {
    const b = other[s]!;
    const top = Math.max(a, b);
    return top === -Infinity ? top : top + Math.log(Math.exp(a - top) + Math.exp(b - top));
  });
