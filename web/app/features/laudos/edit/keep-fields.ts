import { placeholderOf } from "@relato/shared/domain/laudo/field.ts";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { Mapping } from "@tiptap/pm/transform";
import { newId } from "../../../api/new-id.ts";
import { campoOf, type FieldRange, fieldRanges, stateOf } from "./field-ranges.ts";

/** Meta of a transaction that sets fields itself: loading a text, confirming, choosing. */
export const SETS_FIELDS = "setsFields";

const withField = (tr: Transaction, range: FieldRange, change: Partial<FieldRange["field"]>) =>
  tr.addMark(range.from, range.to, tr.doc.type.schema.mark("campo", { ...range.field, ...change }));

/** Marks of the field's text, without its own. */
const otherMarks = (doc: Node, { from }: FieldRange) => {
  const marks = doc.nodeAt(from)?.marks ?? [];
  return marks.filter(({ type }) => type.name !== "campo" && type.name !== "ditado");
};

/**
 * A field whose text alone was deleted or replaced. A deleted text becomes the placeholder, unless
 * it was the placeholder: deleting that removes the field. Other text becomes the field's value.
 */
const restoreField = (tr: Transaction, old: Node, range: FieldRange, mapping: Mapping): void => {
  const start = mapping.mapResult(range.from, -1);
  const end = mapping.mapResult(range.to, 1);
  if (start.deletedBefore || end.deletedAfter) return;
  const { schema } = tr.doc.type;
  const [from, to] = [tr.mapping.map(start.pos, -1), tr.mapping.map(end.pos, 1)];
  if (from < to) {
    const place = tr.doc.resolve(from);
    const isText = place.parent.isTextblock && to <= place.end();
    if (isText && !hasField(tr.doc, from, to))
      tr.addMark(from, to, schema.mark("campo", { ...range.field, confirmed: true }));
    return;
  }
  if (stateOf(range) === "empty" || !tr.doc.resolve(from).parent.isTextblock) return;
  const wasAtCursor = tr.selection.empty && tr.selection.from === from;
  const campo = schema.mark("campo", { ...range.field, confirmed: false });
  const text = schema.text(placeholderOf(range.field), [...otherMarks(old, range), campo]);
  tr.insert(from, text);
  if (wasAtCursor) tr.setSelection(TextSelection.create(tr.doc, from, from + text.nodeSize));
};

const hasField = (doc: Node, from: number, to: number): boolean => {
  let has = false;
  doc.nodesBetween(from, to, ({ marks }) => {
    has ||= campoOf(marks) !== undefined;
  });
  return has;
};

/** Ids are unique: a copy gets a new one, and the rest of a divided field becomes plain text. */
const separateCopies = (tr: Transaction, old: Node, mapping: Mapping): void => {
  const originals = new Map(fieldRanges(old).map((range) => [range.field.id, range]));
  const seen = new Set<string>();
  for (const range of fieldRanges(tr.doc)) {
    const { id } = range.field;
    const original = originals.get(id);
    const start = original && mapping.mapResult(original.from, 1);
    const from = start === undefined ? 0 : tr.mapping.map(start.pos, 1);
    const to = original === undefined ? 0 : tr.mapping.map(mapping.map(original.to, -1), -1);
    const isRest = seen.has(id) && range.from >= from && range.to <= to;
    const isBeforeOriginal = start?.deleted === false && range.to <= from;
    if (isRest) tr.removeMark(range.from, range.to, tr.doc.type.schema.marks["campo"]);
    else if (seen.has(id) || isBeforeOriginal) withField(tr, range, { id: `c-${newId()}` });
    else seen.add(id);
  }
};

/** A changed text confirms its field; a field that is empty again is not confirmed. */
const confirmChanged = (tr: Transaction, old: Node): void => {
  const before = new Map(fieldRanges(old).map((range) => [range.field.id, range.text]));
  for (const range of fieldRanges(tr.doc)) {
    const text = before.get(range.field.id);
    if (text === undefined || text === range.text) continue;
    const isFilled = range.text !== placeholderOf(range.field);
    if (isFilled !== range.field.confirmed) withField(tr, range, { confirmed: isFilled });
  }
};

/** Mends the fields after a change of the text; null if nothing is to be mended. */
export const keepFields = (
  changes: readonly Transaction[],
  old: EditorState,
  state: EditorState,
): Transaction | null => {
  const isExempt = (tr: Transaction): boolean =>
    tr.getMeta("history$") !== undefined || tr.getMeta(SETS_FIELDS) === true;
  if (!changes.some(({ docChanged }) => docChanged) || changes.some(isExempt)) return null;
  const mapping = new Mapping(changes.flatMap((tr) => tr.mapping.maps));
  const { tr } = state;
  const kept = new Set(fieldRanges(state.doc).map(({ field }) => field.id));
  for (const range of fieldRanges(old.doc))
    if (!kept.has(range.field.id)) restoreField(tr, old.doc, range, mapping);
  separateCopies(tr, old.doc, mapping);
  confirmChanged(tr, old.doc);
  return tr.docChanged ? tr : null;
};
