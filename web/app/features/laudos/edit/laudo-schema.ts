import StarterKit from "@tiptap/starter-kit";
import { createTableExtensions } from "../../../ui/rich/rich-tables.ts";
import { campo } from "./campo-mark.ts";
import { ditado } from "./ditado-mark.ts";

const kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((one) => {
      // The stored content has neither a start nor a type of numbers.
      if (one.name === "orderedList") return one.extend({ addAttributes: () => ({}) });
      // An imported item may begin with a heading or a list.
      return one.name === "listItem" ? one.extend({ content: "block+" }) : one;
    });
  },
}).configure({
  link: false,
  strike: false,
  code: false,
  codeBlock: false,
  blockquote: false,
  horizontalRule: false,
  trailingNode: false,
  heading: { levels: [1, 2, 3] },
});

/** Exactly the nodes and marks of `laudoContentSchema`. Nothing else can be typed or pasted. */
export const laudoSchemaExtensions = [kit, ...createTableExtensions("blocks"), campo, ditado];
