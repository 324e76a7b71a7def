/** The moves between ordered states: stay, go to the next one, skip ahead, go back. */
export const MOVES = ["stay", "next", "ahead", "back"] as const;

/** A chain of steps that share the same states. Scores are natural logarithms. */
export interface ChainScores {
  /** The score of each state, by step. */
  own: readonly Float64Array[];
  /** The score of each of MOVES into a step; those of the first step are ignored. */
  moves: readonly Float64Array[];
}

/** The probability of each state at each step, and of each of MOVES into it. */
export interface ChainMarginals {
  states: Float64Array[];
  moves: Float64Array[];
}

/** Computes marginals by the forward-backward algorithm, in time linear in steps and states. */
export function chainMarginals({ own, moves }: ChainScores): ChainMarginals {
  const seen: Float64Array[] = own.map(exponentials);
  const weights = moves.map((scores) => scores.map(Math.exp));
  const forward: Float64Array[] = [];
  for (const [t, likely] of seen.entries()) {
    const before = forward[t - 1];
    forward.push(
      before ? normalise(multiply(arrivals(before, weights[t]!), likely)) : normalise(likely),
    );
  }
  const backward: Float64Array[] = seen.map((likely) => likely.map(() => 1));
  for (let t = seen.length - 2; t >= 0; t -= 1)
    backward[t] = normalise(departures(multiply(backward[t + 1]!, seen[t + 1]!), weights[t + 1]!));
  return {
    states: forward.map((scores, t) => normalise(multiply(scores, backward[t]!))),
    moves: seen.map((likely, t) =>
      t === 0
        ? new Float64Array(MOVES.length)
        : moveShares(forward[t - 1]!, multiply(likely, backward[t]!), weights[t]!),
    ),
  };
}

/** One step forward: the mass that reaches each state from all states. */
function arrivals(from: Float64Array, [stay, next, ahead, back]: Float64Array): Float64Array {
  const out = new Float64Array(from.length);
  let behind = 0;
  for (let s = 0; s < out.length; s += 1) {
    out[s] = stay! * from[s]! + next! * (from[s - 1] ?? 0) + ahead! * behind;
    behind += from[s - 1] ?? 0;
  }
  let further = 0;
  for (let s = out.length - 1; s >= 0; s -= 1) {
    out[s]! += back! * further;
    further += from[s]!;
  }
  return out;
}

/** One step backward: the mass that each state passes to all states. */
const departures = (to: Float64Array, [stay, next, ahead, back]: Float64Array): Float64Array =>
  arrivals(to.toReversed(), Float64Array.of(stay!, next!, ahead!, back!)).reverse();

function moveShares(from: Float64Array, to: Float64Array, weights: Float64Array): Float64Array {
  return normalise(
    weights.map((w, move) => {
      const one = new Float64Array(MOVES.length);
      one[move] = w;
      return arrivals(from, one).reduce((sum, p, s) => sum + p * to[s]!, 0);
    }),
  );
}

const multiply = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, at) => value * other[at]!);

function exponentials(scores: Float64Array): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  return scores.map((score) => Math.exp(score - top));
}

function normalise(values: Float64Array): Float64Array {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}
