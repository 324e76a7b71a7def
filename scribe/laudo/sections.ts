import type { Language } from "@relato/shared/domain/language.ts";
import { stem, type Token, tokenise } from "../language/text.ts";
import { laudoLexiconOf } from "./lexicon.ts";
import type { Line, Section } from "./section.ts";
import { settleSections } from "./settle-sections.ts";
import { openUnnamedConclusion } from "./unnamed-conclusion.ts";

/** A heading of a section has at most so many words. */
const MAX_HEADING_WORDS = 6;
/** A line of more characters that ends with a point is a sentence, not a patient's line. */
const MIN_BODY = 55;
const MARKUP = /^[\s>#*_•·–—-]+/;
const NUMBERED = /^\d{1,2}[.)]\s+/;

/**
 * Splits a text into lines and finds the section of each. With `isUnfinished` a text without the
 * heading of a conclusion has none: its last paragraph is a finding like the others.
 */
export function readLines(text: string, language: Language, isUnfinished = false): Line[] {
  const lines: Line[] = [];
  let section: Section = "title";
  let isConclusionOpen = 0;
  let at = 0;
  for (const raw of text.split("\n")) {
    const from = at;
    at += raw.length + 1;
    if (raw.trim() === "") continue;
    const depth: number =
      headingDepth(raw) ||
      (isBold(raw) && lines.length > 0 && section !== "conclusion" ? BOLD_DEPTH : 0);
    const lead = leadOf(raw);
    const content = raw.slice(lead);
    const isTitle = depth === 1 && lines.length === 0;
    const named = isTitle ? null : sectionOf(content, depth > 0, raw, language);
    if (named !== null) {
      section = named.section;
      isConclusionOpen = section === "conclusion" ? Math.max(depth, 1) : 0;
      const label = { start: from + lead, end: from + lead + named.length };
      lines.push({ ...label, section, isHeading: true });
      const rest = raw.slice(lead + named.length);
      const skipped = /^[\s:*_.–—-]*/.exec(rest)![0].length;
      if (skipped < rest.length)
        lines.push({
          start: label.end + skipped,
          end: from + raw.length,
          section,
          isHeading: false,
        });
      continue;
    }
    if (depth > 0 && lines.length > 0) {
      if (!(isConclusionOpen > 0 && depth > isConclusionOpen) || section === "title")
        section =
          depth === 1 && lines.every((line) => line.section === "title") ? "title" : "findings";
    } else if (depth === 0 && section === "title" && isBody(content)) section = "findings";
    lines.push({ start: from + lead, end: from + raw.length, section, isHeading: depth > 0 });
    if (depth > 0 && lines.length === 1) section = "title";
  }
  return settleSections(isUnfinished ? lines : openUnnamedConclusion(lines, text, language), text);
}

/** Lines of a laudo without headings: a sentence, and not a patient's line or a title. */
const isBody = (content: string): boolean =>
  content.length > MIN_BODY && content.trimEnd().endsWith(".");

const leadOf = (raw: string): number => {
  const marks = MARKUP.exec(raw)?.[0].length ?? 0;
  const number = NUMBERED.exec(raw.slice(marks, marks + 8))?.[0].length ?? 0;
  return marks + number;
};

/** A line in bold is a heading below the sections. */
const BOLD_DEPTH = 6;
const isBold = (raw: string): boolean => /^\s*\*\*[^*]{2,60}\*\*\s*$/.test(raw);

const headingDepth = (raw: string): number => /^\s{0,3}(#{1,6})\s/.exec(raw)?.[1]?.length ?? 0;

interface Named {
  section: Section;
  /** Characters of the label. */
  length: number;
}

/** The section that a line opens: `## Achados`, `**IMPRESSION:** …`, `CONCLUSÃO: …`. */
function sectionOf(
  content: string,
  isHeading: boolean,
  raw: string,
  language: Language,
): Named | null {
  const label = labelOf(content, isHeading, raw);
  const tokens = tokenise(label.slice(0, 90)).filter(({ kind }) => kind === "word");
  if (tokens.length === 0 || tokens.length > MAX_HEADING_WORDS || label.length > 80) return null;
  const section = matchHeading(tokens, language);
  if (section === null) return null;
  const isWhole = section.covers >= tokens.length - (isHeading ? 4 : 0);
  const isMarked =
    isHeading ||
    content[label.length] === ":" ||
    /^\s*(?:\*{1,3}|_{1,3})\p{L}/u.test(raw) ||
    isCapitals(label) ||
    isAlone(content, label);
  return isWhole && isMarked ? { section: section.id, length: label.length } : null;
}

/** What may be the name of a section: the heading, the words before a colon, the words in bold. */
function labelOf(content: string, isHeading: boolean, raw: string): string {
  const whole = trimMarks(content);
  if (isHeading) return whole;
  const head = content.slice(0, 90);
  const bold = /^\s*(?:\*\*|__)/.test(raw) ? head.search(/\*\*|__/) : -1;
  const colon = head.indexOf(":");
  const dash = head.search(/ [-–—] /);
  if (dash > 0 && (colon < 0 || dash < colon) && isCapitals(head.slice(0, dash)))
    return head.slice(0, dash);
  if (bold > 0 && (colon < 0 || bold < colon)) return trimMarks(head.slice(0, bold));
  // "CONCLUSÃO (critérios da OMS): …"
  return colon > 0 ? head.slice(0, colon).replace(/ ?\([^()]{1,60}\)$/, "") : whole;
}

const trimMarks = (content: string): string => {
  let end = content.length;
  while (end > 0 && " \t\r.:*_#".includes(content[end - 1]!)) end -= 1;
  return content.slice(0, end);
};

/** A heading without marks: the line has nothing else, and no point. */
const isAlone = (content: string, label: string): boolean => content.trimEnd() === label;

const isCapitals = (label: string): boolean => label === label.toUpperCase();

function matchHeading(
  tokens: readonly Token[],
  language: Language,
): { id: Section; covers: number } | null {
  const found = laudoLexiconOf(language).headings.find(
    tokens,
    tokens.map(({ t }) => stem(t)),
  );
  const first = found.find(({ from }) => from === 0);
  const conclusion = found.find(({ concept }) => concept.id === "conclusion");
  const best = conclusion ?? first;
  if (!best) return null;
  const covers = found.reduce((sum, { from, to }) => sum + to - from, 0);
  return { id: best.concept.id as Section, covers: Math.max(covers, best.to - best.from) };
}
