import type { InlineNode, LaudoBlock, LaudoContent, LaudoMark, TextBlock } from "./content.ts";

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
        this.text += " ";
        cell.content.forEach((inner, n) => {
          if (n > 0) this.text += " ";
          if (inner.type === "paragraph" || inner.type === "heading") this.#inline(inner, " ");
        });
        this.text += " |";
      }
      if (i === 0) this.text += `\n|${" --- |".repeat(row.content.length)}`;
    });
  }

  #inline({ content = [] }: TextBlock, lineBreak = "  \n"): void {
    const block = this.#block;
    this.#block += 1;
    let offset = 0;
    for (const node of content) {
      if (node.type === "hardBreak") {
        this.text += lineBreak;
        offset += 1;
        continue;
      }
      const { text } = node;
      const signs = this.#formatted ? signsOf(node) : "";
      this.text += signs;
      this.spans.push({ start: this.text.length, text, block, offset });
      this.text += text;
      this.text += [...signs].reverse().join("");
      offset += text.length;
    }
  }
}

const signsOf = (node: InlineNode): string =>
  node.type === "text" && node.text.trim() === node.text
    ? (node.marks ?? []).map(({ type }) => SIGNS[type] ?? "").join("")
    : "";

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
