import fc from "fast-check";
import { expect, it } from "vitest";
import { chainMarginals, MOVES } from "./chain.ts";

const moveBetween = (from: number, to: number): number =>
  from === to ? 0 : to === from + 1 ? 1 : to > from ? 2 : 3;

/** The marginals of three steps by enumerating all paths. */
function byAllPaths(own: number[][], moves: number[][]): number[][] {
  const sums = own.map((row) => row.map(() => 0));
  let all = 0;
  for (const [a, first] of own[0]!.entries())
    for (const [b, second] of own[1]!.entries())
      for (const [c, third] of own[2]!.entries()) {
        const steps = moves[1]![moveBetween(a, b)]! + moves[2]![moveBetween(b, c)]!;
        const likely = Math.exp(first + second + third + steps);
        all += likely;
        for (const [t, s] of [a, b, c].entries()) sums[t]![s]! += likely;
      }
  return sums.map((row) => row.map((sum) => sum / all));
}

const scores = (length: number): fc.Arbitrary<number[]> =>
  fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: length, maxLength: length });

it("computes the same marginals as enumerating all paths", () => {
  const steps = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
    fc.array(one, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(steps(scores(4)), steps(scores(MOVES.length)), (own, moves) => {
      const { states } = chainMarginals({
        own: own.map((row) => Float64Array.from(row)),
        moves: moves.map((row) => Float64Array.from(row)),
      });
      for (const [t, row] of byAllPaths(own, moves).entries())
        for (const [s, likely] of row.entries()) expect(states[t]![s]).toBeCloseTo(likely, 8);
    }),
  );
});
