import { widenTable } from "@relato/shared/domain/whole-tables.ts";
import { Marked, Tokenizer, type Token, type Tokens } from "marked";
import { createCutter, type Cutter, type Piece, piecesOf } from "./pieces.ts";

const parser = new Marked({
  gfm: true,
  tokenizer: {
    // What looks like a link's definition is text: it would be dropped.
    def: () => undefined,
    table(src) {
      const table = Tokenizer.prototype.table.call(this as Tokenizer, src);
      if (table) widenTable(table, (text) => this.lexer.inline(text));
      return table;
    },
  },
});

/** What a document is made of, in the form that document.typ draws. `k` names the kind. */
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

/** Lists in lists, emphasis in emphasis: what lies deeper is drawn as text. Typst gives up at 80 calls. */
const MAX_DEPTH = 8;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const codePoint = (number: number): string =>
  number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : "\uFFFD";

/** The lexer leaves HTML's names of characters as they stand. */
const decode = (text: string): string =>
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
      cutter.end();
      return [{ k: "break" }];
    // A link is its words, as on the screen; an address on paper helps nobody, and may say who the patient is.
    case "link":
      return inlinesOf(inner, depth + 1, token.raw, cutter);
    case "image":
      return [textOf(decode((token as Tokens.Image).text), cutter)];
    case "text":
    case "escape":
      return inner.length > 0
        ? inlinesOf(inner, depth + 1, token.raw, cutter)
        : [textOf(decode((token as Tokens.Text).text), cutter)];
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

/** The texts of one paragraph, heading or cell. */
const lineOf = (tokens: readonly Token[], raw: string): Inline[] =>
  inlinesOf(tokens, 1, raw, createCutter());

const text = (value: string): Inline => textOf(value, createCutter());

/** Raw text with its line ends kept. */
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
    // The box of a task; itemOf draws it.
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
          c: inner === undefined ? [text(decode(token.raw))] : lineOf(inner, token.raw),
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

/** What stands below a document's title: its text, without a first heading that only says the title again. */
export const bodyBlocksOf = (title: string, markdown: string): Block[] => {
  const blocks = blocksOf(markdown);
  const [first, ...rest] = blocks;
  return first?.k === "heading" && first.level === 1 && textIn(first.c).trim() === title.trim()
    ? rest
    : blocks;
};

/**
 * A document's markdown as a tree: nothing of it is ever typst's source. HTML is text, a link or picture its words, as on the
 * screen (web/app/features/modelos/render-markdown.ts). Any string has a tree: one that the lexer gives up on is its lines.
 */
export const blocksOf = (markdown: string): Block[] => {
  const source = markdown.replaceAll(/\r\n?/g, "\n");
  try {
    return blocksIn(parser.lexer(source), 1, source);
  } catch (error) {
    // Thousands of quotes within quotes.
    if (!(error instanceof RangeError)) throw error;
    return [{ k: "paragraph", c: linesOf(source) }];
  }
};
