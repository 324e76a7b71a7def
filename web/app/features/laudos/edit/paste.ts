import { laudoContentSchema, MAX_LAUDO } from "@relato/shared/domain/laudo/content.ts";
import { Extension } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { toContent } from "./laudo-json.ts";

/** Characters of pasted HTML. Word writes about ten times the text. */
const MAX_HTML = 1_000_000;

/** `tag` begins after "<" and ends before the next one. */
const dropAttributes = (tag: string): string => {
  const end = tag.indexOf(">");
  const attributes = tag
    .slice(0, end)
    .replaceAll(/\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, "");
  return end === -1 ? tag : attributes + tag.slice(end);
};

/** Without styles and event handlers, which the content security policy would refuse and log. */
const dropInlineCode = (html: string): string => {
  const [start = "", ...parts] = html.split(/<style\b/i);
  const rest = parts.map((part) => {
    const end = part.search(/<\/style/i);
    return end === -1 ? "" : part.slice(end);
  });
  const [text = "", ...tags] = [start, ...rest].join("").split("<");
  return [text, ...tags.map(dropAttributes)].join("<");
};

const isTooLarge = (data: DataTransfer | null): boolean =>
  (data?.getData("text/html").length ?? 0) > MAX_HTML ||
  (data?.getData("text/plain").length ?? 0) > MAX_LAUDO;

/** Whether the server would store the laudo with this slice. */
const fits = (view: EditorView, slice: Slice): boolean =>
  laudoContentSchema.safeParse(toContent(view.state.tr.replaceSelection(slice).doc)).success;

/** Pasted and dropped text: limited in size, without anything that the schema does not know. */
export const boundedPaste = Extension.create<{ onTooLarge: () => void }>({
  name: "boundedPaste",
  priority: 1200,
  addProseMirrorPlugins() {
    const { onTooLarge } = this.options;
    const refuse = (view: EditorView, data: DataTransfer | null, slice: Slice): boolean => {
      if (!isTooLarge(data) && fits(view, slice)) return false;
      onTooLarge();
      return true;
    };
    return [
      new Plugin({
        props: {
          // Too much to parse; `handlePaste` refuses it.
          transformPastedHTML: (html) => (html.length > MAX_HTML ? "" : dropInlineCode(html)),
          handlePaste: (view, { clipboardData }, slice) => refuse(view, clipboardData, slice),
          handleDrop: (view, { dataTransfer }, slice) => refuse(view, dataTransfer, slice),
        },
      }),
    ];
  },
});
