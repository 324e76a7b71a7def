/**
 * What each feature says for each act, and how likely an act is after the last one that was not "none" (row 0: none was
 * yet). Hundredths of a natural logarithm. Written by `tools/fit-acts.ts`.
 */
export interface Weights {
  after: number[][];
  features: Record<string, number[]>;
}

/** The likeliest acts of a visit's sentences, as indices: the best path over all of them (Viterbi). */
export function decode(
  sentences: readonly (readonly string[])[],
  { after, features }: Weights,
): number[] {
  const acts = after.length;
  // A state is the last act that was not "none": small talk between two findings parts them not.
  let best = after.map((_, state) => (state === 0 ? 0 : -Infinity));
  const steps: { from: number; act: number }[][] = [];
  for (const names of sentences) {
    const own = scoresOf(names, features, acts);
    const next = after.map(() => -Infinity);
    const step = after.map(() => ({ from: 0, act: 0 }));
    for (let from = 0; from < acts; from += 1) {
      for (let act = 0; act < acts; act += 1) {
        const score = best[from]! + own[act]! + after[from]![act]!;
        const to = act === 0 ? from : act;
        if (score <= next[to]!) continue;
        next[to] = score;
        step[to] = { from, act };
      }
    }
    best = next;
    steps.push(step);
  }
  let state = best.indexOf(Math.max(...best));
  const path: number[] = [];
  for (const step of steps.toReversed()) {
    path.push(step[state]!.act);
    state = step[state]!.from;
  }
  return path.toReversed();
}

function scoresOf(names: readonly string[], features: Weights["features"], acts: number): number[] {
  const scores = Array.from({ length: acts }, () => 0);
  for (const name of names) {
    const weights = Object.hasOwn(features, name) ? features[name]! : [];
    for (const [act, weight] of weights.entries()) scores[act]! += weight;
  }
  return scores;
}
