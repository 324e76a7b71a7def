import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { ReactNode } from "react";
import { BulletsIcon, ForwardIcon, NumbersIcon, RewindIcon, TableIcon } from "../icons.tsx";
import { useLanguage } from "../language.tsx";
import { changeTable, insertTable, type TableChange, tableChoices } from "./rich-tables.ts";
import { Tool } from "./tool.tsx";

const TableToolbar = ({ editor, changes }: { editor: Editor; changes: readonly TableChange[] }) => {
  const words = useLanguage().text.documentos.editor.table;
  if (changes.length === 0) return null;
  return (
    <fieldset aria-label={words.toolbar} className="flex w-full flex-wrap gap-1">
      {changes.map((change) => (
        <button
          key={change}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => changeTable(editor, change)}
          className="btn btn-quiet px-2.5 text-sm"
        >
          {words[change]}
        </button>
      ))}
    </fieldset>
  );
};

const LEVELS = [1, 2, 3] as const;
const LETTERS = {
  bold: <b>B</b>,
  italic: <i className="font-serif">I</i>,
  underline: <u>U</u>,
};

const useToolbarState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive("bold"),
      italic: one.isActive("italic"),
      underline: one.isActive("underline"),
      level: LEVELS.find((level) => one.isActive("heading", { level })),
      bullets: one.isActive("bulletList"),
      numbers: one.isActive("orderedList"),
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
      changes: tableChoices(one),
    }),
  });

/** Bold to redo, and the changes of the table that has the cursor. */
export const RichToolbar = (props: {
  editor: Editor;
  marks: readonly (keyof typeof LETTERS)[];
  /** More buttons in the same row. */
  children?: ReactNode;
}) => {
  const { editor } = props;
  const { documentos, modelos } = useLanguage().text;
  const { editor: words } = modelos;
  const { table, underline, undo, redo } = documentos.editor;
  const labels = { bold: words.bold, italic: words.italic, underline };
  const state = useToolbarState(editor);
  const run = () => editor.chain().focus();
  return (
    <fieldset aria-label={words.toolbar} className="flex flex-wrap gap-1">
      {props.marks.map((mark) => (
        <Tool
          key={mark}
          label={labels[mark]}
          isPressed={state[mark]}
          onPress={() => run().toggleMark(mark).run()}
        >
          <span aria-hidden="true">{LETTERS[mark]}</span>
        </Tool>
      ))}
      {LEVELS.map((level) => (
        <Tool
          key={level}
          label={words[`h${level}`]}
          isPressed={state.level === level}
          onPress={() => run().toggleHeading({ level }).run()}
        >
          <span aria-hidden="true">H{level}</span>
        </Tool>
      ))}
      <Tool
        label={words.bullets}
        isPressed={state.bullets}
        onPress={() => run().toggleBulletList().run()}
      >
        <BulletsIcon />
      </Tool>
      <Tool
        label={words.numbers}
        isPressed={state.numbers}
        onPress={() => run().toggleOrderedList().run()}
      >
        <NumbersIcon />
      </Tool>
      <Tool
        label={table.insert}
        isDisabled={state.changes.length > 0}
        onPress={() => insertTable(editor)}
      >
        <TableIcon />
      </Tool>
      <Tool label={undo} isDisabled={!state.canUndo} onPress={() => run().undo().run()}>
        <RewindIcon />
      </Tool>
      <Tool label={redo} isDisabled={!state.canRedo} onPress={() => run().redo().run()}>
        <ForwardIcon />
      </Tool>
      {props.children}
      <TableToolbar editor={editor} changes={state.changes} />
    </fieldset>
  );
};
