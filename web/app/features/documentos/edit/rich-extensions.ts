import StarterKit from "@tiptap/starter-kit";
import { tableExtensions } from "./rich-tables.ts";

/** What a document is made of, and nothing else: what markdown has no form for cannot be typed or pasted. */
export const richExtensions = [
  StarterKit.configure({ link: false, underline: false, strike: false, trailingNode: false }),
  ...tableExtensions,
];
