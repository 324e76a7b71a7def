import { dayOf } from "@relato/shared/domain/birth-date.ts";
import { languageOfLocale } from "@relato/shared/domain/language.ts";
import type { Editor, JSONContent } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useEffect } from "react";
import { useLanguage } from "../../../ui/language.tsx";
import { RICH_LOOK } from "../../../ui/rich/rich-look.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Saver } from "../save/create-saver.ts";
import { ownerOf } from "./field-plugin.ts";
import { createLaudoExtensions } from "./laudo-extensions.ts";
import { toContent } from "./laudo-json.ts";
import type { OptionContext } from "./field-options.ts";

const BOX = [
  "min-h-[400px] rounded-lg border border-line bg-paper p-4 outline-offset-0",
  "print:min-h-0 print:border-0 print:bg-transparent print:p-0",
].join(" ");

const today = (): string => dayOf(new Date());

interface EditorParts {
  /** Another value starts another editor with the saver's text. */
  id: string;
  /** Null without a laudo. */
  saver: Saver | null;
  isEditable: boolean;
}

/** Pixels at the window's edges that the top bar and the toolbar may cover. */
const COVERED = { top: 160, bottom: 80, left: 5, right: 5 };

/** Of the sentence that explains the keys. */
export const HELP_ID = "laudo-editor-help";
/** Of the list of a field's options. */
export const LIST_ID = "laudo-field-options";

/** The editor of a laudo's text; null while it is made. Without a laudo it is empty. */
export const useLaudoEditor = ({ id, saver, isEditable }: EditorParts): Editor | null => {
  const { locale, text } = useLanguage();
  const words = text.laudos;
  const context = (): OptionContext => {
    const { language = languageOfLocale(locale), exam_date = today() } = saver?.form() ?? {};
    return { language, exam_date, today: today() };
  };
  const editor = useEditor(
    {
      extensions: createLaudoExtensions({
        owner: id,
        context,
        listId: LIST_ID,
        describe: (name, kind, state) =>
          words.campo.describe(name, words.campo.kind[kind], words.campo.state[state]),
        onNoOpenField: () => toast({ variant: "success", title: words.campo.allDone }),
        onTooLarge: () => toast({ variant: "warning", ...words.pasteTooLarge }),
      }),
      content: (saver?.fields().content ?? null) as JSONContent | null,
      editable: isEditable,
      // The content security policy refuses its style element; RICH_LOOK has these styles.
      injectCSS: false,
      editorProps: {
        scrollThreshold: COVERED,
        scrollMargin: COVERED,
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": words.fields.content,
          "aria-describedby": HELP_ID,
          lang: context().language,
          class: `${RICH_LOOK} ${BOX}`,
        },
      },
      onUpdate: ({ editor: typed }) => {
        if (ownerOf(typed) === id) saver?.change({ content: toContent(typed.state.doc) });
      },
    },
    [id, locale],
  );
  useEffect(() => {
    if (editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return ownerOf(editor) === id ? editor : null;
};
