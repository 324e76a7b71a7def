import { isInTable, selectedRect } from "@tiptap/pm/tables";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import {
  confirmAndGoOn,
  confirmNormals,
  goToOpenField,
  selectField,
  stepOut,
} from "./field-commands.ts";
import { chooseOption, listKey, shownList } from "./field-list.ts";
import { type Direction, nextField } from "./field-navigation.ts";
import type { OptionContext } from "./field-options.ts";
import { fieldAtSelection, fieldRanges, selectedField } from "./field-ranges.ts";
import { fieldKey } from "./field-state.ts";

/** Whether the selection is in a table without fields, where Tab goes from cell to cell. */
const isInPlainTable = (state: EditorState): boolean => {
  if (!isInTable(state)) return false;
  const { tableStart, table } = selectedRect(state);
  const end = tableStart + table.content.size;
  return !fieldRanges(state.doc).some(({ from, to }) => from >= tableStart && to <= end);
};

/**
 * What Tab does. `leave`: the browser moves the focus out of the editor. `default`: lists and
 * tables decide. Otherwise the transaction that selects a field.
 */
export const tabTarget = (
  state: EditorState,
  direction: Direction,
  context: OptionContext,
): Transaction | "leave" | "default" => {
  if (fieldKey.getState(state)?.isLeaving === true) return "leave";
  const ranges = fieldRanges(state.doc);
  if (ranges.length === 0 || isInPlainTable(state)) return "default";
  const list = shownList(state, context);
  // The option that was highlighted is the answer.
  if (list !== null && list.active !== -1 && !list.isMultiple && direction === 1) {
    const chosen = chooseOption(state, list.active, context);
    if (chosen !== null) return chosen;
  }
  const target = nextField(ranges, state.selection, direction);
  return target === undefined ? "leave" : selectField(state.tr, target);
};

/** Enter on a selected field does not replace it by a line break. */
const enter = (view: EditorView): boolean => {
  const range = selectedField(view.state);
  return range !== undefined && confirmAndGoOn(view.state, view.dispatch);
};

const openListAtCursor = (view: EditorView): boolean => {
  const range = fieldAtSelection(view.state);
  if (range === undefined) return false;
  view.dispatch(selectField(view.state.tr, range));
  return true;
};

interface Bindings {
  context: () => OptionContext;
  /** F8 finds no open field. */
  onNoOpenField: () => void;
}

/** The keys of fields, except Tab. */
export const pressKey = (
  view: EditorView,
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { context, onNoOpenField }: Bindings,
): boolean => {
  const { state, dispatch } = view;
  if (!view.editable || ctrlKey || metaKey) return false;
  if (altKey) return key === "ArrowDown" && openListAtCursor(view);
  if (key === "F8") {
    if (!goToOpenField(shiftKey ? -1 : 1)(state, dispatch)) onNoOpenField();
    return true;
  }
  if (key === "F9") return (shiftKey ? confirmNormals : confirmAndGoOn)(state, dispatch) || true;
  if (shiftKey) return false;
  const inList = listKey(state, key, context());
  if (inList !== null) {
    dispatch(inList);
    return true;
  }
  if (key === "Escape") dispatch(state.tr.setMeta(fieldKey, { list: null, isLeaving: true }));
  if (key === "Enter") return enter(view);
  return key === "ArrowRight" && stepOut(state, dispatch);
};
