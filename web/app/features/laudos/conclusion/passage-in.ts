import type { DictationSpan } from "@relato/shared/domain/laudo/content.ts";
import type { Editor } from "@tiptap/core";
import { passageAt } from "../dictation/play-passage.ts";
import { toContent } from "../edit/laudo-json.ts";
import { findFinding } from "./find-finding.ts";

/** The first dictated passage of a finding; null if it was typed or is gone. */
export const passageIn = (
  editor: Editor,
  finding: Parameters<typeof findFinding>[2],
): DictationSpan | null => {
  const { doc } = editor.state;
  const place = findFinding(doc, toContent(doc), finding);
  if (place === null) return null;
  const starts: number[] = [];
  doc.nodesBetween(place.from, place.to, ({ marks }, pos) => {
    if (marks.some(({ type }) => type.name === "ditado")) starts.push(Math.max(pos, place.from));
  });
  const [start] = starts;
  return start === undefined ? null : passageAt(editor, start);
};
