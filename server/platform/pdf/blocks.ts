import { widenTable } from "@relato/shared/domain/whole-tables.ts";
import { Marked, Tokenizer, type Token, type Tokens } from "marked";
import { createCutter, type Cutter, type Piece, piecesOf } from "./pieces.ts";

/**
 * Characters in which the end of an emphasis is searched. Marked searches the whole paragraph for
 * each mark, which takes quadratic time in a text of marks.
 */
const MAX_EMPHASIS = 2000;

/** `masked` ends with the text that `src` is. */
const bound = (src: string, masked: string): [src: string, masked: string] => [
  src.slice(0, MAX_EMPHASIS),
  masked.slice(-src.length).slice(0, MAX_EMPHASIS),
];

const parser = new Marked({
  gfm: true,
  tokenizer: {
    emStrong(src, masked, before) {
      return Tokenizer.prototype.emStrong.call(this as Tokenizer, ...bound(src, masked), before);
    },
    del(src, masked, before) {
      return Tokenizer.prototype.del.call(this as Tokenizer, ...bound(src, masked), before);
    },
    // Keep link definitions as text. By default they are dropped.
    def: () => undefined,
    table(src) {
      const table = Tokenizer.prototype.table.call(this as Tokenizer, src);
      if (table) widenTable(table, (text) => this.lexer.inline(text));
      return table;
    },
  },
});

/** The tree that document.typ draws. `k` is the kind of a node. */
export type Inline =
  | { k: "text"; v: Piece[] }
  | { k: "strong" | "emph" | "strike"; c: Inline[] }
  | { k: "code"; v: Piece[] }
  | { k: "break" };
export type Block =
  | { k: "heading"; level: number; c: Inline[] }
  | { k: "paragraph"; c: Inline[] }
  | { k: "list"; ordered: boolean; start: number; items: Block[][] }
  | { k: "quote"; c: Block[] }
  | { k: "code"; lines: Piece[][] }
  | { k: "table"; align: ("left" | "center" | "right")[]; head: Inline[][]; rows: Inline[][][] }
  | { k: "rule" };

/** Deeper nesting is drawn as plain text. Typst fails at 80 nested calls. */
const MAX_DEPTH = 8;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const codePoint = (number: number): string =>
  number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : "\uFFFD";

/** Decodes HTML entities, which the lexer leaves as they are. */
const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|nbsp));/gi,
    (all, hex, decimal, name) =>
      hex !== undefined
        ? codePoint(Number.parseInt(hex, 16))
        : decimal !== undefined
          ? codePoint(Number(decimal))
          : (ENTITIES[String(name).toLowerCase()] ?? all),
  );

const textOf = (value: string, cutter: Cutter): Inline => ({
  k: "text",
  v: cutter.piecesOf(value),
});

const inlineOf = (token: Token, depth: number, cutter: Cutter): Inline[] => {
  const inner = "tokens" in token ? (token.tokens ?? []) : [];
  switch (token.type) {
    case "strong":
    case "em":
    case "del": {
      const k = token.type === "strong" ? "strong" : token.type === "em" ? "emph" : "strike";
      return [{ k, c: inlinesOf(inner, depth + 1, token.raw, cutter) }];
    }
    case "codespan":
      return [{ k: "code", v: cutter.piecesOf((token as Tokens.Codespan).text) }];
    case "br":
      cutter.endLine();
      return [{ k: "break" }];
    // Print only a link's text, as on the screen: a URL could identify the patient.
    case "link":
      return inlinesOf(inner, depth + 1, token.raw, cutter);
    case "image":
      return [textOf(decodeEntities((token as Tokens.Image).text), cutter)];
    case "text":
    case "escape":
      return inner.length > 0
        ? inlinesOf(inner, depth + 1, token.raw, cutter)
        : [textOf(decodeEntities((token as Tokens.Text).text), cutter)];
    default:
      return [textOf(token.raw, cutter)];
  }
};

