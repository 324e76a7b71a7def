import { undo } from "@tiptap/pm/history";
import { describe, expect, test } from "vitest";
import {
  confirmAndGoOn,
  confirmNormals,
  goToOpenField,
  selectField,
  stepOut,
} from "./field-commands.ts";
import { tabTarget } from "./field-keys.ts";
import { listKey, shownList, typeInList } from "./field-list.ts";
import { fieldKey } from "./field-state.ts";
import {
  change,
  CONTEXT,
  rangeAt,
  run,
  select,
  selectedText,
  stateOfMask,
  valuesOf,
} from "./fields.fixture.ts";

const MASK = [
  "Lobo [normal* | aumentado | reduzido], [# mm].",
  "Nódulos: [+ sólidos | císticos]. Lado [direito | esquerdo], em [data].",
].join("\n");

const open = (n: number, notation = MASK) =>
  change(stateOfMask(notation), (tr) => selectField(tr, rangeAt(stateOfMask(notation), n)));

const press = (state: ReturnType<typeof open>, key: string) => {
  const tr = listKey(state, key, CONTEXT);
  return tr === null ? null : state.applyTransaction(tr).state;
};
const tab = (state: ReturnType<typeof open>, direction: 1 | -1 = 1) => {
  const target = tabTarget(state, direction, CONTEXT);
  return typeof target === "string" ? target : selectedText(state.applyTransaction(target).state);
};

describe("Tab", () => {
  test("goes to the next and the previous field and out at both ends", () => {
    expect(tab(select(stateOfMask(MASK), 1))).toBe("normal");
    expect(tab(open(0))).toBe("[#]");
    expect(tab(open(1), -1)).toBe("normal");
    expect(tab(open(0), -1)).toBe("leave");
    expect(tab(open(4))).toBe("leave");
  });

  test("leaves the editor after Escape", () => {
    const escaped = change(open(1), (tr) => tr.setMeta(fieldKey, { list: null, isLeaving: true }));
    expect(tab(escaped)).toBe("leave");
    // Any other movement takes that back.
    expect(tab(select(escaped, 1))).toBe("normal");
  });

  test("leaves lists and tables alone where no field is", () => {
    expect(tab(select(stateOfMask("- item"), 3))).toBe("default");
  });
});

describe("the list of options", () => {
  test("chooses by number and goes on", () => {
    const chosen = press(open(0), "2");
    expect(chosen && valuesOf(chosen)[0]).toBe("aumentado/filled");
    expect(chosen && selectedText(chosen)).toBe("[#]");
    expect(press(open(0), "9")).toBeNull();
  });

  test("has options that are found by letters; other text becomes the value", () => {
    const typed = (text: string) => {
      let state = open(0);
      for (const letter of text) {
        const tr = typeInList(state, letter, CONTEXT);
        if (tr === null) return state;
        state = state.applyTransaction(tr).state;
      }
      return state;
    };
    expect(shownList(typed("re"), CONTEXT)?.active).toBe(2);
    expect(tab(typed("re"))).toBe("[#]");
    expect(valuesOf(typed("rex"))[0]).toBe("rex/filled");
  });

  test("takes several options in the order of the mask, and none again", () => {
    const both = press(press(open(2), "2")!, "1")!;
    expect(valuesOf(both)[2]).toBe("sólidos, císticos/filled");
    const none = press(press(both, "1")!, "2")!;
    expect(valuesOf(none)[2]).toBe("[sólidos | císticos]/empty");
    expect(shownList(none, CONTEXT)?.chosen).toEqual([]);
  });

  test("offers today and the day of the examination; the digits of a date are typed", () => {
    expect(shownList(open(4), CONTEXT)?.options).toEqual(["24/11/2026", "20/11/2026"]);
    expect(press(open(4), "1")).toBeNull();
    expect(valuesOf(press(press(open(4), "ArrowDown")!, "Enter")!)[4]).toBe("24/11/2026/filled");
  });
});

test("F8 finds what is open, from the last one again from the start", () => {
  const confirmed = run(open(0), confirmAndGoOn);
  expect(valuesOf(confirmed)[0]).toBe("normal/filled");
  expect(selectedText(confirmed)).toBe("[#]");
  expect(selectedText(run(open(4), goToOpenField(1)))).toBe("normal");
  expect(selectedText(run(open(0), goToOpenField(-1)))).toBe("[data]");
});

test("all normals are confirmed and undone in one step", () => {
  const start = stateOfMask("[normal* | x], [ausente* | y], [#]");
  const confirmed = run(start, confirmNormals);
  expect(valuesOf(confirmed)).toEqual(["normal/filled", "ausente/filled", "[#]/empty"]);
  expect(valuesOf(run(confirmed, undo))).toEqual(valuesOf(start));
  expect(confirmNormals(confirmed)).toBe(false);
});

test("ArrowRight at the end of a field leaves it", () => {
  const start = stateOfMask("[normal* | x] final");
  const atEnd = select(start, rangeAt(start, 0).to);
  expect(valuesOf(change(atEnd, (tr) => tr.insertText("!")))).toEqual(["normal!/filled"]);
  const outside = run(atEnd, stepOut);
  expect(valuesOf(change(outside, (tr) => tr.insertText("!")))).toEqual(["normal/prefilled"]);
});
