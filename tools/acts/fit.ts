import type { Weights } from "../../scribe/facts/parts/decode.ts";
import { ACTS } from "../../scribe/facts/parts/acts.ts";
import type { Visit } from "./visits.ts";

const K = ACTS.length;
/** How strongly weights are held near nothing. */
const RIDGE = 1;
/** For what is likely after what, which every visit tells of. */
const RIDGE_AFTER = 0.1;
const STEPS = 80;
/** Directions that the optimiser remembers. */
const MEMORY = 8;
/** A feature must be in so many visits. */
const VISITS = 3;

type Vector = Float64Array<ArrayBuffer>;

interface Sequence {
  /** Indices of the known features of each sentence. */
  features: number[][];
  acts: number[];
}

/**
 * Fits a linear-chain conditional random field: the weights that make the labels of whole visits likeliest, by L-BFGS
 * from nothing, with a ridge. Deterministic. The state is the last act that was not "none", as in `decode`.
 */
export function fit(visits: readonly Visit[]): Weights {
  const names = namesOf(visits);
  const index = new Map(names.map((name, i) => [name, i]));
  const sequences = visits.map(({ features, acts }) => ({
    features: features.map((own) => own.flatMap((name) => index.get(name) ?? [])),
    acts: acts.map((act) => ACTS.indexOf(act)),
  }));
  const split = names.length * K;
  const best = minimise(new Float64Array(split + K * K), (x, slope) => {
    slope.fill(0);
    let loss = 0;
    for (const sequence of sequences) loss += addSequence(sequence, x, split, slope);
    for (let i = 0; i < x.length; i += 1) {
      const ridge = i < split ? RIDGE : RIDGE_AFTER;
      loss += (ridge / 2) * x[i]! ** 2;
      slope[i]! += ridge * x[i]!;
    }
    return loss;
  });
  const row = (at: number): number[] =>
    Array.from(best.slice(at, at + K), (weight) => Math.round(weight * 100) + 0);
  return {
    after: ACTS.map((_, i) => row(split + i * K)),
    features: Object.fromEntries(
      names
        .map((name, i) => [name, row(i * K)] as const)
        .filter(([, weights]) => weights.some((weight) => Math.abs(weight) >= 5)),
    ),
  };
}

function namesOf(visits: readonly Visit[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of visits)
    for (const name of new Set(features.flat())) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen]
    .filter(([, visitsWithIt]) => visitsWithIt >= VISITS)
    .map(([name]) => name)
    .toSorted();
}

/** Adds the slope of a visit's loss (log of all paths' weight less the labelled one's) and gives the loss. */
function addSequence(
  { features, acts }: Sequence,
  x: Vector,
  split: number,
  slope: Vector,
): number {
  const own = features.map((sentence) =>
    ACTS.map((_, act) => sentence.reduce((sum, f) => sum + x[f * K + act]!, 0)),
  );
  const step = (t: number, from: number, act: number): number =>
    own[t]![act]! + x[split + from * K + act]!;
  const to = (from: number, act: number): number => (act === 0 ? from : act);
  const forward = [ACTS.map((_, state) => (state === 0 ? 0 : -Infinity))];
  for (let t = 0; t < own.length; t += 1) {
    const sums = ACTS.map(() => [] as number[]);
    for (let from = 0; from < K; from += 1)
      for (let act = 0; act < K; act += 1)
        sums[to(from, act)]!.push(forward[t]![from]! + step(t, from, act));
    forward.push(sums.map(logSum));
  }
  const all = logSum(forward.at(-1)!);
  let back = ACTS.map(() => 0);
  for (let t = own.length - 1; t >= 0; t -= 1) {
    const share = ACTS.map(() => 0);
    const before = ACTS.map((_, from) =>
      logSum(ACTS.map((__, act) => step(t, from, act) + back[to(from, act)]!)),
    );
    for (let from = 0; from < K; from += 1)
      for (let act = 0; act < K; act += 1) {
        const p = Math.exp(forward[t]![from]! + step(t, from, act) + back[to(from, act)]! - all);
        share[act]! += p;
        slope[split + from * K + act]! += p;
      }
    for (const f of features[t]!)
      for (let act = 0; act < K; act += 1) slope[f * K + act]! += share[act]!;
    back = before;
  }
  return all - addLabelled(features, acts, step, split, slope);
}

function addLabelled(
  features: readonly number[][],
  acts: readonly number[],
  step: (t: number, from: number, act: number) => number,
  split: number,
  slope: Vector,
): number {
  let state = 0;
  let sum = 0;
  for (const [t, act] of acts.entries()) {
    sum += step(t, state, act);
    slope[split + state * K + act]! -= 1;
    for (const f of features[t]!) slope[f * K + act]! -= 1;
    if (act !== 0) state = act;
  }
  return sum;
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  if (most === -Infinity) return most;
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** L-BFGS with backtracking: the point near which `loss` is least; `loss` writes its slope into its second argument. */
function minimise(start: Vector, loss: (x: Vector, slope: Vector) => number): Vector {
  const slope = new Float64Array(start.length);
  let x = start;
  let value = loss(x, slope);
  let here = slope.slice();
  const known: { s: Vector; y: Vector; sy: number }[] = [];
  for (let i = 0; i < STEPS; i += 1) {
    const way = directionOf(here, known);
    const fall = dot(here, way);
    let length = known.length > 0 ? 1 : 1 / Math.max(1, Math.sqrt(dot(here, here)));
    let next = moved(x, way, -length);
    let nextValue = loss(next, slope);
    while (nextValue > value - 1e-4 * length * fall && length > 1e-6) {
      length /= 2;
      next = moved(x, way, -length);
      nextValue = loss(next, slope);
    }
    const s = moved(next, x, -1);
    const y = moved(slope, here, -1);
    const sy = dot(s, y);
    if (sy > 1e-10) known.push({ s, y, sy });
    if (known.length > MEMORY) known.shift();
    const done = Math.abs(value - nextValue) < 1e-5 * Math.abs(value);
    x = next;
    value = nextValue;
    here = slope.slice();
    if (done) break;
  }
  return x;
}

function directionOf(
  slope: Vector,
  known: readonly { s: Vector; y: Vector; sy: number }[],
): Vector {
  let way = slope.slice();
  const parts = known.toReversed().map(({ s, y, sy }) => {
    const part = dot(s, way) / sy;
    way = moved(way, y, -part);
    return part;
  });
  const last = known.at(-1);
  if (last) way = way.map((value) => value * (last.sy / dot(last.y, last.y)));
  for (const [i, { s, y, sy }] of known.entries())
    way = moved(way, s, parts[known.length - 1 - i]! - dot(y, way) / sy);
  return way;
}

function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}

const moved = (x: Vector, way: Vector, by: number): Vector =>
  x.map((value, i) => value + by * way[i]!);
