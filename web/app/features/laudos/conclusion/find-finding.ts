import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import type { Node } from "@tiptap/pm/model";
import { textPlaces } from "../check/lint-ranges.ts";

/** The words of a finding. `start`: where they were in the text. */
interface Finding {
  quote: string;
  start: number;
}

/** The nearest occurrence to `start`. */
const nearest = (text: string, quote: string, start: number): number => {
  const after = text.indexOf(quote, start);
  const before = text.lastIndexOf(quote, start);
  if (after === -1 || before === -1) return Math.max(after, before);
  return after - start < start - before ? after : before;
};

/** Where a finding is now in `doc`, the document of `content`; null if it is gone. */
export const findFinding = (
  doc: Node,
  content: LaudoContent,
  { quote, start }: Finding,
): { from: number; to: number } | null => {
  const at = quote === "" ? -1 : nearest(laudoText(content).text, quote, start);
  return at === -1 ? null : textPlaces(doc, content)(at, at + quote.length);
};
