import { chosenOptions, joinChoices } from "@relato/shared/domain/laudo/choices.ts";
import { type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { goOn, rangeOf, writeField } from "./field-commands.ts";
import { findOption, type OptionContext, optionsOf } from "./field-options.ts";
import type { FieldRange } from "./field-ranges.ts";
import { fieldKey, type FieldList, openList } from "./field-state.ts";

/** The open list of options, as it is shown. */
export interface ShownList extends FieldList {
  range: FieldRange;
  options: readonly string[];
  /** The options that are the field's value. */
  chosen: readonly string[];
  isMultiple: boolean;
}

/** Null while no list is open. */
export const shownList = (state: EditorState, context: OptionContext): ShownList | null => {
  const open = openList(state);
  if (open === null) return null;
  const { range, list } = open;
  const options = optionsOf(range.field, context);
  const isMultiple = range.field.kind === "choices";
  const chosen = isMultiple ? chosenOptions(options, range.text) : [range.text];
  return { ...list, range, options, chosen, isMultiple };
};

const setList = (tr: Transaction, list: FieldList | null): Transaction =>
  tr.setMeta(fieldKey, { list, isLeaving: false });

/** Several options: adds or removes one, in the order of the mask. The list stays open. */
const toggle = (tr: Transaction, shown: ShownList, index: number): Transaction => {
  const { range, options, id } = shown;
  const chosen = new Set(shown.chosen);
  const option = options[index] ?? "";
  if (!chosen.delete(option)) chosen.add(option);
  const ordered = options.filter((one) => chosen.has(one));
  writeField(tr, range, joinChoices(ordered));
  const after = rangeOf(tr, id);
  if (after !== undefined) tr.setSelection(TextSelection.create(tr.doc, after.from, after.to));
  return setList(tr, { id, active: index, typed: "" });
};

/** Chooses an option. A single choice goes on to the next field. */
export const chooseOption = (
  state: EditorState,
  index: number,
  context: OptionContext,
): Transaction | null => {
  const shown = shownList(state, context);
  const option = shown?.options[index];
  if (shown === null || option === undefined) return null;
  return shown.isMultiple
    ? toggle(state.tr, shown, index)
    : goOn(writeField(state.tr, shown.range, option), shown.id);
};

const move = (state: EditorState, shown: ShownList, step: 1 | -1): Transaction => {
  const { options, id } = shown;
  const current = shown.active === -1 && step === -1 ? 0 : shown.active;
  const active = (current + step + options.length) % options.length;
  return setList(state.tr, { id, active, typed: "" });
};

/** What a key does in the open list; null: the list does not know the key. */
export const listKey = (
  state: EditorState,
  key: string,
  context: OptionContext,
): Transaction | null => {
  const shown = shownList(state, context);
  if (shown === null) return null;
  const { active, typed, isMultiple } = shown;
  if (key === "ArrowDown" || key === "ArrowUp")
    return move(state, shown, key === "ArrowDown" ? 1 : -1);
  if (key === "Escape") return setList(state.tr, null);
  // The digits of a date are typed.
  if (/^[1-9]$/.test(key) && shown.range.field.kind !== "date")
    return chooseOption(state, Number(key) - 1, context);
  if (key === " " && isMultiple && typed === "" && active !== -1)
    return chooseOption(state, active, context);
  if (key === "Enter" && active !== -1)
    return isMultiple ? null : chooseOption(state, active, context);
  return null;
};

/** Typed letters find an option. Text that begins no option replaces the field's value. */
export const typeInList = (
  state: EditorState,
  text: string,
  context: OptionContext,
): Transaction | null => {
  const shown = shownList(state, context);
  if (shown === null || shown.range.field.kind === "date") return null;
  const { range, id } = shown;
  const isSelected = range.from === state.selection.from && range.to === state.selection.to;
  if (!isSelected) return null;
  const typed = shown.typed + text;
  const active = findOption(shown.options, typed);
  if (active !== -1) return setList(state.tr, { id, active, typed });
  const tr = writeField(state.tr, range, typed);
  // The next letter is added, and does not replace the value.
  return setList(tr.setSelection(TextSelection.create(tr.doc, range.from + typed.length)), null);
};
