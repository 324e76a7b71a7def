import type { LaudoPhrase } from "@relato/shared/contract/laudo-phrases.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { type Editor, Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { isDictated } from "../dictation/dictated-ranges.ts";
import { SETS_FIELDS } from "../edit/keep-fields.ts";
import { isAsked, triggeredPhrases, type TypedTrigger, typedTrigger } from "./typed-trigger.ts";

/** Of the list of phrases; its options have `-0`, `-1`, … */
export const PHRASES_ID = "laudo-phrases";

/** What the list needs of the screen. It sets these while the laudo can be edited. */
export interface PhraseStorage {
  items: readonly LaudoPhrase[];
  language: Language;
  accept: (phrase: LaudoPhrase, typed: TypedTrigger) => void;
}

declare module "@tiptap/core" {
  interface Storage {
    phrases: PhraseStorage;
  }
}

interface PhraseState {
  typed: TypedTrigger | null;
  /** The index of the highlighted phrase. */
  active: number;
  /** The start of the word for which Escape closed the list. */
  dismissed: number | null;
}

const NOTHING: PhraseState = { typed: null, active: 0, dismissed: null };

const key = new PluginKey<PhraseState>("phrases");

type Change = { active: number } | "close" | "read";

/** Text that was neither typed nor deleted by hand. */
const isForeign = (tr: Transaction): boolean =>
  tr.getMeta("history$") !== undefined ||
  tr.getMeta(SETS_FIELDS) === true ||
  tr.getMeta("paste") === true ||
  isDictated(tr);

const readTyped = (state: EditorState, { dismissed }: PhraseState): PhraseState => {
  const typed = typedTrigger(state);
  if (typed === null) return NOTHING;
  return typed.from === dismissed
    ? { typed: null, active: 0, dismissed }
    : { typed, active: 0, dismissed: null };
};

const nextState = (tr: Transaction, before: PhraseState, state: EditorState): PhraseState => {
  const change = tr.getMeta(key) as Change | undefined;
  if (change === "close") return { ...NOTHING, dismissed: before.typed?.from ?? null };
  if (change === "read") return readTyped(state, before);
  if (change !== undefined) return { ...before, active: change.active };
  if (tr.docChanged) return isForeign(tr) ? NOTHING : readTyped(state, before);
  return tr.selectionSet ? NOTHING : before;
};

export interface ShownPhrases {
  typed: TypedTrigger;
  phrases: readonly LaudoPhrase[];
  active: number;
}

/** Null while the list is closed. */
export const shownPhrases = (
  state: EditorState,
  { items, language }: PhraseStorage,
): ShownPhrases | null => {
  const { typed, active } = key.getState(state) ?? NOTHING;
  if (typed === null || items.length === 0) return null;
  const phrases = triggeredPhrases(items, language, typed);
  return phrases.length === 0 ? null : { typed, phrases, active: active % phrases.length };
};

const pressKey = (view: EditorView, event: KeyboardEvent, storage: PhraseStorage): boolean => {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false;
  const shown = shownPhrases(view.state, storage);
  if (shown === null || !view.editable) return false;
  const { typed, phrases, active } = shown;
  const change = (next: Change): void => view.dispatch(view.state.tr.setMeta(key, next));
  switch (event.key) {
    case "ArrowDown":
      change({ active: active + 1 });
      break;
    case "ArrowUp":
      change({ active: active + phrases.length - 1 });
      break;
    case "Escape":
      change("close");
      break;
    case "Enter":
      if (!isAsked(typed)) return false;
      storage.accept(phrases[active]!, typed);
      break;
    case "Tab":
      storage.accept(phrases[active]!, typed);
      break;
    default:
      return false;
  }
  event.preventDefault();
  return true;
};

const createPlugin = (editor: Editor): Plugin<PhraseState> => {
  // Between the start and the end of a composition (dead keys, input methods) nothing is searched.
  let isComposing = false;
  return new Plugin<PhraseState>({
    key,
    state: {
      init: () => NOTHING,
      apply: (tr, before, _old, state) => (isComposing ? NOTHING : nextState(tr, before, state)),
    },
    props: {
      attributes: (state): Record<string, string> => {
        const shown = isComposing ? null : shownPhrases(state, editor.storage.phrases);
        return shown === null
          ? {}
          : {
              "aria-controls": PHRASES_ID,
              "aria-activedescendant": `${PHRASES_ID}-${shown.active}`,
            };
      },
      handleDOMEvents: {
        keydown: (view, event) => pressKey(view, event, editor.storage.phrases),
        compositionstart: () => {
          isComposing = true;
          return false;
        },
        compositionend: (view) => {
          isComposing = false;
          // After ProseMirror has read what was composed.
          setTimeout(() => {
            if (!view.isDestroyed && !isComposing)
              view.dispatch(view.state.tr.setMeta(key, "read"));
          });
          return false;
        },
      },
    },
  });
};

/** Sets what the list offers and does. */
export const providePhrases = (editor: Editor, provided: PhraseStorage): void => {
  Object.assign(editor.storage.phrases, provided);
};

/** The list of quick phrases that a typed trigger or a slash opens. */
export const phrases = Extension.create<Record<string, never>, PhraseStorage>({
  name: "phrases",
  // Before fields, whose Tab goes to the next field.
  priority: 1150,
  addStorage: () => ({ items: [], language: "pt-BR", accept: () => undefined }),
  addProseMirrorPlugins() {
    return [createPlugin(this.editor)];
  },
});
