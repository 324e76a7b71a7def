import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { Node, Schema } from "@tiptap/pm/model";

interface Json {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Json[];
  marks?: unknown;
}

/** Only headings have stored attributes; prosemirror-tables adds spans and widths to cells. */
const dropAttributes = ({ type, attrs, marks, content, ...node }: Json): Json => ({
  type,
  ...node,
  ...(type === "heading" ? { attrs } : {}),
  ...(marks === undefined || type === "hardBreak" ? {} : { marks }),
  ...(content === undefined ? {} : { content: content.map(dropAttributes) }),
});

/** The document as it is stored. */
export const toContent = (doc: Node): LaudoContent =>
  dropAttributes(doc.toJSON() as Json) as unknown as LaudoContent;

/** @throws RangeError for nodes or marks that the editor does not know */
export const fromContent = (schema: Schema, content: LaudoContent): Node => {
  const doc = schema.nodeFromJSON(content);
  doc.check();
  return doc;
};
