import type { DictationAction } from "@relato/shared/domain/laudo/dictation/interpret-dictation.ts";
import type { HeadingKey } from "@relato/shared/domain/laudo/dictation/heading-names.ts";
import type { DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { TextSelection } from "@tiptap/pm/state";
import { selectField } from "../edit/field-commands.ts";
import { type Direction, nextField } from "../edit/field-navigation.ts";
import { fieldAtSelection, fieldRanges } from "../edit/field-ranges.ts";
import { lastDictated } from "./dictated-ranges.ts";
import { goToHeading } from "./go-to-heading.ts";
import { writePassage } from "./write-passage.ts";

interface Dictation {
  language: Language;
  span: DictationSpan | null;
  insertPhrase: (id: string) => void;
  onMissing: (missing: { heading: HeadingKey } | "field") => void;
}

/** A new paragraph or item after the place of the cursor. It never divides a field. */
const startLine = (editor: Editor): void => {
  const range = fieldAtSelection(editor.state);
  if (range !== undefined) {
    const { tr } = editor.state;
    editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, range.to)));
  }
  editor.commands.first(({ commands }) => [
    () => commands.splitListItem("listItem"),
    () => commands.splitBlock(),
  ]);
};

/** False if there is no further field. */
const goToField = ({ state, view }: Editor, direction: Direction): boolean => {
  const range = nextField(fieldRanges(state.doc), state.selection, direction);
  if (range !== undefined) view.dispatch(selectField(state.tr, range));
  return range !== undefined;
};

const deleteThat = (editor: Editor): void => {
  const range = lastDictated(editor.state);
  if (range === undefined) return;
  const { tr } = editor.state;
  editor.view.dispatch(closeHistory(tr.delete(range.from, range.to).scrollIntoView()));
};

/** Does what was dictated, in order, at the selection. The focus may be outside of the editor. */
export const runDictation = (
  editor: Editor,
  actions: readonly DictationAction[],
  { language, span, insertPhrase, onMissing }: Dictation,
): void => {
  const { dispatch } = editor.view;
  for (const action of actions)
    switch (action.kind) {
      case "text": {
        const tr = writePassage(editor.state, { ...action, span }, language);
        if (tr !== null) dispatch(tr);
        break;
      }
      case "newLine":
        startLine(editor);
        break;
      case "nextField":
      case "previousField":
        if (!goToField(editor, action.kind === "nextField" ? 1 : -1)) onMissing("field");
        break;
      case "deleteThat":
        deleteThat(editor);
        break;
      case "goTo": {
        const tr = goToHeading(editor.state, action.heading, language);
        if (tr === null) onMissing(action);
        else dispatch(tr);
        break;
      }
      case "insertPhrase":
        insertPhrase(action.id);
    }
};
