import { type EditorState, PluginKey } from "@tiptap/pm/state";
import { fieldAtSelection, type FieldRange } from "./field-ranges.ts";

/** The list of options next to a field. */
export interface FieldList {
  /** The field's id. */
  id: string;
  /** The index of the highlighted option; -1: none. */
  active: number;
  /** Letters that were typed to find an option. */
  typed: string;
}

export interface FieldPluginState {
  list: FieldList | null;
  /** Escape was pressed: the next Tab leaves the editor. */
  isLeaving: boolean;
}

export const fieldKey = new PluginKey<FieldPluginState>("fields");

export const NOTHING: FieldPluginState = { list: null, isLeaving: false };

/** The field whose list is open. */
export const openList = (state: EditorState): { list: FieldList; range: FieldRange } | null => {
  const list = fieldKey.getState(state)?.list ?? null;
  const range = fieldAtSelection(state);
  return list === null || range?.field.id !== list.id ? null : { list, range };
};
