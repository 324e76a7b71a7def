import { expect, test } from "vitest";
import { countChanges } from "./ai-use.ts";

test("statements of the doctor and removed ones are counted by their text", () => {
  const machine = ["Tosse há três dias", "Nega febre", "Nega febre"];
  expect(countChanges(machine, machine)).toEqual({ total: 3, changed: 0, removed: 0 });
  expect(countChanges(machine, ["Tosse há dois dias", "Nega febre"])).toEqual({
    total: 2,
    changed: 1,
    removed: 2,
  });
  expect(countChanges([], ["Repouso"])).toEqual({ total: 1, changed: 1, removed: 0 });
});
