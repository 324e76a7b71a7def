import { expect, test } from "vitest";
import type { LaudoBlock, LaudoContent, LaudoMark, TextBlock } from "./content.ts";
import { laudoMarkdown, laudoText } from "./markdown.ts";

const p = (text: string, ...types: ("bold" | "italic")[]): TextBlock => ({
  type: "paragraph",
  content: [{ type: "text", text, marks: types.map((type): LaudoMark => ({ type })) }],
});
const doc = (...content: LaudoBlock[]): LaudoContent => ({ type: "doc", content });

test("what a doctor types is printed as typed, not read as markdown", () => {
  const written = (text: string): string => laudoMarkdown(doc(p(text)));
  expect(written("- Fígado: normal")).toBe(String.raw`\- Fígado: normal`);
  expect(written("1. Normal")).toBe(String.raw`1\. Normal`);
  expect(written("3 * 4 * 5 [#] mL_kg <5 & a|b")).toBe(
    String.raw`3 \* 4 \* 5 \[#\] mL\_kg \<5 \& a\|b`,
  );
  expect(written("     recuado")).toBe("recuado");
  expect(written("10,5 cm")).toBe("10,5 cm");
  expect(laudoText(doc(p("- 3 * 4"))).text).toBe("- 3 * 4");
});

test("signs of bold and italic are next to the words", () => {
  const label: TextBlock = {
    type: "paragraph",
    content: [
      { type: "text", text: "Fígado: ", marks: [{ type: "bold" }] },
      { type: "text", text: "normal" },
      { type: "hardBreak" },
      { type: "text", text: "# 2", marks: [{ type: "bold" }, { type: "italic" }] },
    ],
  };
  expect(laudoMarkdown(doc(label))).toBe(`**Fígado:** normal  \n***\\# 2***`);
});

test("a list inside a table's cell is kept, and every text has its place", () => {
  const list: LaudoBlock = {
    type: "bulletList",
    content: ["um", "dois"].map((text) => ({ type: "listItem", content: [p(text)] })),
  };
  const table: LaudoBlock = {
    type: "table",
    content: [
      { type: "tableRow", content: [{ type: "tableCell", content: [p("Baço"), list] }] },
      { type: "tableRow", content: [{ type: "tableCell", content: [p("fim")] }] },
    ],
  };
  const { text, spans } = laudoText(doc(table, p("depois")));
  expect(text).toBe("| Baço um dois |\n| --- |\n| fim |\n\ndepois");
  expect(
    spans.map(({ start, block, text: words }) => [words, block, text.indexOf(words) - start]),
  ).toEqual([
    ["Baço", 0, 0],
    ["um", 1, 0],
    ["dois", 2, 0],
    ["fim", 3, 0],
    ["depois", 4, 0],
  ]);
});
