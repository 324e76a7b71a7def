import {
  type LaudoBlock,
  type LaudoContent,
  type LaudoMark,
  type TextBlock,
  textBlocks,
  type TextNode,
} from "./content.ts";

/** A text of the content inside its markdown: `text` begins at `start` of the markdown. */
export interface TextSpan {
  start: number;
  text: string;
  /** Its paragraph or heading: the index in `textBlocks`, and the offset there. */
  block: number;
  offset: number;
}

export interface LaudoMarkdown {
  text: string;
  spans: TextSpan[];
}

const SIGNS: Partial<Record<LaudoMark["type"], string>> = { bold: "**", italic: "*" };

/** Writes a laudo as markdown and remembers where each text is. */
class Writer {
  text = "";
  readonly spans: TextSpan[] = [];
  #block = 0;
  /** `formatted`: with signs of bold and italic. */
  readonly #formatted: boolean;
  constructor(formatted: boolean) {
    this.#formatted = formatted;
  }

  write(nodes: readonly LaudoBlock[], indent: string): void {
    for (const node of nodes) this.#block_(node, indent);
  }

  #startBlock(): void {
    if (this.text !== "" && !this.text.endsWith("\n\n"))
      this.text += this.text.endsWith("\n") ? "\n" : "\n\n";
  }

  #block_(node: LaudoBlock, indent: string): void {
    switch (node.type) {
      case "paragraph":
      case "heading":
        this.#startBlock();
        this.text += indent;
        if (node.type === "heading") this.text += `${"#".repeat(node.attrs?.level ?? 2)} `;
        this.#inline(node);
        return;
      case "table":
        return this.#table(node.content);
      default:
        return this.#list(node, indent);
    }
  }

  #list(node: Extract<LaudoBlock, { type: "bulletList" | "orderedList" }>, indent: string): void {
    this.#startBlock();
    node.content.forEach(({ content }, i) => {
      const sign = node.type === "bulletList" ? "- " : `${i + 1}. `;
      if (!this.text.endsWith("\n") && this.text !== "") this.text += "\n";
      this.text += `${indent}${sign}`;
      const [first, ...rest] = content;
      if (first?.type === "paragraph" || first?.type === "heading") this.#inline(first);
      else if (first !== undefined) this.write([first], `${indent}   `);
      if (rest.length > 0) this.write(rest, `${indent}   `);
    });
  }

  #table(rows: Extract<LaudoBlock, { type: "table" }>["content"]): void {
    this.#startBlock();
    rows.forEach((row, i) => {
      if (i > 0) this.text += "\n";
      this.text += "|";
      for (const cell of row.content) {
        // Markdown has no lists in cells: their items follow each other.
        for (const inner of textBlocks(cell)) {
          this.text += " ";
          this.#inline(inner, " ");
        }
        this.text += " |";
      }
      if (i === 0) this.text += `\n|${" --- |".repeat(row.content.length)}`;
    });
  }

  #inline({ content = [] }: TextBlock, lineBreak = "  \n"): void {
    const block = this.#block;
    this.#block += 1;
    let offset = 0;
    let isLineStart = true;
    for (const node of content) {
      if (node.type === "hardBreak") {
        this.text += lineBreak;
        offset += 1;
        isLineStart = true;
        continue;
      }
      const { text } = node;
      this.spans.push({ start: this.text.length, text, block, offset });
      this.text += this.#formatted ? formatted(node, isLineStart) : text;
      offset += text.length;
      isLineStart = false;
    }
  }
}

/** At the start of a line, markdown reads these signs as a list, a heading or a rule. */
const LINE_START = /^([#+=-]|\d{1,9}(?=[.)]))/;

/** Text whose signs markdown shows as they are, in one line. */
export const escapeMarkdown = (text: string, isLineStart: boolean): string => {
  const escaped = text.replaceAll(/[\n\r]/g, " ").replaceAll(/[\\`*_[\]<>~|&]/g, String.raw`\$&`);
  if (!isLineStart) return escaped;
  return escaped
    .trimStart()
    .replace(LINE_START, (sign) => (/^\d/.test(sign) ? `${sign}\\` : `\\${sign}`));
};

/** A text with its signs, which markdown wants next to a letter and not to a space. */
const formatted = ({ text, marks = [] }: TextNode, isLineStart: boolean): string => {
  const signs = marks.map(({ type }) => SIGNS[type] ?? "").join("");
  const words = text.trim();
  if (signs === "" || words === "") return escapeMarkdown(text, isLineStart);
  const before = isLineStart || text.startsWith(words) ? "" : " ";
  const after = text.endsWith(words) ? "" : " ";
  // All signs are asterisks: they close in any order.
  return `${before}${signs}${escapeMarkdown(words, isLineStart)}${signs}${after}`;
};

/** A laudo as markdown for the PDF, with bold and italic. */
export const laudoMarkdown = (content: LaudoContent): string => {
  const writer = new Writer(true);
  writer.write(content.content, "");
  return writer.text;
};

/** A laudo as the linter reads it, with the place of each text. */
export const laudoText = (content: LaudoContent): LaudoMarkdown => {
  const writer = new Writer(false);
  writer.write(content.content, "");
  return { text: writer.text, spans: writer.spans };
};
