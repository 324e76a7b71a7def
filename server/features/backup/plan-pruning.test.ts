import fc from "fast-check";
import { expect, it } from "vitest";
import { planPruning, selectKept } from "./plan-pruning.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-01-01T04:17:00Z");
const nightly = (nights: number, objects: (night: number) => string[] = () => []) =>
  Array.from({ length: nights }, (_, night) => ({
    id: String(night),
    made_at: new Date(START + night * DAY_MS),
    objects: new Set(objects(night)),
  }));

it("keeps 7 days, 4 weeks and 12 months of two years of nights", () => {
  const kept = selectKept(nightly(730));
  const dates = [...kept]
    .map((id) => new Date(START + Number(id) * DAY_MS).toISOString().slice(0, 10))
    .sort();
  expect(dates).toEqual([
    ...["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30"],
    ...["2027-07-31", "2027-08-31", "2027-09-30", "2027-10-31", "2027-11-30"],
    ...["2027-12-12", "2027-12-19", "2027-12-25", "2027-12-26", "2027-12-27", "2027-12-28"],
    ...["2027-12-29", "2027-12-30", "2027-12-31"],
  ]);
});

it("keeps all of a few old backups, and the newest of one day", () => {
  const old = [2020, 2022, 2024].map((year) => ({
    id: String(year),
    made_at: new Date(`${year}-03-01T04:00:00Z`),
  }));
  expect([...selectKept(old)].sort()).toEqual(["2020", "2022", "2024"]);
  const sameDay = [1, 5, 3].map((hour) => ({
    id: `hour ${hour}`,
    made_at: new Date(`2026-03-01T0${hour}:00:00Z`),
  }));
  expect([...selectKept(sameDay)]).toEqual(["hour 5"]);
  expect(selectKept([]).size).toBe(0);
});

it("never deletes an object of a kept backup, nor a fresh one, and deletes the others", () => {
  const backups = fc
    .array(
      fc.record({
        day: fc.integer({ min: 0, max: 1500 }),
        objects: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 8 }),
      }),
      { maxLength: 60 },
    )
    .map((list) =>
      list.map(({ day, objects }, index) => ({
        id: String(index),
        made_at: new Date(START + day * DAY_MS),
        objects: new Set(objects.map(String)),
      })),
    );
  const now = new Date(START + 1600 * DAY_MS);
  const stored = fc
    .array(fc.integer({ min: 0, max: 20 }), { minLength: 31, maxLength: 31 })
    .map((ages) =>
      ages.map((days, index) => ({
        name: String(index),
        changed_at: new Date(now.getTime() - days * DAY_MS),
      })),
    );
  fc.assert(
    fc.property(backups, stored, (known, objects) => {
      const plan = planPruning(known, objects, now);
      const kept = known.filter(({ id }) => !plan.backups.includes(id));
      expect(new Set(kept.map(({ id }) => id))).toEqual(selectKept(known));
      const needed = new Set(kept.flatMap((backup) => [...backup.objects]));
      for (const { name, changed_at } of objects) {
        const isFresh = now.getTime() - changed_at.getTime() <= 2 * DAY_MS;
        expect(plan.objects.includes(name)).toBe(!needed.has(name) && !isFresh);
      }
    }),
  );
});
