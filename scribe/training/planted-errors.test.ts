import { expect, it } from "vitest";
import { plantErrors } from "./planted-errors.ts";
import { readProofVisits } from "./proof-data.ts";

it("plants every kind of error, keeps the turns and is deterministic", () => {
  const visits = readProofVisits().filter(({ lines }) => lines.some((line) => line.turns));
  const some = visits.filter(({ id }) => /^[ab]-/.test(id));
  const planted = plantErrors(some).flatMap(({ lines }) =>
    lines.filter(({ source }) => source === "mutation"),
  );
  expect(new Set(planted.map(({ kind }) => kind))).toEqual(
    new Set([
      ...["number", "figure", "unit", "drug", "swap", "laterality", "negation", "attribution"],
      ...["temporality", "allergy", "thing", "clause", "foreign"],
    ]),
  );
  expect(planted.every(({ sound, turns }) => !sound && turns!.length > 0)).toBe(true);
  expect(planted.some(({ text, from }) => text === from)).toBe(false);
  expect(plantErrors(some).flatMap(({ lines }) => lines.length)).toEqual(
    plantErrors(some).flatMap(({ lines }) => lines.length),
  );
});
