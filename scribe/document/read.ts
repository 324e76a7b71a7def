import type { Language } from "@relato/shared/domain/language.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { splitSentences } from "../language/sentences.ts";
import { phrasesOf } from "./phrases.ts";
import { removeEmphasis } from "./remove-emphasis.ts";

/** A statement in a document's markdown, with its offsets in characters. */
interface ReadStatement {
  text: string;
  start: number;
  end: number;
}

export interface ReadSection {
  heading: string;
  level: number;
  statements: ReadStatement[];
}

const HASHES = /^\s{0,3}(#{1,6})\s+(?!\s)(.*)$/;
/** A line that is bold as a whole, after an optional number or bullet. */
const BOLD = /^\s*(?:[-•]\s+|\d{1,2}[.)]\s*)?\*\*(?=[^*]*\p{L})([^*_]+?):?\*\*:?\s*$/u;
const ITEM = /^(\s*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)(\S.*)$/;
const RULE = /^\s*(?:[-*_]\s*){3,}$/;
/** Bars between the cells of a table; an escaped bar is text. */
const BAR = /(?<!\\)\|/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
const FENCE = /^\s*(?:```|~~~)/;
const QUOTE = /^\s*>\s?/;
/** An unfilled blank of the template. */
const BLANK = /(?:\\?_){3,}/;

/**
 * Reads sections and statements from markdown. A list item, a table row and a sentence of a
 * paragraph are a statement each. `headings`: the document's earlier headings, which are recognised
 * without hashes ("1. Queixa"). `title` is the heading of text before the first one. Never throws.
 */
export function readDocument(markdown: string, options: ReadOptions): ReadSection[] {
  const known = new Map(options.headings.map((one) => [headingKey(one.heading), one]));
  const sections: ReadSection[] = [];
  let depth = 1;
  let open: Block | null = null;

  const section = (): ReadSection => {
    if (sections.length === 0) sections.push({ heading: options.title, level: 1, statements: [] });
    return sections[sections.length - 1]!;
  };
  const add = (start: number, end: number): void => {
    const raw = markdown.slice(start, end);
    const text = plainTextOf(raw);
    if (/[\p{L}\p{N}]/u.test(text) && !BLANK.test(raw) && !PLACEHOLDERS.has(text))
      section().statements.push({ text, start, end });
  };
  const close = (): void => {
    if (open !== null)
      for (const [start, end] of spansOf(open, markdown, options.language)) add(start, end);
    open = null;
  };

  const lines = linesOf(markdown);
  for (const [at, { text: line, start }] of lines.entries()) {
    const heading = headingOf(line, known, depth);
    if (heading !== null) {
      close();
      if (HASHES.test(line)) depth = heading.level;
      sections.push({ ...heading, statements: [] });
      continue;
    }
    if (line.trim() === "" || RULE.test(line) || FENCE.test(line) || isTableRule(line)) {
      close();
      continue;
    }
    if (TABLE_ROW.test(line)) {
      close();
      if (!isTableRule(lines[at + 1]?.text ?? "")) add(start, start + line.length);
      continue;
    }
    const item = ITEM.exec(line);
    const end = start + line.trimEnd().length;
    if (item !== null) {
      close();
      open = { start: start + item[1]!.length, end, item: true };
    } else if (open !== null && (!open.item || /^\s/.test(line))) open.end = end;
    else {
      close();
      open = { start: start + line.length - line.trimStart().length, end, item: false };
    }
  }
  close();
  return sections;
}

interface ReadOptions {
  headings: readonly { heading: string; level: number }[];
  title: string;
  language: Language;
}

/** A list item or a paragraph. */
interface Block {
  start: number;
  end: number;
  item: boolean;
}

/** The offsets of a block's statements: a list item is one, a paragraph has one per sentence. */
function spansOf(
  { start, end, item }: Block,
  markdown: string,
  language: Language,
): [start: number, end: number][] {
  if (item) return [[start, end]];
  return splitSentences(markdown.slice(start, end), language).map((span) => {
    const said = markdown.slice(start + span.start, start + span.end);
    const lead = said.length - said.trimStart().length;
    return [start + span.start + lead, start + span.start + said.trimEnd().length];
  });
}

/** Normalises a statement for comparison: without markdown syntax and final full stop. */
export const statementKey = (text: string): string =>
  plainTextOf(text)
    .replace(/[[\]]/g, "")
    .replace(/_{2,}/g, " ")
    .replace(/^#+\s*/, "")
    .replace(/(?<![.!?…\s])[.!?…\s]+$/u, "")
    .replace(/\s+/g, " ");

const PLACEHOLDERS = new Set(
  LANGUAGES.map((language) => phrasesOf(language).notDiscussed.replace(/\.$/, "")),
);

/** The plain text of a piece of markdown, on one line, without the full stop. */
function plainTextOf(markdown: string): string {
  const text = TABLE_ROW.test(markdown)
    ? markdown
        .split(BAR)
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(", ")
    : markdown;
  const line = text
    .replace(QUOTE, "")
    .replace(/\s+/g, " ")
    .replace(/\*\*|(?<!\\)\*(?=\S)|(?<=\S)(?<!\\)\*|`/g, "");
  return (
    removeEmphasis(line)
      .replace(/\\([\\`*_{}[\]()#+\-.!|>~=:&])/g, "$1")
      .trim()
      // A sentence may end before the mark that closes its emphasis.
      .replace(/^_+|(?<!_)_+$/g, "")
      .replace(/([^.])\.$/, "$1")
  );
}

/** The separator line below a table's header. */
const isTableRule = (line: string): boolean =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .every((cell) => /^:?-+:?$/.test(cell.trim()));

const headingKey = (heading: string): string =>
  heading
    .replace(/[*_#:]/g, "")
    .replace(/^\s*(?:\d{1,2}|[IVX]{1,4})\s*[.)-]\s*/, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

function headingOf(
  line: string,
  known: ReadonlyMap<string, { heading: string; level: number }>,
  depth: number,
): { heading: string; level: number } | null {
  const hashes = HASHES.exec(line);
  if (hashes !== null) {
    const heading = hashes[2]!
      .trimEnd()
      .replace(/(?:^|\s)#+$/, "")
      .trim();
    if (heading !== "") return { heading: plainTextOf(heading), level: hashes[1]!.length };
  }
  const bold = BOLD.exec(line)?.[1]?.trim();
  if (bold !== undefined) return known.get(headingKey(bold)) ?? { heading: bold, level: depth + 1 };
  if (line.trim() === "" || line.length > 120 || /^\s*[-*+•>|]/.test(line)) return null;
  return known.get(headingKey(line)) ?? null;
}

function linesOf(text: string): { text: string; start: number }[] {
  const lines: { text: string; start: number }[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    lines.push({ text: line.replace(/\r$/, ""), start });
    start += line.length + 1;
  }
  return lines;
}
