import {
  fieldOf,
  type FieldValue,
  type LaudoContent,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";
import type { LaudoMarkdown } from "@relato/shared/domain/laudo/markdown.ts";

/** A field and its place in `laudoText(content).text`. */
export interface PlacedField extends FieldValue {
  start: number;
  end: number;
}

/** The fields of a laudo in order. Neighbouring texts of one field are joined. */
export const placeFields = (
  content: LaudoContent,
  { spans }: Pick<LaudoMarkdown, "spans">,
): PlacedField[] => {
  const found: PlacedField[] = [];
  let at = 0;
  for (const block of textBlocks(content)) {
    let last: string | null = null;
    for (const node of block.content ?? []) {
      // `laudoText` writes one span for each text, in this order.
      const span = node.type === "text" ? spans[at++] : undefined;
      const field = node.type === "text" ? fieldOf(node) : null;
      const before = found.at(-1);
      if (span !== undefined && field !== null) {
        const end = span.start + span.text.length;
        if (field.id === last && before !== undefined) {
          before.value += span.text;
          before.end = end;
        } else found.push({ field, value: span.text, start: span.start, end });
      }
      last = field?.id ?? null;
    }
  }
  return found;
};
