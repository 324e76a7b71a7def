import type { LaudoField } from "@relato/shared/domain/laudo/field.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { getSchema } from "@tiptap/core";
import { history } from "@tiptap/pm/history";
import { EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { createFieldPlugin } from "./field-plugin.ts";
import { fieldRanges, stateOf } from "./field-ranges.ts";
import { fromContent } from "./laudo-json.ts";
import { laudoSchemaExtensions } from "./laudo-schema.ts";

export const schema = getSchema(laudoSchemaExtensions);

export const CONTEXT = { language: "pt-BR", today: "2026-11-24", exam_date: "2026-11-20" } as const;

const plugin = createFieldPlugin({
  owner: "test",
  context: () => CONTEXT,
  describe: () => "",
  onNoOpenField: () => undefined,
  listId: "list",
});

/** An editor's state without a view. The text is in the notation of masks. */
export const stateOfMask = (notation: string): EditorState =>
  EditorState.create({
    doc: fromContent(schema, parseNotation(notation, "pt-BR").content),
    plugins: [plugin, history()],
  });

/** The values of the fields with their states: "normal/prefilled". */
export const valuesOf = ({ doc }: EditorState): string[] =>
  fieldRanges(doc).map((range) => `${range.text}/${stateOf(range)}`);

export const idsOf = ({ doc }: EditorState): string[] =>
  fieldRanges(doc).map(({ field }: { field: LaudoField }) => field.id);

/** The nth field, counted from 0. */
export const rangeAt = ({ doc }: EditorState, n: number) => {
  const range = fieldRanges(doc)[n];
  if (range === undefined) throw new Error(`the text has no field ${n}`);
  return range;
};

export const change = (state: EditorState, edit: (tr: Transaction) => Transaction): EditorState =>
  state.applyTransaction(edit(state.tr)).state;

export const select = (state: EditorState, from: number, to = from): EditorState =>
  change(state, (tr) => tr.setSelection(TextSelection.create(tr.doc, from, to)));

/** Runs a ProseMirror command. Returns the state after it, or the same if it does not apply. */
export const run = (
  state: EditorState,
  command: (state: EditorState, dispatch: (tr: Transaction) => void) => boolean,
): EditorState => {
  let after = state;
  command(state, (tr) => {
    after = state.applyTransaction(tr).state;
  });
  return after;
};

export const selectedText = ({ doc, selection }: EditorState): string =>
  doc.textBetween(selection.from, selection.to);
