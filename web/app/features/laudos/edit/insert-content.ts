import { type LaudoContent, textBlocks } from "@relato/shared/domain/laudo/content.ts";
import { plainWords } from "@relato/shared/domain/plain.ts";
import type { Editor } from "@tiptap/core";
import { type Node, Slice } from "@tiptap/pm/model";
import { Selection, type Transaction } from "@tiptap/pm/state";
import { selectField } from "./field-commands.ts";
import { isOpen } from "./field-navigation.ts";
import { fieldRanges } from "./field-ranges.ts";
import { SETS_FIELDS } from "./keep-fields.ts";
import { fromContent } from "./laudo-json.ts";

/** Whether a laudo has no text except its first heading. */
export const isPristine = (content: LaudoContent): boolean => {
  const [first, ...rest] = textBlocks(content);
  const isEmpty = rest.every(({ content: inlines = [] }) => inlines.length === 0);
  return isEmpty && (first?.type === "heading" || (first?.content ?? []).length === 0);
};

/** Selects the first open field between two positions. Without one the cursor is at the end. */
export const selectFirst = (tr: Transaction, from: number, to: number): Transaction => {
  const field = fieldRanges(tr.doc).find(
    (range) => range.from >= from && range.to <= to && isOpen(range),
  );
  return field === undefined
    ? tr.setSelection(Selection.near(tr.doc.resolve(to), -1)).scrollIntoView()
    : selectField(tr, field);
};

/** Replaces the whole text, as one step of the history. */
export const replaceContent = (editor: Editor, content: LaudoContent): void => {
  const { state, view } = editor;
  const doc = fromContent(state.schema, content);
  const tr = state.tr.replaceWith(0, state.doc.content.size, doc.content);
  view.dispatch(selectFirst(tr.setMeta(SETS_FIELDS, true), 0, tr.doc.content.size));
  view.focus();
};

/** The text of a single paragraph is inserted into a line, other content between blocks. */
const sliceOf = (doc: Node): Slice => {
  const { firstChild } = doc;
  const isLine = doc.childCount === 1 && firstChild?.type.name === "paragraph";
  return isLine ? new Slice(firstChild.content, 0, 0) : new Slice(doc.content, 0, 0);
};

/** Inserts content after the selection. Fields whose id exists already get another one. */
export const insertContent = (editor: Editor, content: LaudoContent): void => {
  const { state, view } = editor;
  const slice = sliceOf(fromContent(state.schema, content));
  const { $to } = state.selection;
  const isLine = slice.content.firstChild?.isInline === true;
  const isEmptyBlock = !isLine && $to.depth === 1 && $to.parent.content.size === 0;
  // Blocks go after a table or a list, not into it.
  const end = isLine || $to.depth === 0 ? $to.pos : $to.after(1);
  const start = isEmptyBlock ? $to.before(1) : end;
  const tr = state.tr.replaceWith(start, end, slice.content);
  view.dispatch(selectFirst(tr, start, start + slice.size));
  view.focus();
};

/** The words of the first line: "Informações Clínicas:" is the mask's "Informações clínicas". */
const firstWords = (content: LaudoContent): string =>
  plainWords(
    (textBlocks(content)[0]?.content ?? [])
      .map((node) => (node.type === "text" ? node.text : " "))
      .join(""),
  ).join(" ");

/** A mask in a laudo that has only its first heading, which stays unless the mask has it too. */
export const withMask = (current: LaudoContent, mask: LaudoContent): LaudoContent => {
  const heading = firstWords(current);
  return heading === "" || heading === firstWords(mask)
    ? mask
    : { type: "doc", content: [...current.content, ...mask.content] };
};
