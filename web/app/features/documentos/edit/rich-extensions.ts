import StarterKit from "@tiptap/starter-kit";
import { createTableExtensions } from "../../../ui/rich/rich-tables.ts";

/** Only what markdown can express; nothing else can be typed or pasted. */
export const richExtensions = [
  StarterKit.configure({ link: false, underline: false, strike: false, trailingNode: false }),
  ...createTableExtensions("lines"),
];
