import type { Language } from "@relato/shared/domain/language.ts";
import { ImportError } from "../import-error.ts";
import { createNodeCounter, isElement, type MarkupElement, ownText } from "../markup/element.ts";
import { parseXml } from "../markup/parse-xml.ts";
import type { ReadMask } from "../mrrt/read-mrrt.ts";
import { childOf, readNumbered, readStyles, type StyleMeaning, valueOf } from "./docx-styles.ts";
import { readText } from "./read-text.ts";
import { unzip } from "./unzip.ts";

const DOCUMENT = "word/document.xml";
const STYLES = "word/styles.xml";
const NUMBERING = "word/numbering.xml";

/** A bold paragraph of at most this length is a heading: many reports use no styles. */
const MAX_BOLD_HEADING = 60;

/** Left out: deleted text, pictures, drawings, fields' codes, notes. */
const LEFT_OUT =
  /^(?:w:del|w:moveFrom|w:drawing|w:pict|w:object|w:instrText|w:delText|w:rPr|w:pPr|mc:Fallback)$/;

interface Run {
  text: string;
  isBold: boolean;
}

const isOn = (properties: MarkupElement | undefined, name: string): boolean => {
  const element = childOf(properties, name);
  return element !== undefined && !/^(?:0|false|off|none)$/.test(element.attrs.get("w:val") ?? "");
};

const readRuns = (element: MarkupElement, isBold = false): Run[] =>
  element.children.filter(isElement).flatMap((child): Run[] => {
    if (LEFT_OUT.test(child.name)) return [];
    if (child.name === "w:t") return [{ text: ownText(child), isBold }];
    if (child.name === "w:tab") return [{ text: " ", isBold }];
    if (child.name === "w:br" || child.name === "w:cr") return [{ text: "\n", isBold }];
    const isOwn = child.name === "w:r" ? isOn(childOf(child, "w:rPr"), "w:b") : isBold;
    return readRuns(child, isOwn);
  });

const SPAN = /\[[^[\]\n]*\]|\{[^{}\n]*\}/g;

/** The runs as text with `**` around bold words. Bold does not begin or end inside of a field. */
const writeRuns = (runs: readonly Run[], isCell: boolean): string => {
  const text = runs.map((run) => run.text).join("");
  const bold = runs.flatMap((run) => Array.from(run.text.split(""), () => run.isBold));
  const inField = Array.from(bold, () => false);
  for (const { 0: span, index } of text.matchAll(SPAN))
    for (let i = index; i < index + span.length; i += 1) {
      bold[i] = bold[index] ?? false;
      inField[i] = true;
    }
  let written = "";
  let isOpen = false;
  for (const [i, sign] of text.split("").entries()) {
    const isBold = bold[i] === true && sign !== "\n";
    if (isBold !== isOpen) written += "**";
    isOpen = isBold;
    const isBorder = isCell && sign === "|" && inField[i] === false;
    // A line break joins lines; in a table it is a space.
    written += sign === "\n" ? (isCell ? " " : "\\\n") : isBorder ? String.raw`\|` : sign;
  }
  return (isOpen ? `${written}**` : written).trim();
};

/** Writes a document's paragraphs in the notation. */
class DocxReader {
  readonly lines: string[] = [];
  readonly #styles: ReadonlyMap<string, StyleMeaning>;
  readonly #numbered: ReadonlySet<string>;
  constructor(styles: ReadonlyMap<string, StyleMeaning>, numbered: ReadonlySet<string>) {
    this.#styles = styles;
    this.#numbered = numbered;
  }

  read(element: MarkupElement): void {
    for (const child of element.children.filter(isElement)) {
      if (child.name === "w:p") this.#readParagraph(child);
      else if (child.name === "w:tbl") this.#readTable(child);
      else if (!LEFT_OUT.test(child.name)) this.read(child);
    }
  }

  #readParagraph(paragraph: MarkupElement): void {
    const runs = readRuns(paragraph);
    const text = writeRuns(runs, false);
    if (text === "") return;
    const properties = childOf(paragraph, "w:pPr");
    const heading = this.#headingOf(properties, runs);
    const plain = text.replaceAll("**", "").replaceAll("\\\n", " ");
    if (heading === "title")
      this.lines.push(this.lines.length === 0 ? `# ${plain}` : `## ${plain}`);
    else if (heading !== null) this.lines.push("", `${"#".repeat(heading)} ${plain}`);
    else this.lines.push(this.#signOf(properties) + text);
  }

  #headingOf(properties: MarkupElement | undefined, runs: readonly Run[]): StyleMeaning | null {
    const style = this.#styles.get(valueOf(properties, "w:pStyle") ?? "");
    if (style !== undefined) return this.lines.length === 0 && style === 1 ? "title" : style;
    const words = runs.filter(({ text }) => text.trim() !== "");
    const length = words.reduce((sum, { text }) => sum + text.length, 0);
    const isHeading = words.every(({ isBold }) => isBold) && length <= MAX_BOLD_HEADING;
    if (!isHeading) return null;
    return this.lines.length === 0 ? "title" : 2;
  }

  #signOf(properties: MarkupElement | undefined): string {
    const list = childOf(properties, "w:numPr");
    const id = valueOf(list, "w:numId") ?? "0";
    if (list === undefined || id === "0") return "";
    const level = Math.min(Number(valueOf(list, "w:ilvl") ?? 0) || 0, 8);
    return `${"   ".repeat(level)}${this.#numbered.has(id) ? "1." : "-"} `;
  }

  #readTable(table: MarkupElement): void {
    this.lines.push("");
    for (const row of table.children.filter(isElement)) {
      if (row.name !== "w:tr") continue;
      const cells = row.children
        .filter(isElement)
        .filter(({ name }) => name === "w:tc")
        .map((cell) => writeRuns(readCell(cell), true));
      if (cells.length > 0) this.lines.push(`| ${cells.join(" | ")} |`);
    }
    this.lines.push("");
  }
}

/** The runs of a cell's paragraphs, also of a table inside of it. */
const readCell = (cell: MarkupElement): Run[] =>
  cell.children
    .filter(isElement)
    .flatMap((child) => [
      ...(child.name === "w:p" ? readRuns(child) : readCell(child)),
      { text: " ", isBold: false },
    ]);

/**
 * A mask of a Word report. Headings, lists, tables and bold words are kept.
 * @throws ImportError
 */
export const readDocx = async (bytes: Buffer, language: Language): Promise<ReadMask> => {
  const files = await unzip(bytes, [DOCUMENT, STYLES, NUMBERING]);
  const source = files.get(DOCUMENT);
  if (source === undefined) throw new ImportError("IMPORT_INVALID");
  const count = createNodeCounter();
  const parse = (name: string): MarkupElement | null => {
    const xml = files.get(name);
    return xml === undefined ? null : parseXml(xml, createNodeCounter());
  };
  const reader = new DocxReader(readStyles(parse(STYLES)), readNumbered(parse(NUMBERING)));
  reader.read(parseXml(source, count));
  return readText(reader.lines.join("\n"), language);
};
