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

/** Plays the sound of the dictated passage that has the cursor. Hidden elsewhere. */
export const PassageButton = ({ editor }: { editor: Editor }) => {
  const words = useLanguage().text.laudosDictation;
  const play = usePlay();
  const passage = useEditorState({ editor, selector: ({ editor: one }) => passageAt(one) });
  usePressedPassage(editor, play);
  return passage === null ? null : (
    <button
      type="button"
      className="btn btn-quiet"
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => play(passage)}
    >
      <PlayIcon /> {words.play}
    </button>
  );
};
