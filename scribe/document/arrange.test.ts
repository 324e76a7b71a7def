import { expect, it } from "vitest";
import type { Fact } from "../facts/types.ts";
import type { Place } from "../template/headings.ts";
import { arrange } from "./arrange.ts";

/* What is weighed when a heading is chosen: how well a fact fits, the order of the template, and the flow of the talk. */

const NO = -Infinity;
const PLACES = ["Queixa", "Antes", "Depois", "Plano"].map((heading) => ({ heading }) as Place);
const factAt = (turn: number): Fact => ({ sources: [{ turn: { i: turn } }] }) as unknown as Fact;
/** Facts by turn, with their fits; in a visit of forty turns. */
const chosen = (...facts: [turn: number, ...fits: number[]][]): (string | undefined)[] =>
  arrange(
    facts.map(([turn, ...fits]) => ({
      fact: factAt(turn),
      fits,
      isFree: fits.map((fit) => fit > 0),
      best: fits.indexOf(Math.max(...fits)),
    })),
    PLACES,
    40,
  ).map((place) => PLACES[place]?.heading);

it("lays a fact under the heading that it fits best", () => {
  expect(chosen([10, 0.2, 1.5, 0.2, NO])).toEqual(["Antes"]);
});

it("takes, of headings that fit alike, the one that stands where the visit is", () => {
  expect(chosen([4, 0.7, NO, 0.7, NO])).toEqual(["Queixa"]);
  expect(chosen([26, 0.7, NO, 0.7, NO])).toEqual(["Depois"]);
});

it("keeps what is said in one breath together", () => {
  expect(chosen([19, NO, 1.2, 0.2, NO], [19, NO, 0.7, 0.75, NO], [19, NO, 1.2, 0.2, NO])).toEqual([
    "Antes",
    "Antes",
    "Antes",
  ]);
});

it("lays nothing where it may not stand, however well that place lies, and answers in the order asked", () => {
  expect(chosen([38, 0.4, NO, NO, NO], [1, NO, NO, NO, 0.4])).toEqual(["Queixa", "Plano"]);
});

it("takes a fact along to a heading that does not ask for it, when all around it stands there", () => {
  expect(chosen([19, NO, 1.2, 0, NO], [20, 0.2, 0.1, 0, NO], [20, NO, 1.2, 0, NO])).toEqual([
    "Antes",
    "Antes",
    "Antes",
  ]);
  expect(chosen([19, NO, 1.2, 0, NO], [20, 1.5, 0, 0, NO], [20, NO, 1.2, 0, NO])[1]).toBe("Queixa");
});

it("has nothing to lay of a visit without facts", () => {
  expect(chosen()).toEqual([]);
});
