import { expect, test } from "vitest";
import { matching } from "./matching.ts";

const PEOPLE = ["Ana José", "José Araújo", "Maria da Conceição"].map((name) => ({ name }));
const find = (typed: string): string[] => matching(PEOPLE, typed).map(({ name }) => name);

test("names are found without their accents, by any of their words", () => {
  expect(find("jose")).toEqual(["José Araújo", "Ana José"]);
  expect(find("CONCEICAO maria")).toEqual(["Maria da Conceição"]);
  expect(find(" ")).toHaveLength(3);
  expect(find("x")).toEqual([]);
});
