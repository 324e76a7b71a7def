import { Extension } from "@tiptap/core";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";

/** A dictated text in the document, as positions. */
interface DictatedRange {
  from: number;
  to: number;
}

/** How many passages "apagar isso" can remove, one after the other. */
const MAX_RANGES = 50;

const key = new PluginKey<readonly DictatedRange[]>("dictatedRanges");

/** Marks a transaction as one that wrote a dictated text. */
export const recordDictated = (tr: Transaction, range: DictatedRange): Transaction =>
  tr.setMeta(key, range);

export const isDictated = (tr: Transaction): boolean => tr.getMeta(key) !== undefined;

/** The last dictated text that is left; undefined if there is none. */
export const lastDictated = (state: EditorState): DictatedRange | undefined =>
  key.getState(state)?.at(-1);

/** Follows what was dictated while the text changes. A removed text is forgotten. */
export const dictatedRanges = Extension.create({
  name: "dictatedRanges",
  addProseMirrorPlugins: () => [
    new Plugin<readonly DictatedRange[]>({
      key,
      state: {
        init: () => [],
        apply: (tr, ranges) => {
          const written = tr.getMeta(key) as DictatedRange | undefined;
          if (!tr.docChanged && written === undefined) return ranges;
          const kept = ranges
            .map(({ from, to }) => ({ from: tr.mapping.map(from, 1), to: tr.mapping.map(to, -1) }))
            .filter(({ from, to }) => from < to);
          return [...kept, ...(written === undefined ? [] : [written])].slice(-MAX_RANGES);
        },
      },
    }),
  ],
});