const inlinesOf = (
  tokens: readonly Token[],
  depth: number,
  raw: string,
  cutter: Cutter,
): Inline[] =>
  depth > MAX_DEPTH
    ? [textOf(raw, cutter)]
    : tokens.flatMap((token) => inlineOf(token, depth, cutter));

/** The inline nodes of one paragraph, heading or cell. */
const lineOf = (tokens: readonly Token[], raw: string): Inline[] =>
  inlinesOf(tokens, 1, raw, createCutter());

const text = (value: string): Inline => textOf(value, createCutter());

/** Raw text with its line breaks. */
const linesOf = (raw: string): Inline[] =>
  raw
    .trimEnd()
    .split("\n")
    .flatMap((line, i): Inline[] => (i === 0 ? [text(line)] : [{ k: "break" }, text(line)]));

const itemOf = (item: Tokens.ListItem, depth: number): Block[] => {
  const blocks = blocksIn(item.tokens, depth, item.raw);
  if (!item.task) return blocks;
  const box = text(item.checked === true ? "☑ " : "☐ ");
  const [first, ...rest] = blocks;
  return first?.k === "paragraph"
    ? [{ ...first, c: [box, ...first.c] }, ...rest]
    : [{ k: "paragraph", c: [box] }, ...blocks];
};

const blockOf = (token: Token, depth: number): Block[] => {
  switch (token.type) {
    case "space":
    // itemOf draws the box of a task.
    case "checkbox":
      return [];
    case "heading":
      return [{ k: "heading", level: token["depth"], c: lineOf(token.tokens ?? [], token.raw) }];
    case "list": {
      const { ordered, start, items } = token as Tokens.List;
      const from = typeof start === "number" ? Math.min(start, 999_999) : 1;
      return [
        { k: "list", ordered, start: from, items: items.map((item) => itemOf(item, depth + 1)) },
      ];
    }
    case "blockquote":
      return [{ k: "quote", c: blocksIn(token.tokens ?? [], depth + 1, token.raw) }];
    case "code":
      return [
        { k: "code", lines: (token as Tokens.Code).text.split("\n").map((line) => piecesOf(line)) },
      ];
    case "table": {
      const { align, header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => lineOf(cell.tokens, cell.text));
      return [
        {
          k: "table",
          align: align.map((one) => one ?? "left"),
          head: cells(header),
          rows: rows.map((row) => cells(row)),
        },
      ];
    }
    case "hr":
      return [{ k: "rule" }];
    case "html":
      return [{ k: "paragraph", c: linesOf(token.raw) }];
    default: {
      const inner = "tokens" in token ? token.tokens : undefined;
      return [
        {
          k: "paragraph",
          c: inner === undefined ? [text(decodeEntities(token.raw))] : lineOf(inner, token.raw),
        },
      ];
    }
  }
};

const blocksIn = (tokens: readonly Token[], depth: number, raw: string): Block[] =>
  depth > MAX_DEPTH
    ? [{ k: "paragraph", c: linesOf(raw) }]
    : tokens.flatMap((token) => blockOf(token, depth));

const textIn = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => ("c" in node ? textIn(node.c) : "v" in node ? node.v.flat().join("") : " "))
    .join("");

/** The blocks below a document's title, without a first heading that repeats the title. */
export const bodyBlocksOf = (title: string, markdown: string): Block[] => {
  const blocks = blocksOf(markdown);
  const [first, ...rest] = blocks;
  return first?.k === "heading" && first.level === 1 && textIn(first.c).trim() === title.trim()
    ? rest
    : blocks;
};

/**
 * Parses markdown to a tree. HTML becomes text; a link or picture becomes its text, as on the
 * screen (web/app/features/modelos/render-markdown.ts). If the lexer fails, the tree is one
 * paragraph of lines.
 */
export const blocksOf = (markdown: string): Block[] => {
  const source = markdown.replaceAll(/\r\n?/g, "\n");
  try {
    return blocksIn(parser.lexer(source), 1, source);
  } catch (error) {
    // The lexer's stack overflows on thousands of nested quotes.
    if (!(error instanceof RangeError)) throw error;
    return [{ k: "paragraph", c: linesOf(source) }];
  }
};
