import type { Fact } from "../facts/types.ts";
import type { Place } from "../template/headings.ts";

/*
 * A template's headings stand in the order in which a visit goes, and what is said in one breath mostly stands together. Both are weighed
 * against how well a fact fits a heading. `tools/fit-arrange.ts` fits the weights (conditional logit) on the consultations of scribe/fixtures,
 * each under its own template and under another doctor's. Those in use are held back from what it says: its own lay a little more rightly on
 * sets not seen, but fill empty sections, and lose too much where the template's order is not the visit's (fixtures/matrix).
 */
export const WEIGHTS = {
  /** How well the fact fits the heading. */
  fit: 0.95,
  /** The heading that it fits best. */
  best: 0.82,
  /** It does not fit it at all. */
  unfit: -0.81,
  /** It is not free to move there, since another asks for it by name. */
  barred: -1.65,
  /** How far from where the visit is the heading stands, in lengths of the template. */
  away: -2.6,
  /** How far behind it. */
  ahead: -2,
  /** It is the heading of the fact before, the one after that, or one before that. */
  stay: 0.9,
  next: 0.5,
  back: -0.5,
};
export type Weights = typeof WEIGHTS;

/** A fact with how well it fits each heading and whether it is free to stand there, and the one that it fits best, by index. */
export interface Fitted {
  fact: Fact;
  fits: readonly number[];
  isFree: readonly boolean[];
  best: number;
}

/**
 * Chooses a heading for each fact, over the visit as a whole (Viterbi): the index of its place, in the order given.
 */
export function arrange(
  fitted: readonly Fitted[],
  places: readonly Place[],
  turns: number,
): number[] {
  const order = fitted
    .map((one, index) => ({ one, index, at: firstTurn(one.fact) }))
    .sort((a, b) => a.at - b.at || a.index - b.index);
  let sums: number[] = [];
  const from: number[][] = [];
  for (const { one, at } of order) {
    const worth = places.map((_, place) => weigh(signsOf(one, place, at / turns, places.length)));
    const chosen: number[] = [];
    sums = worth.map((value, place) => {
      const [sum, before] = bestBefore(sums, place);
      chosen.push(before);
      return value + sum;
    });
    from.push(chosen);
  }
  const result: number[] = [];
  let place = sums.indexOf(Math.max(...sums));
  for (let step = order.length - 1; step >= 0; step -= 1) {
    result[order[step]!.index] = place;
    place = from[step]![place]!;
  }
  return result;
}

/** Where in the visit a fact was first spoken of. */
export const firstTurn = (fact: Fact): number =>
  Math.min(...fact.sources.map(({ turn }) => turn.i));

/** What speaks for and against a heading, before anything is weighed; `said`: where in the visit, from 0 to 1. */
export function signsOf(
  { fits, isFree, best }: Fitted,
  place: number,
  said: number,
  places: number,
): Partial<Weights> {
  const stands = (place + 0.5) / places;
  return {
    fit: fits[place]!,
    best: place === best ? 1 : 0,
    unfit: fits[place]! > 0 ? 0 : 1,
    barred: isFree[place]! ? 0 : 1,
    away: Math.abs(said - stands),
    ahead: Math.max(0, stands - said),
  };
}

/** The way from the heading of the fact before to this one. */
export const stepTo = (before: number, place: number): "stay" | "next" | "back" | undefined =>
  before === place ? "stay" : before + 1 === place ? "next" : before > place ? "back" : undefined;

const weigh = (signs: Partial<Weights>): number => {
  let sum = 0;
  for (const name in signs) sum += WEIGHTS[name as keyof Weights] * signs[name as keyof Weights]!;
  return sum;
};

/** The best sum with which a heading can be reached, and the heading before. */
function bestBefore(sums: readonly number[], place: number): [number, number] {
  let best: [number, number] = [sums.length === 0 ? 0 : -Infinity, 0];
  for (const [before, sum] of sums.entries()) {
    const step = stepTo(before, place);
    const reached = sum + (step ? WEIGHTS[step] : 0);
    if (reached > best[0]) best = [reached, before];
  }
  return best;
}
