import type { Language } from "../language.ts";
import {
  fieldOf,
  fieldsOf,
  type LaudoBlock,
  type LaudoContent,
  type ListItem,
  type TableCell,
  textBlocks,
} from "./content.ts";
import type { LaudoTemplateFields } from "./laudo.ts";
import { BlockReader } from "./notation-blocks.ts";
import { writeLine } from "./notation-line.ts";

/*
 * The notation of masks and phrases: a text like markdown. Each line is a block.
 *
 *   # Title (first line)   ## Heading   - item   1. item   | cell | cell |   **bold**
 *   <!-- sex: F|M|any; keywords: comma, separated -->   (after the title)
 *   [normal* | dilatado]      one of a list; `*` marks the default; sides make a field `side`
 *   [+ cistos | cálculos]     several of a list
 *   [# mL]  [#12 mm]  [#]     a number with its unit, which follows the field as text
 *   {hint}  {hint: default}   free text
 *   [data]  [date]  [fecha]   a date, in the language of the text
 *   ! or ? after a field      while it is unfilled, signing is forbidden, or ignores it
 *   \[  \{                    a literal sign; \ at the end of a line is a line break
 *
 * Anything malformed is text. Italic and underline are not in the notation.
 */

export type NotationMask = Pick<LaudoTemplateFields, "titulo" | "content" | "keywords" | "sexo">;

const COMMENT = /^<!--(.*)-->$/;
const MAX_KEYWORDS = 60;
const MAX_KEYWORD = 80;

const SEXES = { f: "Feminino", m: "Masculino" } as const;

const readComment = (comment: string, mask: NotationMask): void => {
  for (const entry of comment.split(";")) {
    const colon = entry.indexOf(":");
    const [name, value] = [entry.slice(0, colon).trim(), entry.slice(colon + 1).trim()];
    if (name === "sex") mask.sexo = SEXES[value.toLowerCase() as keyof typeof SEXES] ?? null;
    if (name === "keywords")
      mask.keywords = value
        .split(",")
        .map((word) => word.trim().slice(0, MAX_KEYWORD))
        .filter((word) => word !== "")
        .slice(0, MAX_KEYWORDS);
  }
};

const endsWithBackslash = (line: string): boolean => {
  let slashes = 0;
  while (line[line.length - 1 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 1;
};

/** The title and the comments at the start. Returns the index of the first line of the content. */
const readHead = (lines: readonly string[], mask: NotationMask): number => {
  let hasTitle = false;
  for (const [i, line] of lines.entries()) {
    const comment = COMMENT.exec(line.trim())?.[1];
    const title = hasTitle ? null : /^#(?:\s(.*))?$/s.exec(line.trim());
    if (title !== null) {
      mask.titulo = (title[1] ?? "").trim();
      hasTitle = true;
    } else if (comment !== undefined) readComment(comment, mask);
    else if (line.trim() !== "") return i;
  }
  return lines.length;
};

/**
 * Reads a mask or phrase. Its fields have the ids `c1`, `c2`, … A text without a title has the
 * title "". Takes linear time.
 */
export const parseNotation = (text: string, language: Language): NotationMask => {
  const lines = text.split(/\r\n?|\n/);
  const mask: NotationMask = {
    titulo: "",
    content: { type: "doc", content: [] },
    keywords: [],
    sexo: null,
  };
  const reader = new BlockReader(language);
  let parts: string[] = [];
  const start = readHead(lines, mask);
  for (let i = start; i < lines.length; i += 1) {
    const line = lines[i]!.trimEnd();
    const isBroken = endsWithBackslash(line) && i + 1 < lines.length;
    parts.push(isBroken ? line.slice(0, -1) : line);
    if (isBroken) continue;
    reader.add(parts);
    parts = [];
  }
  const { blocks } = reader;
  mask.content.content = blocks.length === 0 ? [{ type: "paragraph" }] : blocks;
  return mask;
};

const escapeStart = (line: string): string =>
  line
    .trimStart()
    .replace(/^(?=#{1,6}(?:\s|$)|-(?:\s|$)|\||<!--)/, "\\")
    .replace(/^\d{1,9}(?=[.)](?:\s|$))/, "$&\\");

const writeItems = (items: readonly ListItem[], isOrdered: boolean, indent: string): string[] =>
  items.flatMap(({ content: [first, ...rest] }, i) => {
    const sign = `${indent}${isOrdered ? `${i + 1}.` : "-"}`;
    const isText = first?.type === "paragraph" || first?.type === "heading";
    const text = isText ? writeLine(first.content ?? []) : "";
    const others = first === undefined || isText ? rest : [first, ...rest];
    const inner = others.flatMap((block) => writeBlock(block, `${indent}   `));
    return [text === "" ? sign : `${sign} ${text}`, ...inner];
  });

/** A cell in one line, as the notation has no blocks in cells. */
const writeCell = (cell: TableCell): string =>
  textBlocks(cell)
    .map(({ content = [] }) => writeLine(content, true))
    .join(" ");

const writeBlock = (block: LaudoBlock, indent: string): string[] => {
  switch (block.type) {
    case "paragraph":
      return [indent + escapeStart(writeLine(block.content ?? []))];
    case "heading": {
      const text = writeLine(block.content ?? []);
      const signs = "#".repeat(block.attrs?.level ?? 2);
      return indent === "" ? ["", `${signs} ${text}`] : [indent + escapeStart(text)];
    }
    case "table": {
      const [first] = block.content;
      const rows = block.content.map(({ content }) => `| ${content.map(writeCell).join(" | ")} |`);
      if (first?.content.every(({ type }) => type === "tableHeader") === true)
        rows.splice(1, 0, `|${" --- |".repeat(first.content.length)}`);
      return ["", ...rows, ""];
    }
    default:
      return writeItems(block.content, block.type === "orderedList", indent);
  }
};

/** The content as text, without a title. The value of a filled field is not written. */
export const writeNotation = (content: LaudoContent): string => {
  const lines = content.content.flatMap((block) => writeBlock(block, ""));
  while (lines[0] === "") lines.shift();
  // A first heading of level 1 is not the title.
  if (lines[0]?.startsWith("# ") === true) lines.unshift("#");
  return lines.join("\n");
};

/**
 * The content with other ids for fields whose id is in `taken`, so that it can be inserted into a
 * laudo. Texts with the same id stay one field.
 */
export const renumberFields = (content: LaudoContent, taken: ReadonlySet<string>): LaudoContent => {
  const used = new Set([...taken, ...fieldsOf(content).map(({ field }) => field.id)]);
  const renamed = new Map<string, string>();
  let last = 0;
  const rename = (id: string): string => {
    if (!taken.has(id)) return id;
    let name = renamed.get(id);
    if (name === undefined) {
      do last += 1;
      while (used.has(`c${last}`));
      name = `c${last}`;
      renamed.set(id, name);
    }
    return name;
  };
  const copy = structuredClone(content);
  for (const { content: nodes = [] } of textBlocks(copy))
    for (const node of nodes) {
      const field = node.type === "text" ? fieldOf(node) : null;
      if (field !== null) field.id = rename(field.id);
    }
  return copy;
};
