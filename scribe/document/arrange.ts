import type { Fact } from "../facts/types.ts";
import type { Place } from "../template/headings.ts";

/*
 * A template's headings stand in the order in which a visit goes, and what is said in one breath mostly stands together. Both are weighed
 * against how well a fact fits a heading, in the unit of that fit. The weights were fitted (conditional logit) on the consultations of
 * scribe/fixtures, a set left out at a time: on sets that nobody had tuned for they place 2 to 4 facts more of a hundred rightly.
 */
/** For a heading as far from the fact as the template is long. */
const AWAY = 1.65;
/** More of it, for one that comes later in the template than the fact in the visit. */
const AHEAD = 1.06;
/** For the heading that the fact fits best. */
const BEST = 0.57;
/** For the heading of the fact before, and for the one after that. */
const STAY = 0.3;
const NEXT = 0.11;

/** A fact with how well it fits each heading, -Infinity where it may not stand, and the one that it fits best, by index. */
export interface Fitted {
  fact: Fact;
  fits: readonly number[];
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

function worthOf({ fits, best }: Fitted, place: number, said: number, places: number): number {
  const stands = (place + 0.5) / places;
  return (
    fits[place]! +
    (place === best ? BEST : 0) -
    AWAY * Math.abs(said - stands) -
    AHEAD * Math.max(0, stands - said)
  );
}

/** The best sum with which a heading can be reached, and the heading before. */
function bestBefore(sums: readonly number[], place: number): [number, number] {
  let best: [number, number] = [sums.length === 0 ? 0 : -Infinity, 0];
  for (const [before, sum] of sums.entries()) {
    const step = before === place ? STAY : before + 1 === place ? NEXT : 0;
    if (sum + step > best[0]) best = [sum + step, before];
  }
  return best;
}
