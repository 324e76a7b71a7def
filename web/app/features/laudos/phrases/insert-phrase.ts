import { fieldOf, type LaudoContent, textBlocks } from "@relato/shared/domain/laudo/content.ts";
import type { PhraseFields, PhrasePlace } from "@relato/shared/domain/laudo/laudo.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { placePhrase } from "@relato/shared/domain/laudo/phrases.ts";
import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, type Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { newId } from "../../../api/new-id.ts";
import { fieldRanges } from "../edit/field-ranges.ts";
import { selectFirst } from "../edit/insert-content.ts";
import { SETS_FIELDS } from "../edit/keep-fields.ts";
import { fromContent, toContent } from "../edit/laudo-json.ts";

/** A range of positions. */
interface Range {
  from: number;
  to: number;
}

/** The phrase with new ids of its fields, which are unique in a laudo. */
const phraseContent = ({ phrase, language }: PhraseFields): LaudoContent => {
  const content = structuredClone(parseNotation(phrase, language).content);
  const ids = new Map<string, string>();
  for (const { content: nodes = [] } of textBlocks(content))
    for (const node of nodes) {
      const field = node.type === "text" ? fieldOf(node) : null;
      if (field === null) continue;
      const id = ids.get(field.id) ?? `p-${newId()}`;
      ids.set(field.id, id);
      field.id = id;
    }
  return content;
};

/** The positions of the text blocks, in the order of `textBlocks`. */
const blockPositions = (doc: Node): number[] => {
  const found: number[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock) found.push(pos);
    return !node.isTextblock;
  });
  return found;
};

/** The text of a phrase of one paragraph; null for a longer one. */
const lineOf = (doc: Node): Fragment | null =>
  doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" ? doc.firstChild.content : null;

const insertLine = (tr: Transaction, at: number, line: Fragment): Range => {
  const $at = tr.doc.resolve(at);
  const { schema } = tr.doc.type;
  const isGlued = (text: string | undefined): boolean => /[^\s(]$/.test(text ?? "");
  const space = isGlued($at.nodeBefore?.text) ? Fragment.from(schema.text(" ")) : Fragment.empty;
  const content = space.append(line);
  tr.insert(at, content);
  return { from: at, to: at + content.size };
};

/** In a field, a phrase without fields is part of the answer; another one follows the field. */
const insertAtCursor = (tr: Transaction, doc: Node): Range => {
  const { $to } = tr.selection;
  const line = lineOf(doc);
  const field = fieldRanges(tr.doc).find(({ from, to }) => from <= $to.pos && $to.pos <= to);
  if (line !== null && field !== undefined && fieldRanges(doc).length === 0) {
    const marks = $to.marks().filter(({ type }) => type.name !== "ditado");
    const campo = tr.doc.type.schema.mark("campo", { ...field.field, confirmed: true });
    const text = tr.doc.type.schema.text(doc.textContent, campo.addToSet(marks));
    const { from, to } = tr.selection;
    tr.replaceWith(from, to, text);
    return { from, to: from + text.nodeSize };
  }
  const at = field?.to ?? $to.pos;
  if (line !== null) return insertLine(tr, at, line);
  const isEmptyBlock = $to.parent.isTextblock && $to.parent.content.size === 0;
  const from = isEmptyBlock ? $to.before() : $to.after();
  tr.replaceWith(from, $to.after(), doc.content);
  return { from, to: from + doc.content.size };
};

const insertAtBlock = (tr: Transaction, pos: number, doc: Node, place: PhrasePlace): Range => {
  const block = tr.doc.nodeAt(pos)!;
  const [start, end] = [pos + 1, pos + block.nodeSize - 1];
  const line = lineOf(doc);
  const { schema } = tr.doc.type;
  if (line === null) {
    const from = place === "after" ? end + 1 : pos;
    tr.replaceWith(from, place === "replace" ? end + 1 : from, doc.content);
    return { from, to: from + doc.content.size };
  }
  if (place === "replace") {
    tr.replaceWith(start, end, line);
    return { from: start, to: start + line.size };
  }
  if (place === "after") return insertLine(tr, end, line);
  tr.insert(start, line.append(Fragment.from(schema.text(" "))));
  return { from: start, to: start + line.size };
};

/**
 * Inserts a quick phrase by its anchor, or at the cursor, as one step of the history. Its first
 * open field is selected. `typed`: what found it, which is removed.
 */
export const insertPhrase = (editor: Editor, phrase: PhraseFields, typed: Range | null): void => {
  const { state, view } = editor;
  const { tr } = state;
  if (typed !== null) tr.delete(typed.from, typed.to);
  const blocks = blockPositions(tr.doc);
  const { $from } = tr.selection;
  const cursor = $from.parent.isTextblock ? blocks.indexOf($from.before()) : -1;
  const target = placePhrase(toContent(tr.doc), phrase, cursor === -1 ? null : cursor);
  const doc = fromContent(state.schema, phraseContent(phrase));
  const pos = target === null ? undefined : blocks[target];
  const { from, to } =
    pos === undefined ? insertAtCursor(tr, doc) : insertAtBlock(tr, pos, doc, phrase.place);
  view.dispatch(closeHistory(selectFirst(tr.setMeta(SETS_FIELDS, true), from, to)));
};
