import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { RICH_LOOK } from "../../../ui/rich/rich-look.ts";
import { RichToolbar } from "../../../ui/rich/rich-toolbar.tsx";
import { richExtensions } from "./rich-extensions.ts";
import { parseRich, writeRich } from "./rich-markdown.ts";

const BOX = "min-h-72 max-h-[60vh] overflow-y-auto rounded-lg border border-line bg-paper p-4";
const MARKS = ["bold", "italic"] as const;

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
    // The content security policy refuses its style element; RICH_LOOK has these styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        class: `${RICH_LOOK} ${BOX}`,
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
      <RichToolbar editor={editor} marks={MARKS} />
      <EditorContent editor={editor} />
    </div>
  );
};
