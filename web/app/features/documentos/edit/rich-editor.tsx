import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import {
  BulletsIcon,
  ForwardIcon,
  NumbersIcon,
  RewindIcon,
  TableIcon,
} from "../../../ui/icons.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { richExtensions } from "./rich-extensions.ts";
import { parseRich, writeRich } from "./rich-markdown.ts";
import { changeTable, insertTable, type TableChange, tableChoices } from "./rich-tables.ts";

const LOOK = [
  "[white-space:break-spaces] [font-variant-ligatures:none] min-h-72 max-h-[60vh]",
  "overflow-y-auto rounded-lg border border-line bg-paper p-4 space-y-2 break-words",
  "[&_h1]:font-serif [&_h1]:text-2xl [&_h1]:font-semibold [&_h2]:text-lg",
  "[&_h2]:font-semibold [&_h3]:font-semibold [&_ul]:list-disc [&_ul]:pl-6",
  "[&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_pre]:rounded-lg",
  "[&_pre]:bg-sunken [&_pre]:p-3 [&_code]:font-mono [&_code]:text-sm",
  "[&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3",
  "[&_hr]:border-line [&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto",
  "[&_table]:border-collapse [&_td]:relative [&_td]:min-w-24 [&_td]:border",
  "[&_td]:border-line [&_td]:px-2.5 [&_td]:py-1.5 [&_td]:align-top [&_th]:relative",
  "[&_th]:min-w-24 [&_th]:border [&_th]:border-line [&_th]:bg-sunken [&_th]:px-2.5",
  "[&_th]:py-1.5 [&_th]:text-left [&_th]:align-top [&_.selectedCell]:bg-accent-soft",
].join(" ");

const Tool = (props: {
  label: string;
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={props.label}
    title={props.label}
    aria-pressed={props.isPressed}
    disabled={props.isDisabled}
    // The text keeps the focus and its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={props.onPress}
    className="btn btn-quiet min-w-11 px-2.5 aria-pressed:bg-accent-soft"
  >
    {props.children}
  </button>
);

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
const LETTERS = { bold: <b>B</b>, italic: <i className="font-serif">I</i> };

const useToolbarState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive("bold"),
      italic: one.isActive("italic"),
      level: LEVELS.find((level) => one.isActive("heading", { level })),
      bullets: one.isActive("bulletList"),
      numbers: one.isActive("orderedList"),
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
      changes: tableChoices(one),
    }),
  });

const Toolbar = ({ editor }: { editor: Editor }) => {
  const { documentos, modelos } = useLanguage().text;
  const { editor: words } = modelos;
  const { table, undo, redo } = documentos.editor;
  const state = useToolbarState(editor);
  const run = () => editor.chain().focus();
  return (
    <fieldset aria-label={words.toolbar} className="flex flex-wrap gap-1">
      {(["bold", "italic"] as const).map((mark) => (
        <Tool
          key={mark}
          label={words[mark]}
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
      <TableToolbar editor={editor} changes={state.changes} />
    </fieldset>
  );
};

/** A document's markdown as formatted text. It does not change until something is typed. */
export const RichEditor = (props: {
  markdown: string;
  label: string;
  onChange: (markdown: string) => void;
}) => {
  const { label, onChange } = props;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const editor = useEditor({
    extensions: richExtensions,
    // The content security policy refuses its style element; LOOK has these styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: LOOK,
      },
    },
    onCreate: ({ editor: made }) => {
      const { state, view } = made;
      const parsed = parseRich(state.schema, props.markdown);
      view.dispatch(
        state.tr
          .replaceWith(0, state.doc.content.size, parsed.content)
          .setMeta("addToHistory", false)
          .setMeta("preventUpdate", true),
      );
    },
    onUpdate: ({ editor: typed }) => latest.current(writeRich(typed.state.doc)),
  });
  return (
    <div className="space-y-2">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
};
