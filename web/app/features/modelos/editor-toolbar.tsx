import type { ReactNode } from "react";
import { useLanguage } from "../../ui/language.tsx";
import { BulletsIcon, CodeIcon, NumbersIcon } from "../../ui/icons.tsx";
import { MARKS } from "./markdown-edit.ts";
import type { Mark } from "./markdown-edit.ts";

const FACES: Record<Mark, ReactNode> = {
  bold: <b aria-hidden="true">B</b>,
  italic: (
    <i aria-hidden="true" className="font-serif">
      I
    </i>
  ),
  h1: <span aria-hidden="true">H1</span>,
  h2: <span aria-hidden="true">H2</span>,
  h3: <span aria-hidden="true">H3</span>,
  bullets: <BulletsIcon />,
  numbers: <NumbersIcon />,
  code: <CodeIcon />,
};

export const EditorToolbar = ({ onMark }: { onMark: (mark: Mark) => void }) => {
  const words = useLanguage().text.modelos.editor;
  return (
    <fieldset aria-label={words.toolbar} className="flex flex-wrap gap-1">
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          aria-label={words[mark]}
          title={words[mark]}
          // Keeps the focus and the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
          className="btn btn-quiet min-w-11 px-2.5"
        >
          {FACES[mark]}
        </button>
      ))}
    </fieldset>
  );
};
