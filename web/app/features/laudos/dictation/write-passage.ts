import type { DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import { fieldAnswer } from "@relato/shared/domain/laudo/dictation/field-answer.ts";
import {
  fitCase,
  type Insertion,
  joinPassage,
} from "@relato/shared/domain/laudo/dictation/passage-text.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { closeHistory } from "@tiptap/pm/history";
import type { Mark, ResolvedPos } from "@tiptap/pm/model";
import { type EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { fieldAtSelection, type FieldRange, stateOf } from "../edit/field-ranges.ts";
import { fieldKey, NOTHING } from "../edit/field-state.ts";
import { SETS_FIELDS } from "../edit/keep-fields.ts";
import { recordDictated } from "./dictated-ranges.ts";

/** What was heard, and the sound that it was heard in. */
export interface HeardText {
  text: string;
  endsSentence: boolean;
  /** Null: the sound was not kept, or the text was typed. */
  span: DictationSpan | null;
}

/** The text of the block around a selection. */
export const textAround = ({ selection }: EditorState): { before: string; after: string } => {
  const { $from, $to } = selection;
  const text = ({ parent }: ResolvedPos, from: number, to: number): string =>
    parent.isTextblock ? parent.textBetween(from, to, undefined, "\n") : "";
  return {
    before: text($from, 0, $from.parentOffset),
    after: $from.sameParent($to) ? text($to, $to.parentOffset, $to.parent.content.size) : "",
  };
};

const marksOf = (
  { schema, selection, storedMarks }: EditorState,
  range: FieldRange | undefined,
  span: DictationSpan | null,
): readonly Mark[] => {
  const base = (storedMarks ?? selection.$from.marks()).filter(
    ({ type }) => type.name !== "campo" && type.name !== "ditado",
  );
  const campo = range && schema.mark("campo", { ...range.field, confirmed: true });
  const ditado = span && schema.mark("ditado", span);
  return [campo, ditado].reduce<readonly Mark[]>(
    (marks, mark) => (mark ? mark.addToSet(marks) : marks),
    base,
  );
};

const replace = (
  state: EditorState,
  { text, back }: Insertion,
  marks: readonly Mark[],
  range: FieldRange | undefined,
): Transaction => {
  const { selection, schema, tr } = state;
  // A mark that is replaced is never outside of the field.
  const from = Math.max(selection.from - back, range?.from ?? selection.$from.start());
  if (text === "") tr.delete(from, selection.to);
  else tr.replaceWith(from, selection.to, schema.text(text, marks));
  const end = from + text.length;
  if (text !== "") recordDictated(tr, { from, to: end });
  if (range !== undefined) tr.setMeta(SETS_FIELDS, true).setMeta(fieldKey, NOTHING);
  // Each passage is one step of the history.
  return closeHistory(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
};

/**
 * Writes a dictated text at the selection. In a selected field it is the answer, else it is fitted
 * to the text around it. Null if there is nothing to write.
 */
export const writePassage = (
  state: EditorState,
  heard: HeardText,
  language: Language,
): Transaction | null => {
  const { selection } = state;
  if (!selection.$from.parent.isTextblock || !selection.$from.sameParent(selection.$to))
    return null;
  const field = fieldAtSelection(state);
  const isWhole = field !== undefined && selection.from === field.from && selection.to === field.to;
  // Beside an empty field, text is not part of it.
  const range = field !== undefined && (isWhole || stateOf(field) !== "empty") ? field : undefined;
  const marks = marksOf(state, range, heard.span);
  if (range !== undefined && isWhole) {
    const answer = fieldAnswer(heard.text, range.field, language);
    const isFree = range.field.kind === "text";
    const text = isFree ? fitCase(textAround(state).before, answer) : answer;
    return text === "" ? null : replace(state, { text, back: 0 }, marks, range);
  }
  const insertion = joinPassage(heard, textAround(state));
  if (insertion.text === "" && insertion.back === 0 && selection.empty) return null;
  return replace(state, insertion, marks, range);
};
