import type { Node } from "@tiptap/pm/model";
import { type FieldRange, fieldRanges } from "./field-ranges.ts";

const MAX_NAME = 40;

/** What a field is called: its hint, or else the words before it in its line. */
export const fieldName = (doc: Node, range: FieldRange): string => {
  if (range.field.hint !== "") return range.field.hint;
  const lineStart = doc.resolve(range.from).start();
  const previous = fieldRanges(doc).findLast(({ to }) => to <= range.from && to > lineStart);
  const before = doc.textBetween(previous?.to ?? lineStart, range.from, " ", " ");
  const words = before.replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");
  return words.length <= MAX_NAME ? words : `…${words.slice(-MAX_NAME)}`;
};
