import { describe, expect, it } from "vitest";
import type { RecordKind } from "@relato/shared/domain/chatzello/records.ts";
import { type CountsOfKind, rankRecords } from "./rank-records.ts";
import { readPatterns } from "./search-patterns.ts";

const listsOf = (
  lists: Record<number, Record<string, number>>,
  kind: RecordKind = "consulta",
): Map<RecordKind, CountsOfKind> =>
  new Map([
    [
      kind,
      new Map(Object.entries(lists).map(([at, ids]) => [Number(at), new Map(Object.entries(ids))])),
    ],
  ]);
const idsOf = (found: readonly { record_id: string }[]) => found.map(({ record_id }) => record_id);

describe("the order of the records", () => {
  it("has a rare word before a frequent one", () => {
    const lists = listsOf({ 0: { a: 1, b: 1, c: 1 }, 1: { d: 1 } });
    expect(idsOf(rankRecords([[[0]], [[1]]], lists, 10))).toEqual(["d", "c", "b", "a"]);
  });

  it("has more groups before more occurrences", () => {
    const lists = listsOf({ 0: { a: 9, b: 1 }, 1: { b: 1, c: 1 } });
    expect(idsOf(rankRecords([[[0]], [[1]]], lists, 10))).toEqual(["b", "a", "c"]);
  });

  it("counts an alternative only where all its words occur, by the rarest", () => {
    const lists = listsOf({ 0: { a: 5, b: 2, c: 9 }, 1: { a: 1, b: 2 } });
    expect(idsOf(rankRecords([[[0, 1]]], lists, 10))).toEqual(["b", "a"]);
  });

  it("counts a group by its best alternative", () => {
    const lists = listsOf({ 0: { a: 1, b: 2 }, 1: { a: 3 } });
    expect(idsOf(rankRecords([[[0], [1]]], lists, 10))).toEqual(["a", "b"]);
  });

  it("is the same for the first records only, the newest of equal ones", () => {
    const counts = Object.fromEntries(
      Array.from({ length: 90 }, (_, n) => [`r${n + 10}`, 1 + (n % 3)]),
    );
    const all = rankRecords([[[0]]], listsOf({ 0: counts }), 100);
    expect(all).toHaveLength(90);
    expect(rankRecords([[[0]]], listsOf({ 0: counts }), 40)).toEqual(all.slice(0, 40));
    expect(all[0]).toEqual({ record_id: "r99", kind: "consulta" });
  });

  it("mixes the kinds of records", () => {
    const lists = new Map([
      ...listsOf({ 0: { a: 1 } }, "laudo"),
      ...listsOf({ 0: { b: 2 } }, "transcricao"),
    ]);
    expect(rankRecords([[[0]]], lists, 10)).toEqual([
      { record_id: "b", kind: "transcricao" },
      { record_id: "a", kind: "laudo" },
    ]);
  });
});

describe("the words that are searched", () => {
  it("are read once, however many groups have them", () => {
    const group = { alternatives: [["dor"], ["dor", "cabec*"]] };
    expect(readPatterns([group, group])).toEqual({
      patterns: ["dor", "cabec*"],
      groups: [
        [[0], [0, 1]],
        [[0], [0, 1]],
      ],
    });
  });

  it("are without the ones that a prefix finds and those too short for the index", () => {
    const alternatives = [
      ["losartana"],
      ["losart*"],
      ["losartan*"],
      ["ow"],
      ["dor", "de", "losarta"],
    ];
    expect(readPatterns([{ alternatives }])).toEqual({
      patterns: ["losart*", "dor", "losarta"],
      groups: [[[0], [1, 2]]],
    });
  });

  it("are at most 120, without an alternative that is not read completely", () => {
    const words = Array.from({ length: 119 }, (_, n) => [`palavra${n}x`]);
    const { patterns, groups } = readPatterns([
      { alternatives: [...words, ["primeira", "segunda"], ["segunda", "primeira"]] },
    ]);
    expect(patterns).toHaveLength(120);
    expect(groups[0]).toHaveLength(119);
  });
});
