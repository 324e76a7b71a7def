import { expect, it } from "vitest";
import { type Recurrence, repeatedDays } from "./recurrence.ts";

const days = (first: string, changes: Partial<Recurrence>): string[] =>
  repeatedDays(first, { every: 1, unit: "week", count: 4, until: "", ...changes });

it("repeats by days, weeks and months, up to a count or a day", () => {
  expect(days("2027-03-10", {})).toEqual(["2027-03-17", "2027-03-24", "2027-03-31"]);
  expect(days("2027-03-10", { every: 2, unit: "day", count: 3 })).toEqual([
    ...["2027-03-12", "2027-03-14"],
  ]);
  expect(days("2027-01-31", { unit: "month" })).toEqual([
    ...["2027-02-28", "2027-03-31", "2027-04-30"],
  ]);
  expect(days("2027-03-10", { until: "2027-03-24" })).toEqual(["2027-03-17", "2027-03-24"]);
  expect(days("2027-03-10", { count: 1 })).toEqual([]);
  expect(days("2027-03-10", { count: 1000 })).toHaveLength(51);
});
