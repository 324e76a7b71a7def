import { trimSigns } from "@relato/shared/domain/trim-signs.ts";
import {
  fieldOf,
  type FieldValue,
  type LaudoContent,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";

/** A field with what it is of: its hint, else the words before it. */
export interface LabelledField extends FieldValue {
  label: string;
}

/** A label has at most so many characters. */
const MOST = 120;

const MEASURING = new Set(
  "medindo mede mide midiendo measuring measures com con with de of".split(" "),
);

/** The words after the last full stop, semicolon or comma, without the words of measuring. */
const labelIn = (before: string): string => {
  const clause = before.split(/[.;,](?=\s)/).at(-1) ?? "";
  const words = trimSigns(clause, ":–-").trim().split(/\s+/);
  while (MEASURING.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return words.join(" ").slice(-MOST);
};

/** The fields of a laudo in order. Fields of a product ("[#] x [#]") share their label. */
export const labelledFields = (content: LaudoContent): LabelledField[] => {
  const found: LabelledField[] = [];
  let heading = "";
  for (const block of textBlocks(content)) {
    let before = "";
    let label = "";
    let last: string | null = null;
    for (const node of block.content ?? []) {
      const field = node.type === "text" ? fieldOf(node) : null;
      const text = node.type === "text" ? node.text : " ";
      const previous = found.at(-1);
      if (field !== null && field.id === last && previous !== undefined) previous.value += text;
      else if (field !== null) {
        const own = labelIn(before);
        if (/\p{L}{2}/u.test(own)) label = own;
        found.push({ field, value: text, label: field.hint || label || heading });
        before = "";
      } else before += text;
      last = field?.id ?? null;
    }
    if (block.type === "heading") heading = labelIn(before);
  }
  return found;
};
