import fc from "fast-check";
import { expect, test } from "vitest";
import { MARKS, markEdit, wordsEdit } from "./markdown-edit.ts";
import type { Edit, Mark } from "./markdown-edit.ts";

const applied = (text: string, { start, end, insert }: Edit): string =>
  text.slice(0, start) + insert + text.slice(end);
/** `|` marks the start and the end of the selection. */
const press = (marked: string, mark: Mark): string => {
  const start = marked.indexOf("|");
  const end = Math.max(start, marked.lastIndexOf("|") - 1);
  const text = marked.replaceAll("|", "");
  const edit = markEdit(text, start, end, mark, "texto");
  const after = applied(text, edit);
  const [from, to] = edit.select;
  return `${after.slice(0, from)}|${after.slice(from, to)}|${after.slice(to)}`;
};

test.each<[string, Mark, string]>([
  ["a |dor| b", "bold", "a **|dor|** b"],
  ["a **|dor|** b", "bold", "a |dor| b"],
  ["a | b", "bold", "a **|texto|** b"],
  ["a |dor| b", "italic", "a *|dor|* b"],
  ["**|dor|**", "italic", "***|dor|***"],
  ["um\nQuei|xa\ndois", "h2", "um\n## Queixa||\ndois"],
  ["# Queixa|", "h2", "## Queixa||"],
  ["## Queixa|", "h2", "Queixa||"],
  ["|a\nb|", "bullets", "|- a\n- b|"],
  ["|- a\n- b|", "numbers", "|1. a\n2. b|"],
  ["|1. a\n2. b|", "numbers", "|a\nb|"],
  ["a\n|b\nc|\nd", "code", "a\n```\n|b\nc|\n```\nd"],
  ["|```\nb\n```|", "code", "|b|"],
])("%j with %s becomes %j", (before, mark, after) => {
  expect(press(before, mark)).toBe(after);
});

test("a button changes only the selected lines and selects within the text", () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom("a", "\n", "# ", "- ", "**", "`", "é "))
        .map((parts) => parts.join("")),
      fc.nat(40),
      fc.nat(40),
      fc.constantFrom(...MARKS),
      (text, a, b, mark) => {
        const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
        const edit = markEdit(text, start, end, mark, "texto");
        const after = applied(text, edit);
        const lineStart = text.slice(0, start).lastIndexOf("\n") + 1;
        const lineEnd = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
        expect(after.startsWith(text.slice(0, lineStart))).toBe(true);
        expect(after.endsWith(text.slice(lineEnd))).toBe(true);
        expect(edit.select[0]).toBeGreaterThanOrEqual(0);
        expect(edit.select[0]).toBeLessThanOrEqual(edit.select[1]);
        expect(edit.select[1]).toBeLessThanOrEqual(after.length);
      },
    ),
  );
});

test("dictated words get spaces around them", () => {
  const at = (text: string, start: number): string =>
    applied(text, wordsEdit(text, start, start, " dor "));
  expect([at("", 0), at("tem", 3), at("tem ", 4), at("tem.", 3), at("hoje", 0)]).toEqual([
    "dor",
    "tem dor",
    "tem dor",
    "tem dor.",
    "dor hoje",
  ]);
});
