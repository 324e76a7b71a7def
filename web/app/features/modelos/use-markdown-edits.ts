import type { KeyboardEvent, RefObject } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { type Edit, type Mark, markEdit, wordsEdit } from "./markdown-edit.ts";
import { typeEdit } from "./type-edit.ts";

const SHORTCUTS: Partial<Record<string, Mark>> = { b: "bold", i: "italic" };

/** Formats the selection of a markdown field, also by Ctrl+B and Ctrl+I, and inserts dictation. */
export const useMarkdownEdits = (field: RefObject<HTMLTextAreaElement | null>) => {
  const { sample } = useLanguage().text.modelos.editor;
  const edit = (editOf: (text: string, start: number, end: number) => Edit): void => {
    const { current } = field;
    if (current === null) return;
    typeEdit(current, editOf(current.value, current.selectionStart, current.selectionEnd));
  };
  const mark = (name: Mark): void =>
    edit((text, start, end) => markEdit(text, start, end, name, sample));
  const insertWords = (spoken: string): void =>
    edit((text, start, end) => wordsEdit(text, start, end, spoken));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const name = SHORTCUTS[event.key];
    if (!isCommand || name === undefined) return;
    event.preventDefault();
    mark(name);
  };
  return { mark, insertWords, onKeyDown };
};
