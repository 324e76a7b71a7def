import type { Language } from "@relato/shared/domain/language.ts";
import { stem, tokenise } from "../language/text.ts";
import { laudoLexiconOf } from "./lexicon.ts";
import type { Line } from "./section.ts";
import { wordList } from "./word-lists.ts";

/** A heading that the lexicon does not know has at most so many words. */
const MAX_WORDS = 3;
/** The conclusion is at most so much of the text. */
const MOST = 0.45;

interface Label {
  index: number;
  /** Characters of the line that are the label, and those of the marks after it. */
  length: number;
  skipped: number;
}

/**
 * Opens a conclusion in a laudo without one: at its last label in capitals or last heading that
 * names no organ, finding or quantity ("EN SUMA:", "### Laudo"), else at its last paragraph, if
 * that is short.
 */
export function openUnnamedConclusion(
  lines: readonly Line[],
  text: string,
  language: Language,
): readonly Line[] {
  if (lines.some(({ section }) => section === "conclusion")) return lines;
  return openAtLabel(lines, text, language) ?? openLastParagraph(lines, text) ?? lines;
}

const conclude = (line: Line): Line => ({ ...line, section: "conclusion" });

/** The last lines of a text, from `index` on, are at most a part of it and of the findings. */
const isEnding = (lines: readonly Line[], text: string, index: number): boolean =>
  lines.slice(index).every(({ section }) => section === "findings") &&
  (text.length - lines[index]!.start) / text.length <= MOST;

function openAtLabel(lines: readonly Line[], text: string, language: Language): Line[] | null {
  const found = lines.flatMap((line, index) => labelOf(line, index, text, language) ?? []).at(-1);
  if (!found || !isEnding(lines, text, found.index)) return null;
  const first = lines[found.index]!;
  const labelEnd = first.start + found.length;
  const rest = labelEnd + found.skipped;
  if (rest >= first.end && found.index === lines.length - 1) return null;
  return [
    ...lines.slice(0, found.index),
    conclude({ ...first, end: labelEnd, isHeading: true }),
    ...(rest < first.end ? [conclude({ ...first, start: rest })] : []),
    ...lines.slice(found.index + 1).map(conclude),
  ];
}

/** The last paragraph has at most so many lines. */
const MAX_LINES = 3;

/** Under "Achados:" the last paragraph is a finding. */
const isHeadingBelowTitle = ({ isHeading, section }: Line, at: number): boolean =>
  isHeading && (at > 0 || section !== "title");

/** The last paragraph after a blank line, below a paragraph or more of findings. */
function openLastParagraph(lines: readonly Line[], text: string): Line[] | null {
  const index = lines.findLastIndex(
    ({ start }, at) => at > 0 && text.slice(lines[at - 1]!.end, start).split("\n").length > 2,
  );
  if (index < 0 || lines.some(isHeadingBelowTitle)) return null;
  const isBelow = lines.slice(1, index).some(({ section }) => section === "findings");
  if (!isBelow || lines.length - index > MAX_LINES || !isEnding(lines, text, index)) return null;
  return [...lines.slice(0, index), ...lines.slice(index).map(conclude)];
}

function labelOf(line: Line, index: number, text: string, language: Language): Label | null {
  if (index === 0 || line.section !== "findings") return null;
  const content = text.slice(line.start, line.end);
  const label = labelText(content, line, text);
  if (label === null) return null;
  const tokens = tokenise(label.replace(/ ?\([^()]{1,60}\)$/, ""));
  if (tokens.length > MAX_WORDS) return null;
  const stems = tokens.map(({ t }) => stem(t));
  const { organs, findings, quantities, headings } = laudoLexiconOf(language);
  const [word] = tokens;
  // "### Laudo" below "### Resultados".
  const isReport = line.isHeading && tokens.length === 1 && REPORT.has(word?.t ?? "");
  const isNamed = [organs, findings, quantities, headings].some(
    (matcher) => matcher.find(tokens, stems).length > 0,
  );
  if (isNamed && !isReport) return null;
  const skipped = /^[\s:*_.–—-]*/.exec(content.slice(label.length))![0].length;
  return { index, length: label.length, skipped };
}

/** A heading, words in bold before a colon, or words in capitals. */
function labelText(content: string, { start, isHeading }: Line, text: string): string | null {
  if (isHeading) return content.replace(/[\s:*_.]{1,20}$/, "");
  const isBold = /[*_]$/.test(text.slice(0, start));
  const bold = isBold ? /^[^*_:]{4,60}(?=:?[*_]|[*_]+:)/.exec(content)?.[0] : undefined;
  if (bold !== undefined) return bold;
  const colon = content.slice(0, 60).indexOf(":");
  const label = (colon > 0 ? content.slice(0, colon) : content).trimEnd();
  return label === label.toUpperCase() && /^[\p{L} ]{5,40}$/u.test(label) ? label : null;
}

const REPORT = wordList("report heading");
