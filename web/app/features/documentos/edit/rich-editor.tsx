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
import { changeTable, insertTable, tableChoices } from "./rich-tables.ts";

const LOOK =
  "[white-space:break-spaces] [font-variant-ligatures:none] min-h-72 max-h-[60vh] overflow-y-auto rounded-lg border border-line bg-paper p-4 space-y-2 break-words [&_h1]:font-serif [&_h1]:text-2xl [&_h1]:font-semibold [&_h2]:text-lg [&_h2]:font-semibold [&_h3]:font-semibold [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_pre]:overflow-x-auto [&_pre]:rounded-lg [&_pre]:bg-sunken [&_pre]:p-3 [&_code]:font-mono [&_code]:text-sm [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-3 [&_hr]:border-line [&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto [&_table]:border-collapse [&_td]:relative [&_td]:min-w-24 [&_td]:border [&_td]:border-line [&_td]:px-2.5 [&_td]:py-1.5 [&_td]:align-top [&_th]:relative [&_th]:min-w-24 [&_th]:border [&_th]:border-line [&_th]:bg-sunken [&_th]:px-2.5 [&_th]:py-1.5 [&_th]:text-left [&_th]:align-top [&_.selectedCell]:bg-accent-soft";

const Tool = (props: {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={props.label}
    title={props.label}
    aria-pressed={props.pressed}
    disabled={props.disabled}
    // The text keeps the focus and its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={props.onPress}
    className="btn btn-quiet min-w-11 px-2.5 aria-pressed:bg-accent-soft"
  >
    {props.children}
  </button>
);

const Toolbar = ({ editor }: { editor: Editor }) => {
  const { documentos, modelos } = useLanguage().text;
  const words = modelos.editor;
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive("bold"),
      italic: one.isActive("italic"),
      level: ([1, 2, 3] as const).find((level) => one.isActive("heading", { level })),
      bullets: one.isActive("bulletList"),
      numbers: one.isActive("orderedList"),
      undo: one.can().undo(),
      redo: one.can().redo(),
      table: tableChoices(one),
    }),
  });
  const run = () => editor.chain().focus();
  const { table } = documentos.editor;
  return (
    <fieldset aria-label={words.toolbar} className="flex flex-wrap gap-1">
      <Tool label={words.bold} pressed={now.bold} onPress={() => run().toggleBold().run()}>
        <b aria-hidden="true">B</b>
      </Tool>
      <Tool label={words.italic} pressed={now.italic} onPress={() => run().toggleItalic().run()}>
        <i aria-hidden="true" className="font-serif">
          I
        </i>
      </Tool>
      {([1, 2, 3] as const).map((level) => (
        <Tool
          key={level}
          label={words[`h${level}`]}
          pressed={now.level === level}
          onPress={() => run().toggleHeading({ level }).run()}
        >
          <span aria-hidden="true">H{level}</span>
        </Tool>
      ))}
      <Tool
        label={words.bullets}
        pressed={now.bullets}
        onPress={() => run().toggleBulletList().run()}
      >
        <BulletsIcon />
      </Tool>
      <Tool
        label={words.numbers}
        pressed={now.numbers}
        onPress={() => run().toggleOrderedList().run()}
      >
        <NumbersIcon />
      </Tool>
      <Tool
        label={table.insert}
        disabled={now.table.length > 0}
        onPress={() => insertTable(editor)}
      >
        <TableIcon />
      </Tool>
      <Tool label={documentos.editor.undo} disabled={!now.undo} onPress={() => run().undo().run()}>
        <RewindIcon />
      </Tool>
      <Tool label={documentos.editor.redo} disabled={!now.redo} onPress={() => run().redo().run()}>
        <ForwardIcon />
      </Tool>
      {now.table.length === 0 ? null : (
        <fieldset aria-label={table.toolbar} className="flex w-full flex-wrap gap-1">
          {now.table.map((change) => (
            <button
              key={change}
              type="button"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => changeTable(editor, change)}
              className="btn btn-quiet px-2.5 text-sm"
            >
              {table[change]}
            </button>
          ))}
        </fieldset>
      )}
    </fieldset>
  );
};

/** A document's markdown as formatted text. As long as nothing is typed, nothing of the markdown changes. */
export const RichEditor = (props: {
  markdown: string;
  label: string;
  onChange: (markdown: string) => void;
}) => {
  const { label, onChange } = props;
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  }, [onChange]);
  const editor = useEditor({
    extensions: richExtensions,
    // A style element of its own is refused by the policy of the page; what it would say is in LOOK.
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
    onUpdate: ({ editor: typed }) => changed.current(writeRich(typed.state.doc)),
  });
  return (
    <div className="space-y-2">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
};
