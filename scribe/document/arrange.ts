import type { Fact } from "../facts/types.ts";
import type { Place } from "../template/headings.ts";

/*
 * A template's headings stand in the order in which a visit goes, and what is said in one breath mostly stands together. Both are weighed
 * against how well a fact fits a heading, in about the unit of that fit. The weights were fitted (conditional logit) on the consultations of
 * scribe/fixtures, each under its own template and under another doctor's, a set left out at a time; those of the order and the flow were
 * then taken back by a third, because a template whose order is not the visit's (fixtures/matrix) lost too much by them.
 */
const FIT = 0.95;
/** For the heading that the fact fits best. */
const BEST = 0.82;
/** Less for a heading that the fact does not fit at all. */
const UNFIT = 0.81;
/** Less for one that it is not free to move to, since another asks for it by name. */
const BARRED = 1.65;
/** Less for a heading as far from the fact as the template is long. */
const AWAY = 2.6;
/** Still less, for one that comes later in the template than the fact in the visit. */
const AHEAD = 2;
/** For the heading of the fact before, for the one after that, and less for one that stands before it. */
const STAY = 0.9;
const NEXT = 0.5;
const BACK = 0.5;

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
    const worth = places.map((_, place) => worthOf(one, place, at / turns, places.length));
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

const firstTurn = (fact: Fact): number => Math.min(...fact.sources.map(({ turn }) => turn.i));

function worthOf(
  { fits, isFree, best }: Fitted,
  place: number,
  said: number,
  places: number,
): number {
  const stands = (place + 0.5) / places;
  return (
    FIT * fits[place]! +
    (place === best ? BEST : 0) -
    (fits[place]! > 0 ? 0 : UNFIT) -
    (isFree[place]! ? 0 : BARRED) -
    AWAY * Math.abs(said - stands) -
    AHEAD * Math.max(0, stands - said)
  );
}

/** The best sum with which a heading can be reached, and the heading before. */
function bestBefore(sums: readonly number[], place: number): [number, number] {
  let best: [number, number] = [sums.length === 0 ? 0 : -Infinity, 0];
  for (const [before, sum] of sums.entries()) {
    const step = before === place ? STAY : before + 1 === place ? NEXT : before > place ? -BACK : 0;
    if (sum + step > best[0]) best = [sum + step, before];
  }
  return best;
}
