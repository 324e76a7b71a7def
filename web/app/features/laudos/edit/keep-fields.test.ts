import { undo } from "@tiptap/pm/history";
import type { Slice } from "@tiptap/pm/model";
import { describe, expect, test } from "vitest";
import {
  change,
  idsOf,
  rangeAt,
  run,
  schema,
  select,
  selectedText,
  stateOfMask,
  valuesOf,
} from "./fields.fixture.ts";

const LINE = "Lobo [normal* | aumentado] com [# mm] e {nota}.";

describe("a field's text", () => {
  test("that is typed over becomes its confirmed value, and undo takes both back", () => {
    const start = stateOfMask(LINE);
    const { from, to } = rangeAt(start, 1);
    const typed = change(select(start, from, to), (tr) => tr.insertText("3", from, to));
    const more = change(typed, (tr) => tr.insertText(",2"));
    expect(valuesOf(more)).toEqual(["normal/prefilled", "3,2/filled", "{nota}/empty"]);
    expect(rangeAt(more, 1).field.confirmed).toBe(true);
    expect(valuesOf(run(more, undo))).toEqual(valuesOf(start));
  });

  test("that is deleted becomes the selected placeholder, which a second deletion removes", () => {
    const start = stateOfMask(LINE);
    const { from, to } = rangeAt(start, 0);
    const emptied = change(select(start, from, to), (tr) => tr.deleteSelection());
    expect(valuesOf(emptied)[0]).toBe("[normal | aumentado]/empty");
    expect(selectedText(emptied)).toBe("[normal | aumentado]");
    const removed = change(emptied, (tr) => tr.deleteSelection());
    expect(valuesOf(removed)).toHaveLength(2);
    expect(valuesOf(run(run(removed, undo), undo))).toEqual(valuesOf(start));
  });

  test("that is replaced by text without the mark stays the field", () => {
    const start = stateOfMask(LINE);
    const { from, to } = rangeAt(start, 0);
    const replaced = change(start, (tr) => tr.replaceWith(from, to, schema.text("heterogêneo")));
    expect(valuesOf(replaced)[0]).toBe("heterogêneo/filled");
  });

  test("goes with its sentence", () => {
    const start = stateOfMask(LINE);
    const { from, to } = rangeAt(start, 0);
    expect(valuesOf(change(start, (tr) => tr.delete(from - 2, to)))).toHaveLength(2);
    expect(valuesOf(change(start, (tr) => tr.delete(from, to + 1)))).toHaveLength(2);
  });

  test("that is divided stays a field in its first part", () => {
    const start = stateOfMask(LINE);
    const { from } = rangeAt(start, 0);
    expect(valuesOf(change(start, (tr) => tr.split(from + 3)))[0]).toBe("nor/filled");
    expect(valuesOf(change(start, (tr) => tr.split(from + 3)))).toHaveLength(3);
  });
});

describe("a copy of a field", () => {
  const copyOf = (state: ReturnType<typeof stateOfMask>, n: number): Slice => {
    const { from, to } = rangeAt(state, n);
    return state.doc.slice(from, to);
  };

  test.each([
    ["after", (size: number) => size - 1],
    ["before", () => 1],
  ])("%s it gets another id and keeps its state", (_where, place) => {
    const start = stateOfMask(LINE);
    const pasted = change(start, (tr) =>
      tr.replace(place(tr.doc.content.size), place(tr.doc.content.size), copyOf(start, 0)),
    );
    expect(new Set(idsOf(pasted)).size).toBe(4);
    expect(valuesOf(pasted).filter((one) => one === "normal/prefilled")).toHaveLength(2);
    // The original keeps its id.
    const originals = idsOf(pasted).filter((id) => idsOf(start).includes(id));
    expect(originals).toEqual(idsOf(start));
  });

  test("keeps the id when the original was cut before", () => {
    const start = stateOfMask(LINE);
    const slice = copyOf(start, 0);
    const cut = change(start, (tr) => tr.delete(1, tr.doc.content.size - 1));
    const pasted = change(cut, (tr) => tr.replace(1, 1, slice));
    expect(idsOf(pasted)).toEqual([idsOf(start)[0]]);
  });

  test("that is pasted twice at once has unique ids", () => {
    const { content } = stateOfMask("[normal* | x]").doc;
    const pasted = change(stateOfMask("Texto"), (tr) => tr.insert(0, content.append(content)));
    expect(new Set(idsOf(pasted)).size).toBe(2);
  });
});

test("the cursor cannot be inside a placeholder, and text next to it stays outside", () => {
  const start = stateOfMask(LINE);
  const { from, to } = rangeAt(start, 2);
  expect(selectedText(select(start, from + 2))).toBe("{nota}");
  const after = change(select(start, to), (tr) => tr.insertText("x"));
  expect(valuesOf(after)).toEqual(valuesOf(start));
});
