import { placeholderOf } from "@relato/shared/domain/laudo/field.ts";
import type { Command, EditorState, Transaction } from "@tiptap/pm/state";
import { TextSelection } from "@tiptap/pm/state";
import { type Direction, nextField, nextOpenField } from "./field-navigation.ts";
import {
  campoOf,
  fieldAtSelection,
  type FieldRange,
  fieldRanges,
  stateOf,
} from "./field-ranges.ts";
import { fieldKey, NOTHING } from "./field-state.ts";
import { SETS_FIELDS } from "./keep-fields.ts";

const hasList = ({ field }: FieldRange): boolean =>
  field.kind !== "text" && field.kind !== "number";

/** Selects a field's text and opens its list of options. */
export const selectField = (tr: Transaction, range: FieldRange): Transaction => {
  const { id } = range.field;
  const list = hasList(range) ? { id, active: -1, typed: "" } : null;
  return tr
    .setSelection(TextSelection.create(tr.doc, range.from, range.to))
    .setStoredMarks(null)
    .setMeta(fieldKey, { list, isLeaving: false })
    .scrollIntoView();
};

/** Puts the cursor after a field, outside of it. */
const leaveField = (tr: Transaction, range: FieldRange): Transaction => {
  const cursor = TextSelection.create(tr.doc, range.to);
  const marks = cursor.$from.marks().filter(({ type }) => type.name !== "campo");
  return tr.setSelection(cursor).setStoredMarks(marks).setMeta(fieldKey, NOTHING).scrollIntoView();
};

/** Replaces a field's text by what the doctor chose; an empty text by the placeholder. */
export const writeField = (tr: Transaction, range: FieldRange, text: string): Transaction => {
  const { schema } = tr.doc.type;
  const marks = tr.doc.nodeAt(range.from)?.marks ?? [];
  const kept = marks.filter(({ type }) => type.name !== "campo" && type.name !== "ditado");
  const campo = schema.mark("campo", { ...range.field, confirmed: text !== "" });
  const written = text === "" ? placeholderOf(range.field) : text;
  return tr
    .replaceWith(range.from, range.to, schema.text(written, campo.addToSet(kept)))
    .setMeta(SETS_FIELDS, true);
};

const confirmRange = (tr: Transaction, range: FieldRange): Transaction =>
  tr
    .addMark(
      range.from,
      range.to,
      tr.doc.type.schema.mark("campo", { ...range.field, confirmed: true }),
    )
    .setMeta(SETS_FIELDS, true);

export const rangeOf = (tr: Transaction, id: string): FieldRange | undefined =>
  fieldRanges(tr.doc).find(({ field }) => field.id === id);

/** Goes to the field after `id`; after the last one the cursor is behind it. */
export const goOn = (tr: Transaction, id: string): Transaction => {
  const range = rangeOf(tr, id);
  if (range === undefined) return tr;
  const next = nextField(fieldRanges(tr.doc), range, 1);
  return next === undefined ? leaveField(tr, range) : selectField(tr, next);
};

/** Confirms the field of the selection, unless it is empty, and goes to the next one. */
export const confirmAndGoOn: Command = (state, dispatch) => {
  const range = fieldAtSelection(state);
  if (range === undefined) return false;
  const { tr } = state;
  if (stateOf(range) === "prefilled") confirmRange(tr, range);
  dispatch?.(goOn(tr, range.field.id));
  return true;
};

/** False if every field is filled and confirmed. */
export const goToOpenField =
  (direction: Direction): Command =>
  (state, dispatch) => {
    const range = nextOpenField(fieldRanges(state.doc), state.selection, direction);
    if (range === undefined) return false;
    dispatch?.(selectField(state.tr, range));
    return true;
  };

/** Confirms every prefilled field in one step of the history. */
export const confirmNormals: Command = (state, dispatch) => {
  const prefilled = fieldRanges(state.doc).filter((range) => stateOf(range) === "prefilled");
  if (prefilled.length === 0) return false;
  const { tr } = state;
  for (const range of prefilled) confirmRange(tr, range);
  dispatch?.(tr);
  return true;
};

/** At the end of a field, ArrowRight leaves it, so that the next text is not part of it. */
export const stepOut: Command = (state, dispatch) => {
  const { selection, storedMarks } = state;
  if (!selection.empty || storedMarks !== null) return false;
  const range = fieldAtSelection(state);
  if (range?.to !== selection.from || campoOf(selection.$from.marks()) === undefined) return false;
  dispatch?.(leaveField(state.tr, range));
  return true;
};

/** The cursor cannot be inside a placeholder: it is selected as a whole, or left. */
export const normaliseSelection = (state: EditorState): Transaction | null => {
  const { selection, storedMarks } = state;
  const range = selection.empty ? fieldAtSelection(state) : undefined;
  if (range === undefined || stateOf(range) !== "empty") return null;
  const { from } = selection;
  if (range.from < from && from < range.to)
    return state.tr.setSelection(TextSelection.create(state.doc, range.from, range.to));
  const marks = selection.$from.marks();
  if (storedMarks !== null || campoOf(marks) === undefined) return null;
  return state.tr.setStoredMarks(marks.filter(({ type }) => type.name !== "campo"));
};
