import { Extension } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { LintRange } from "./lint-ranges.ts";

const key = new PluginKey<DecorationSet>("lintMarks");

const LOOK = {
  blocking: "underline decoration-danger decoration-wavy underline-offset-4 print:no-underline",
  other: "underline decoration-warn decoration-dotted underline-offset-4 print:no-underline",
};

const decorationOf = ({ finding, from, to }: LintRange): Decoration =>
  Decoration.inline(
    from,
    to,
    {
      class: finding.blocking ? LOOK.blocking : LOOK.other,
      "data-lint": finding.kind,
    },
    { finding },
  );

/** Underlines what the linter found. The marks move with the text until the next check. */
export const lintMarks = Extension.create({
  name: "lintMarks",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, before) => {
          const ranges = tr.getMeta(key) as LintRange[] | undefined;
          return ranges === undefined
            ? before.map(tr.mapping, tr.doc)
            : DecorationSet.create(tr.doc, ranges.map(decorationOf));
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** A transaction that shows these findings instead of the earlier ones. */
export const showLint = (state: EditorState, ranges: readonly LintRange[]) =>
  state.tr.setMeta(key, ranges).setMeta("addToHistory", false);

/** Where a finding is now; null if its text is gone. */
export const placeOfFinding = (
  state: EditorState,
  finding: LintRange["finding"],
): { from: number; to: number } | null =>
  key
    .getState(state)
    ?.find()
    .find((one) => (one.spec as { finding: unknown }).finding === finding) ?? null;
