import type { Language } from "../language.ts";
import type { InlineNode, LaudoBlock, ListItem, TableRow } from "./content.ts";
import { fieldOf } from "./content.ts";
import { LineReader, readTokens } from "./notation-line.ts";

/** Levels of nested lists; `laudoContentSchema` refuses more. */
const MAX_LEVELS = 4;

interface OpenList {
  indent: number;
  type: "bulletList" | "orderedList";
  /** The blocks that the list is in. */
  parent: LaudoBlock[];
  items: ListItem[];
}

const ITEM = /^(\s*)(-|\d{1,9}[.)])(?:\s(.*))?$/s;
const HEADING = /^(#{1,6})\s(.+)$/s;
const SEPARATOR = /^\|(?:\s*:?-{3,}:?\s*\|)+$/;

const trimNodes = (nodes: InlineNode[]): InlineNode[] => {
  const trim = (at: 0 | -1, cut: (text: string) => string): void => {
    const node = nodes.at(at);
    if (node?.type !== "text" || fieldOf(node) !== null) return;
    node.text = cut(node.text);
    if (node.text === "") nodes.splice(at, 1);
  };
  trim(0, (text) => text.trimStart());
  trim(-1, (text) => text.trimEnd());
  return nodes;
};

/** Makes the blocks of the notation's lines. */
export class BlockReader {
  readonly blocks: LaudoBlock[] = [];
  readonly #language: Language;
  readonly #lines: LineReader;
  #lists: OpenList[] = [];
  #rows: TableRow[] | null = null;

  constructor(language: Language) {
    this.#language = language;
    let fields = 0;
    this.#lines = new LineReader(() => `c${++fields}`);
  }

  /** `parts`: one line, or several that line breaks join. */
  add(parts: readonly string[]): void {
    const [first = ""] = parts;
    const line = first.trim();
    if (line === "" && parts.length === 1) return void (this.#rows = null);
    if (line.startsWith("|") && this.#addRow(line)) return;
    this.#rows = null;
    const item = ITEM.exec(first.trimEnd());
    if (item !== null) return this.#addItem(item, parts.slice(1));
    const isInItem = this.#closeLists(/^\s*/.exec(first)![0].length - 2);
    const heading = isInItem ? null : HEADING.exec(line);
    const parent = isInItem ? this.#lists.at(-1)!.items.at(-1)!.content : this.blocks;
    const [, signs = "", words = line] = heading ?? [];
    const content = this.#inline([words, ...parts.slice(1)]);
    if (heading === null) parent.push({ type: "paragraph", ...content });
    else {
      const level = Math.min(signs.length, 3) as 1 | 2 | 3;
      parent.push({ type: "heading", attrs: { level }, ...content });
    }
  }

  #inline(parts: readonly string[]): { content?: ReturnType<LineReader["read"]> } {
    const content = parts.flatMap((part, i) => {
      const nodes = this.#lines.read(readTokens(part.trim(), this.#language));
      return i === 0 ? nodes : [{ type: "hardBreak" as const }, ...nodes];
    });
    return content.length === 0 ? {} : { content };
  }

  /** Closes the lists that are indented more. Returns whether one is still open. */
  #closeLists(indent: number): boolean {
    while ((this.#lists.at(-1)?.indent ?? -Infinity) > indent) this.#lists.pop();
    return this.#lists.length > 0;
  }

  #addItem([, space = "", sign = "", text = ""]: readonly string[], rest: string[]): void {
    const indent = space.length;
    const type = sign === "-" ? "bulletList" : "orderedList";
    const outermost = this.#lists[0];
    this.#closeLists(outermost === undefined ? indent : Math.max(indent, outermost.indent));
    const open = this.#lists.at(-1);
    const isNested =
      open !== undefined && indent >= open.indent + 2 && this.#lists.length < MAX_LEVELS;
    if (open === undefined || isNested || open.type !== type) {
      if (open !== undefined && !isNested) this.#lists.pop();
      const parent = isNested ? open.items.at(-1)!.content : (open?.parent ?? this.blocks);
      const items: ListItem[] = [];
      parent.push({ type, content: items });
      this.#lists.push({
        indent: isNested ? indent : (open?.indent ?? indent),
        type,
        parent,
        items,
      });
    }
    const content: LaudoBlock[] = [{ type: "paragraph", ...this.#inline([text, ...rest]) }];
    this.#lists.at(-1)!.items.push({ type: "listItem", content });
  }

  #addRow(line: string): boolean {
    if (SEPARATOR.test(line) && this.#rows?.length === 1) {
      for (const cell of this.#rows[0]!.content) cell.type = "tableHeader";
      return true;
    }
    const tokens = readTokens(line, this.#language);
    const borders = tokens.flatMap(({ type }, i) => (type === "cell" ? [i] : []));
    if (borders.length < 2 || borders.at(-1) !== tokens.length - 1) return false;
    const content = borders.slice(1).map((end, n) => {
      const nodes = trimNodes(this.#lines.read(tokens.slice(borders[n]! + 1, end)));
      const cell = nodes.length === 0 ? {} : { content: nodes };
      return { type: "tableCell" as const, content: [{ type: "paragraph" as const, ...cell }] };
    });
    if (this.#rows === null) {
      this.#lists = [];
      this.blocks.push({ type: "table", content: (this.#rows = []) });
    }
    this.#rows.push({ type: "tableRow", content });
    return true;
  }
}
