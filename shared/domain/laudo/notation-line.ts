import type { Language } from "../language.ts";
import { fieldOf, type InlineNode, type LaudoMark, type TextNode } from "./content.ts";
import { placeholderOf } from "./field.ts";
import { readField, unescapeSigns, type WrittenField, writeField } from "./notation-field.ts";

type Token =
  | { type: "text"; text: string }
  | { type: "bold" }
  /** A `|` between the cells of a table. */
  | { type: "cell" }
  | ({ type: "field" } & WrittenField);

const PLAIN = /[^\\[{*|]+/y;

const matchAt = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
};

const readToken = (line: string, at: number, language: Language): { token: Token; end: number } => {
  const plain = matchAt(PLAIN, line, at);
  if (plain !== null) return { token: { type: "text", text: plain }, end: at + plain.length };
  const sign = line[at]!;
  if (sign === "[" || sign === "{") {
    const field = readField(line, at, language);
    if (field !== null) return { token: { type: "field", ...field }, end: field.end };
  }
  if (sign === "|") return { token: { type: "cell" }, end: at + 1 };
  if (sign === "*") {
    const stars = matchAt(/\*+/y, line, at)!;
    // A longer or shorter run is text.
    const token: Token = stars === "**" ? { type: "bold" } : { type: "text", text: stars };
    return { token, end: at + stars.length };
  }
  const text = sign === "\\" ? line.slice(at, at + 2) : sign;
  return { token: { type: "text", text: unescapeSigns(text) }, end: at + text.length };
};

/** The tokens of a line. A last `**` without a partner is text. */
export const readTokens = (line: string, language: Language): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < line.length;) {
    const { token, end } = readToken(line, at, language);
    tokens.push(token);
    at = end;
  }
  if (tokens.filter(({ type }) => type === "bold").length % 2 === 1) {
    const last = tokens.findLastIndex(({ type }) => type === "bold");
    tokens[last] = { type: "text", text: "**" };
  }
  return tokens;
};

/** Makes the nodes of tokens; `nextId` names the fields. */
export class LineReader {
  readonly #nextId: () => string;
  #isBold = false;
  constructor(nextId: () => string) {
    this.#nextId = nextId;
  }

  read(tokens: readonly Token[]): InlineNode[] {
    const nodes: InlineNode[] = [];
    this.#isBold = false;
    for (const token of tokens) this.#add(nodes, token);
    return nodes;
  }

  #add(nodes: InlineNode[], token: Token): void {
    if (token.type === "bold") this.#isBold = !this.#isBold;
    else if (token.type === "text") this.#addText(nodes, token.text);
    else if (token.type === "cell") this.#addText(nodes, "|");
    else {
      const attrs = { id: this.#nextId(), ...token.field };
      const text = attrs.default ?? placeholderOf(attrs);
      nodes.push({ type: "text", text, marks: [...this.#marks(), { type: "campo", attrs }] });
      if (token.unit !== "") this.#addText(nodes, token.unit);
    }
  }

  #marks(): LaudoMark[] {
    return this.#isBold ? [{ type: "bold" }] : [];
  }

  #addText(nodes: InlineNode[], text: string): void {
    const last = nodes.at(-1);
    if (last?.type === "text" && fieldOf(last) === null && isBold(last) === this.#isBold)
      last.text += text;
    else nodes.push({ type: "text", text, ...(this.#isBold && { marks: this.#marks() }) });
  }
}

const isBold = ({ marks = [] }: TextNode): boolean => marks.some(({ type }) => type === "bold");

const STARS = /(?<=\*)\*|\*(?=\*)|^\*|\*$/g;

const escapeText = (text: string, isCell: boolean): string =>
  text
    .replaceAll("\n", " ")
    .replace(isCell ? /[\\[{|]/g : /[\\[{]/g, String.raw`\$&`)
    .replace(STARS, String.raw`\*`);

/** The unit at the start of the text after a number, with its space. */
const unitOf = (node: TextNode, next: InlineNode | undefined): string => {
  const unit = fieldOf(node)?.unit ?? "";
  if (unit === "" || next?.type !== "text" || fieldOf(next) !== null) return "";
  if (isBold(next) !== isBold(node)) return "";
  return [` ${unit}`, unit].find((text) => next.text.startsWith(text)) ?? "";
};

class LineWriter {
  text = "";
  #isBold = false;
  /** Characters of the next text that are written inside of the field before it. */
  #used = 0;
  #last: string | null = null;
  readonly #isCell: boolean;
  constructor(isCell: boolean) {
    this.#isCell = isCell;
  }

  setBold(isOn: boolean): void {
    if (isOn !== this.#isBold) this.text += "**";
    this.#isBold = isOn;
  }

  breakLine(): void {
    this.setBold(false);
    this.#used = 0;
    this.#last = null;
    this.text += this.#isCell ? " " : "\\\n";
  }

  write(node: TextNode, next: InlineNode | undefined): void {
    const field = fieldOf(node);
    // A value with formatting inside is several nodes of one field.
    if (field !== null && field.id === this.#last) return;
    const rest = node.text.slice(this.#used);
    if (field !== null || rest !== "") this.setBold(isBold(node));
    if (field !== null) {
      const unit = unitOf(node, next);
      this.#used = unit.length;
      this.text += writeField(field, unit);
    } else {
      const isSuffix = this.#last !== null && /^[!?]/.test(rest) && /[\]}]$/.test(this.text);
      this.text += (isSuffix ? "\\" : "") + escapeText(rest, this.#isCell);
      this.#used = 0;
    }
    this.#last = field?.id ?? (rest === "" ? this.#last : null);
  }
}

/** A paragraph in the notation. `isCell`: a `|` is escaped, and a line break is a space. */
export const writeLine = (nodes: readonly InlineNode[], isCell = false): string => {
  const writer = new LineWriter(isCell);
  nodes.forEach((node, i) => {
    if (node.type === "hardBreak") writer.breakLine();
    else writer.write(node, nodes[i + 1]);
  });
  writer.setBold(false);
  return writer.text;
};
