import {
  scaleFeatures,
  type Compared,
  type Comparison,
  type Objection,
  wordsOf,
} from "./comparison.ts";
import { isDerived, isReckoned } from "./derived-numbers.ts";
import type { Quantity } from "./quantities.ts";
import { isSame } from "./same-numbers.ts";
import { saidNumber } from "./said.ts";
import { isOrdinal, isPartOfName, isScale, isSpokenAs } from "./spoken-numbers.ts";
import { COVERED } from "./witnesses.ts";

/** Compares each number of the claim with the named turns, and the thing that it counts. */
export function compareFigures(compared: Compared): Comparison {
  const { claim } = compared;
  const features: string[] = [];
  const objections: Objection[] = [];
  let absent = 0;
  for (const quantity of claim.quantities) {
    const found = figureOf(compared, quantity);
    features.push(`figure ${found}`, `figure ${found} ${quantity.unit || "bare"}`);
    if (found !== "rival" && !found.startsWith("absent")) continue;
    absent += 1;
    objections.push({
      kind: "number",
      detail: wordsOf(claim, quantity),
      opposes: found !== "absent",
      ...saidInstead(compared, quantity),
    });
  }
  if (claim.quantities.length > 0 && absent === 0) features.push("all figures said");
  return {
    features: [...new Set(features), ...scaleFeatures("figures absent", absent, [1, 2])],
    objections,
  };
}

/** Where the named turns say the number of another thing, else their other number. */
function saidInstead({ talk, core }: Compared, quantity: Quantity): { said?: string } {
  const isOwn = (other: Quantity): boolean => isSame(quantity, other);
  const isRival = (other: Quantity): boolean => other.unit === quantity.unit && !isOwn(other);
  return saidNumber(talk, core, isOwn) ?? saidNumber(talk, core, isRival) ?? {};
}

/** Names the way in which the named turns have a number of the claim. */
function figureOf(compared: Compared, quantity: Quantity): string {
  const { claim, talk, witnesses, core } = compared;
  const { read } = claim;
  if (isPartOfName(read, quantity)) return "name";
  const own = gather(core, compared);
  const places = [...core].filter((index) =>
    talk.utterances[index]!.quantities.some((other) => isSame(quantity, other)),
  );
  if (places.length > 0) return bindingOf(compared, quantity, places);
  const isSpoken = (index: number): boolean =>
    isSpokenAs(quantity, talk.utterances[index]!.sentence, talk.language);
  if ([...core].some(isSpoken)) return "spoken";
  const rival = own.some((other) => other.unit === quantity.unit) ? " with rival" : "";
  if (quantity.raw === 1) return `one${quantity.unit === "" ? "" : rival}`;
  if (isOrdinal(read, quantity)) return "ordinal";
  if (isDerived(quantity, own)) return `derived${rival}`;
  if (isScale(read, quantity)) return "scale";
  const near = gather(witnesses.scope, compared);
  if (near.some((other) => isSame(quantity, other))) return `near${rival}`;
  if (isReckoned(quantity, own)) return `reckoned${rival}`;
  // Small counts are rarely said as a number.
  return quantity.raw <= 2 && quantity.unit === "" ? "few" : `absent${rival}`;
}

const gather = (scope: Iterable<number>, { talk }: Compared): Quantity[] =>
  [...scope].flatMap((index) => [...talk.utterances[index]!.quantities]);

/** The most tokens between a number and the thing that it counts. */
const COUNTS_WITHIN = 5;

/**
 * Whether the number is the one nearest to the thing that it counts. `rival`: another number is
 * nearer.
 */
function bindingOf(compared: Compared, quantity: Quantity, places: readonly number[]): string {
  const { claim, talk, witnesses, core } = compared;
  const gap = (one: { from: number; to: number }, other: { from: number; to: number }): number =>
    one.to <= other.from ? other.from - one.to : Math.max(0, one.from - other.to);
  const anchors = [...claim.terms.entries()]
    .filter(([, term]) => term.weight >= 0.4 && gap(term, quantity) <= COUNTS_WITHIN)
    .toSorted(([, a], [, b]) => gap(a, quantity) - gap(b, quantity));
  const isOwn = (other: Quantity): boolean => claim.quantities.some((one) => isSame(one, other));
  for (const [at] of anchors) {
    const hits = [...witnesses.hits[at]!].filter(
      ([index, { cover }]) => cover >= COVERED && core.has(index),
    );
    if (hits.length === 0) continue;
    const beside = hits.filter(([index]) => places.includes(index));
    if (beside.length === 0) {
      const others = hits.flatMap(([index]) => talk.utterances[index]!.quantities);
      const rivals = others.filter((other) => other.unit === quantity.unit);
      if (rivals.length === 0) continue;
      return rivals.every(isOwn) ? "elsewhere" : "rival elsewhere";
    }
    const ranks = beside.map(([index, { term }]) => {
      const { quantities } = talk.utterances[index]!;
      const distances = quantities
        .filter((other) => isSame(quantity, other))
        .map((other) => gap(term, other));
      const nearest = Math.min(...distances);
      const nearer = quantities.filter(
        (other) =>
          gap(term, other) < nearest &&
          (other.unit === quantity.unit || other.unit === "" || quantity.unit === ""),
      );
      return nearer.length === 0 ? 0 : nearer.every(isOwn) ? 1 : 2;
    });
    return ["bound", "among own", "rival"][Math.min(...ranks)]!;
  }
  return "unbound";
}
