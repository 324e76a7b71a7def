import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Editor, JSONContent } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { RICH_LOOK } from "../../../ui/rich/rich-look.ts";
import { toast } from "../../../ui/toast.tsx";
import { createLaudoExtensions } from "./laudo-extensions.ts";
import { toContent } from "./laudo-json.ts";
import type { OptionContext } from "./field-options.ts";

const BOX = [
  "min-h-[400px] rounded-lg border border-line bg-paper p-4 outline-offset-0",
  "print:min-h-0 print:border-0 print:p-0",
].join(" ");

/** Today in the doctor's time zone, `YYYY-MM-DD`. */
const today = (): string => {
  const now = new Date();
  const part = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
};

interface EditorParts {
  /** Another value starts another editor with `content`. */
  id: string | null;
  content: LaudoContent | undefined;
  exam_date: string | null;
  language: Language;
  isEditable: boolean;
  onChange: (content: LaudoContent) => void;
}

/** Of the sentence that explains the keys. */
export const HELP_ID = "laudo-editor-help";
/** Of the list of a field's options. */
export const LIST_ID = "laudo-field-options";

/** The editor of a laudo's text. Without a laudo it is empty and not shown. */
export const useLaudoEditor = (parts: EditorParts): Editor => {
  const { locale, text } = useLanguage();
  const words = text.laudos;
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const context = (): OptionContext => ({
    language: latest.current.language,
    today: today(),
    exam_date: latest.current.exam_date ?? today(),
  });
  const editor = useEditor(
    {
      extensions: createLaudoExtensions({
        context,
        listId: LIST_ID,
        describe: (field, state) =>
          words.campo.describe(field.hint, words.campo.kind[field.kind], words.campo.state[state]),
        onNoOpenField: () => toast({ variant: "success", title: words.campo.allDone }),
        onTooLarge: () => toast({ variant: "warning", ...words.pasteTooLarge }),
      }),
      content: (parts.content ?? null) as JSONContent | null,
      editable: parts.isEditable,
      // The content security policy refuses its style element; RICH_LOOK has these styles.
      injectCSS: false,
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": words.fields.content,
          "aria-describedby": HELP_ID,
          lang: parts.language,
          class: `${RICH_LOOK} ${BOX}`,
        },
      },
      onUpdate: ({ editor: typed }) => latest.current.onChange(toContent(typed.state.doc)),
    },
    [parts.id, locale],
  );
  useEffect(() => {
    if (editor.isEditable !== parts.isEditable) editor.setEditable(parts.isEditable, false);
  }, [editor, parts.isEditable]);
  return editor;
};
