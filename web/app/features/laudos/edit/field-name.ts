import type { Node } from "@tiptap/pm/model";
import { type FieldRange, fieldRanges } from "./field-ranges.ts";

const MAX_NAME = 40;

/** The text of the first cell of a position's table row; empty outside of tables. */
const rowName = (doc: Node, position: number): string => {
  const place = doc.resolve(position);
  for (let depth = place.depth; depth > 0; depth -= 1)
    if (place.node(depth).type.name === "tableRow")
      return place.node(depth).firstChild?.textContent ?? "";
  return "";
};

const WORD = /[\p{L}\p{N}]/u;

/** The end of a text, from its first to its last word. */
const shorten = (text: string): string => {
  const signs = Array.from(text);
  const start = signs.findIndex((sign) => WORD.test(sign));
  const end = signs.findLastIndex((sign) => WORD.test(sign)) + 1;
  const words = start === -1 ? [] : signs.slice(start, end);
  return words.length <= MAX_NAME ? words.join("") : `…${words.slice(-MAX_NAME).join("")}`;
};

/** What a field is called: its hint, the words before it in its line, or its table row. */
export const fieldName = (doc: Node, range: FieldRange): string => {
  if (range.field.hint !== "") return range.field.hint;
  const lineStart = doc.resolve(range.from).start();
  const previous = fieldRanges(doc).findLast(({ to }) => to <= range.from && to > lineStart);
  const before = doc.textBetween(previous?.to ?? lineStart, range.from, " ", " ");
  return shorten(before) || shorten(rowName(doc, range.from));
};
