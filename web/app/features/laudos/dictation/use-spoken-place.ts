import type { Editor } from "@tiptap/core";
import type { SelectionBookmark } from "@tiptap/pm/state";
import { useEffect, useRef } from "react";

const select = (editor: Editor, place: SelectionBookmark): void =>
  editor.view.dispatch(editor.state.tr.setSelection(place.resolve(editor.state.doc)));

/**
 * Words arrive after they were spoken. If the doctor has moved on, they are written where the
 * cursor was when the speech began, and the cursor stays where the doctor put it.
 */
export const useSpokenPlace = (editor: Editor, isSpeaking: boolean) => {
  const spoken = useRef<SelectionBookmark | null>(null);
  const current = useRef<SelectionBookmark | null>(null);
  useEffect(() => {
    spoken.current = isSpeaking ? editor.state.selection.getBookmark() : null;
  }, [editor, isSpeaking]);
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Editor["state"]["tr"] }): void => {
      spoken.current = spoken.current?.map(transaction.mapping) ?? null;
      current.current = current.current?.map(transaction.mapping) ?? null;
    };
    editor.on("transaction", follow);
    return () => void editor.off("transaction", follow);
  }, [editor]);
  return (write: () => void): void => {
    const place = spoken.current;
    const { selection, doc } = editor.state;
    if (place === null || place.resolve(doc).eq(selection)) return write();
    current.current = selection.getBookmark();
    select(editor, place);
    write();
    if (current.current !== null) select(editor, current.current);
    current.current = null;
  };
};
