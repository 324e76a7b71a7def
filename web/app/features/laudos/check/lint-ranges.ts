import { laudoText, type TextSpan } from "@relato/shared/domain/laudo/markdown.ts";
import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import type { LaudoFinding } from "@relato/shared/contract/laudo-checks.ts";
import type { Node } from "@tiptap/pm/model";

/** A finding with its place in the editor's document. */
export interface LintRange {
  finding: LaudoFinding;
  from: number;
  to: number;
}

/** The position of each paragraph's and heading's first character, in order. */
const blockStarts = (doc: Node): number[] => {
  const starts: number[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    starts.push(pos + 1);
    return false;
  });
  return starts;
};

/** The spans that a finding touches, or the one before it: an omission may have no text. */
const touchedSpans = (spans: readonly TextSpan[], start: number, end: number): TextSpan[] => {
  const touched = spans.filter((span) => span.start < end && start < span.start + span.text.length);
  if (touched.length > 0) return touched;
  return spans.filter((span) => span.start <= start).slice(-1);
};

/**
 * Places offsets of `laudoText(content).text` in `doc`, its ProseMirror document. Null: they have
 * no place there.
 */
export const textPlaces = (doc: Node, content: LaudoContent) => {
  const { spans } = laudoText(content);
  const starts = blockStarts(doc);
  return (start: number, end: number): { from: number; to: number } | null => {
    const touched = touchedSpans(spans, start, end);
    const [first, last] = [touched[0], touched.at(-1)];
    const [firstStart, lastStart] = [starts[first?.block ?? -1], starts[last?.block ?? -1]];
    if (!first || !last || firstStart === undefined || lastStart === undefined) return null;
    const within = (span: TextSpan, at: number): number =>
      span.offset + Math.min(Math.max(0, at - span.start), span.text.length);
    const from = firstStart + within(first, start);
    const to = Math.max(from, lastStart + within(last, end));
    return to > doc.content.size ? null : { from, to };
  };
};

/** Places the findings of `content` in its document. A finding without a place is left out. */
export const lintRanges = (
  doc: Node,
  content: LaudoContent,
  findings: readonly LaudoFinding[],
): LintRange[] => {
  const placeOf = textPlaces(doc, content);
  return findings.flatMap((finding) => {
    const place = placeOf(finding.start, finding.end);
    return place === null ? [] : [{ finding, ...place }];
  });
};
