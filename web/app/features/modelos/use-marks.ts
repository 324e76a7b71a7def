import type { KeyboardEvent, RefObject } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { markEdit, type Mark } from "./markdown-edit.ts";
import { typeEdit } from "./type-edit.ts";

/** Formats the selection of a markdown field, by the toolbar or by Ctrl+B and Ctrl+I. */
export const useMarks = (field: RefObject<HTMLTextAreaElement | null>) => {
  const { sample } = useLanguage().text.modelos.editor;
  const mark = (one: Mark): void => {
    const { current } = field;
    if (current === null) return;
    const { value, selectionStart, selectionEnd } = current;
    typeEdit(current, markEdit(value, selectionStart, selectionEnd, one, sample));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const one = ({ b: "bold", i: "italic" } as const)[event.key];
    if (!isCommand || one === undefined) return;
    event.preventDefault();
    mark(one);
  };
  return { mark, onKeyDown };
};
