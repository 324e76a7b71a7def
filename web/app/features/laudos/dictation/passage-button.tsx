import type { DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useEffect } from "react";
import { PlayIcon } from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { toast } from "../../../ui/toast.tsx";
import { passageAt, playPassage } from "./play-passage.ts";

const usePlay = () => {
  const { soundFailed } = useLanguage().text.laudosDictation;
  return (passage: DictationSpan): void => {
    playPassage(passage).catch(() => toast({ variant: "warning", title: soundFailed }));
  };
};

/** A press on a passage of a laudo that cannot be edited plays its sound. */
const usePressedPassage = (editor: Editor, play: (passage: DictationSpan) => void): void => {
  useEffect(() => {
    const { dom } = editor.view;
    const press = ({ clientX, clientY }: MouseEvent): void => {
      const at = editor.isEditable
        ? undefined
        : editor.view.posAtCoords({ left: clientX, top: clientY })?.pos;
      const passage = at === undefined ? null : passageAt(editor, at);
      if (passage !== null) play(passage);
    };
    dom.addEventListener("click", press);
    return () => dom.removeEventListener("click", press);
  });
};

/**
 * Plays the sound of the dictated passage that has the cursor. It is disabled elsewhere, and not
 * hidden: the text must not move with the cursor.
 */
export const PassageButton = ({ editor }: { editor: Editor }) => {
  const words = useLanguage().text.laudosDictation;
  const play = usePlay();
  const passage = useEditorState({ editor, selector: ({ editor: one }) => passageAt(one) });
  usePressedPassage(editor, play);
  return (
    <button
      type="button"
      aria-label={words.play}
      title={words.play}
      disabled={passage === null}
      className="btn btn-quiet px-2.5 print:hidden"
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => passage && play(passage)}
    >
      <PlayIcon />
    </button>
  );
};
