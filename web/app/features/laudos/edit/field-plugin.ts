import { type Editor, Extension } from "@tiptap/core";
import type { FieldKind, FieldState } from "@relato/shared/domain/laudo/field.ts";
import { Plugin } from "@tiptap/pm/state";
import type { EditorState } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { normaliseSelection, selectField } from "./field-commands.ts";
import { pressKey, tabTarget } from "./field-keys.ts";
import { fieldName } from "./field-name.ts";
import { shownList, typeInList } from "./field-list.ts";
import { FIELD_LOOK } from "./field-look.ts";
import type { OptionContext } from "./field-options.ts";
import { fieldAtSelection, fieldRanges, stateOf } from "./field-ranges.ts";
import { fieldKey, type FieldPluginState, NOTHING } from "./field-state.ts";
import { keepFields } from "./keep-fields.ts";

export interface FieldOptions {
  /** The text that the editor was made for. */
  owner: string;
  context: () => OptionContext;
  /** A field with its state, in the reader's language. */
  describe: (name: string, kind: FieldKind, state: FieldState) => string;
  /** F8 finds no open field. */
  onNoOpenField: () => void;
  /** The id of the list of options and of its nth option. */
  listId: string;
}

const decorate = (state: EditorState, { describe }: FieldOptions): DecorationSet => {
  const current = fieldAtSelection(state);
  return DecorationSet.create(
    state.doc,
    fieldRanges(state.doc).map((range) => {
      const { from, to, field } = range;
      const kind = stateOf(range);
      const isCurrent = range === current;
      return Decoration.inline(from, to, {
        class: `${FIELD_LOOK[kind]} ${isCurrent ? FIELD_LOOK.current : ""}`,
        title: describe(fieldName(state.doc, range), field.kind, kind),
        "data-state": kind,
      });
    }),
  );
};

/** A click on an empty field, or on one with options, selects it as a whole. */
const click = (view: EditorView, pos: number): boolean => {
  const range = fieldRanges(view.state.doc).find(({ from, to }) => from <= pos && pos < to);
  if (range === undefined || !view.editable) return false;
  const { kind } = range.field;
  if ((kind === "text" || kind === "number") && stateOf(range) !== "empty") return false;
  view.dispatch(selectField(view.state.tr, range));
  return true;
};

const tab = (view: EditorView, event: KeyboardEvent, context: OptionContext): boolean => {
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  if (event.key !== "Tab" || hasModifier || !view.editable) return false;
  const target = tabTarget(view.state, event.shiftKey ? -1 : 1, context);
  if (target === "default") return false;
  // True without preventDefault: the browser moves the focus.
  if (target === "leave") return true;
  event.preventDefault();
  view.dispatch(target);
  return true;
};

const applyState = (state: EditorState, before: FieldPluginState, next: unknown) => {
  if (next !== undefined) return next as FieldPluginState;
  const { list } = before;
  const isInside = list !== null && fieldAtSelection(state)?.field.id === list.id;
  return isInside ? { list, isLeaving: false } : NOTHING;
};

/** Exported for tests without a view. */
export const createFieldPlugin = (options: FieldOptions): Plugin<FieldPluginState> =>
  new Plugin<FieldPluginState>({
    key: fieldKey,
    state: {
      init: () => NOTHING,
      apply: (tr, before, _old, state) =>
        tr.docChanged || tr.selectionSet || tr.getMeta(fieldKey) !== undefined
          ? applyState(state, before, tr.getMeta(fieldKey))
          : before,
    },
    appendTransaction: (changes, old, state) =>
      keepFields(changes, old, state) ?? normaliseSelection(state),
    props: {
      decorations: (state) => decorate(state, options),
      attributes: (state): Record<string, string> => {
        const list = shownList(state, options.context());
        if (list === null) return {};
        const { active } = list;
        return {
          "aria-controls": options.listId,
          ...(active === -1 ? {} : { "aria-activedescendant": `${options.listId}-${active}` }),
        };
      },
      handleDOMEvents: { keydown: (view, event) => tab(view, event, options.context()) },
      handleKeyDown: (view, event) => pressKey(view, event, options),
      handleClick: click,
      handleTextInput: (view, _from, _to, text) => {
        if (view.composing) return false;
        const typed = typeInList(view.state, text, options.context());
        if (typed !== null) view.dispatch(typed);
        return typed !== null;
      },
    },
  });

/** A view may still read an editor that another text has replaced: it has no extensions. */
const optionsOf = (editor: Editor): FieldOptions | undefined =>
  editor.isDestroyed
    ? undefined
    : editor.extensionManager.extensions.find(({ name }) => name === "fields")?.options;

/** What the options of a field depend on, for the list that is shown next to it. */
export const optionContext = (editor: Editor): OptionContext | null =>
  optionsOf(editor)?.context() ?? null;

/** The text that an editor was made for. For one render, another text can have the old editor. */
export const ownerOf = (editor: Editor): string | undefined => optionsOf(editor)?.owner;

/** Fields: their look, their keys and what keeps them while the text changes. */
export const fields = Extension.create<FieldOptions>({
  name: "fields",
  // Before tables and lists.
  priority: 1100,
  addProseMirrorPlugins() {
    return [createFieldPlugin(this.options)];
  },
});
