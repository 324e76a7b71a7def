import { expect, test } from "vitest";
import { mergeDraft } from "./merge-draft.ts";

const BASE = { title: "Return", time: "09:00", place: "A" };
const typed = { base: BASE, values: { ...BASE, title: "Mine" } };

test("untouched fields take the stored values", () => {
  const merged = mergeDraft(typed, { ...BASE, time: "14:00" });
  expect(merged.conflicts).toEqual([]);
  expect(merged.open.values).toEqual({ ...BASE, title: "Mine", time: "14:00" });
  // A second merge with the same stored values changes nothing.
  expect(mergeDraft(merged.open, { ...BASE, time: "14:00" }).open).toEqual(merged.open);
});

test("a field that was changed on both sides stays a conflict until one value is chosen", () => {
  const stored = { ...BASE, title: "Theirs", time: "14:00" };
  const { open, kept, taken, conflicts } = mergeDraft(typed, stored);
  expect(conflicts).toEqual(["title"]);
  expect(mergeDraft(open, stored).conflicts).toEqual(["title"]);
  // A field that is typed after the other device's change is no conflict.
  const later = { ...open, values: { ...open.values, time: "15:00" } };
  expect(mergeDraft(later, stored).conflicts).toEqual(["title"]);
  expect(mergeDraft(kept, stored).conflicts).toEqual([]);
  expect(kept.values).toEqual({ ...stored, title: "Mine" });
  expect(taken.values).toEqual(stored);
});

test("the same value on both sides is no conflict", () => {
  expect(mergeDraft(typed, { ...BASE, title: "Mine" }).conflicts).toEqual([]);
});

test("without a base every different field is a conflict", () => {
  const merged = mergeDraft({ base: null, values: BASE }, { ...BASE, place: "B" });
  expect(merged.conflicts).toEqual(["place"]);
  expect(merged.open.base).toBeNull();
});
