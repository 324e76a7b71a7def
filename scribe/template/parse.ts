/** A value that the template asks for below a heading: `PA: ___ FC: ___` has two. */
export interface Blank {
  label: string;
  unit: string;
}

/** A heading with the text that the template's author wrote below it. */
interface TemplateSection {
  heading: string;
  level: number;
  /** The heading as the document shows it: with hashes, bold or numbered, as in the template. */
  line: string;
  /** The author's guidance, without its brackets. */
  guidance: string;
  blanks: Blank[];
}

export interface Template {
  title: string;
  /** Also has the headings that hold no statements, for example the document's title. */
  sections: TemplateSection[];
}

const HEADING = /^\s{0,3}(#{1,6})\s+([^]*)$/;
/** A line that is all bold: "**Queixa:**", "2. **HDA**". */
const BOLD_HEADING = /^\s*(?:[-•]\s+|\d{1,2}[.)]\s*)?\*\*(?=[^*]*\p{L})([^*_]+?):?\*\*:?\s*$/u;
/** Trimmed headings without hashes and bold: "1. Queixa", "QUEIXA PRINCIPAL", "Queixa:". */
const PLAIN_HEADING = new RegExp(
  String.raw`^(?:(?:\d{1,2}|[IVX]{1,4})\s*[.)-]\s*(\p{Lu}[^_:\n[\]]{1,60}?):?|` +
    String.raw`(\p{Lu}[\p{Lu}\s/()-]{2,60}?):?|(\p{Lu}[\p{L}\s/()?-]{1,50}):)$`,
  "u",
);
/** Units that may follow a blank. Any other word begins the next label. */
const UNIT =
  "mmHg|bpm|lpm|ppm|irpm|rpm|/min|/10|mcg|UI|IU|kg/m²|kg/m2|kg|cm|mg/dL|mg/dl|g/dL|mm|ml|mL|dL|" +
  "lbs?|in|ft|°C|°F|ºC|C|F|%|x|semanas|weeks|anos|years|m|g";
const LINE_WITH_UNIT = new RegExp(String.raw`_{2,}\s*(?:(${UNIT})(?![\p{L}\d]))?`, "gu");

interface FoundBlank extends Blank {
  /** Where the label starts, and where the unit or the line of underscores ends. */
  from: number;
  to: number;
}

/** A label has no underscore and no colon but the one after it. */
function findBlanks(line: string): FoundBlank[] {
  const blanks: FoundBlank[] = [];
  let after = 0;
  for (const { 0: drawn, 1: unit = "", index } of line.matchAll(LINE_WITH_UNIT)) {
    const before = line.slice(after, index).trimEnd();
    const named = (before.endsWith(":") ? before.slice(0, -1) : before).trimEnd();
    const start = Math.max(named.lastIndexOf("_"), named.lastIndexOf(":")) + 1;
    const label = named.slice(start).trimStart();
    const from = after + named.length - label.length;
    // Without a label it is no blank, and the word after it can be the next label.
    after = index + (label === "" ? drawn.lastIndexOf("_") + 1 : drawn.length);
    if (label !== "") blanks.push({ label, unit, from, to: after });
  }
  return blanks;
}

/**
 * Parses a doctor's markdown. Keeps every heading in its order. A template without headings becomes
 * one section with the template's title. Never throws.
 */
export function parseTemplate(markdown: string, titulo: string): Template {
  const sections: TemplateSection[] = [];
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  const marked = lines.some((line) => HEADING.test(line) || BOLD_HEADING.test(line));
  let depth = 1;
  for (const line of lines) {
    const hash = HEADING.exec(line);
    const title = hash === null ? "" : withoutClosingHashes(hash[2]!);
    const bold = BOLD_HEADING.exec(line)?.[1]!.trim();
    const plain = marked
      ? undefined
      : PLAIN_HEADING.exec(line.trim())?.slice(1).find(Boolean)?.trim();
    if (hash && title !== "") {
      depth = hash[1]!.length;
      const name = removeBlanks(title);
      sections.push(newSection(name, depth));
      // A heading's line can contain guidance and blanks: "## Risco [HAS, DM]", "## PA: ___".
      const guided = /\[[^[\]\n]{3,}\](?!\()/.exec(title)?.[0] ?? "";
      if (/_{3,}/.test(title)) addBody(sections, title, titulo);
      sections.at(-1)!.guidance = guided.slice(1, -1);
    } else if (bold) sections.push({ ...newSection(bold, depth + 1), line: line.trim() });
    else if (plain) sections.push({ ...newSection(plain, depth + 1), line: line.trim() });
    else if (line.trim() !== "") addBody(sections, line, titulo);
  }
  if (sections.length === 0) sections.push(newSection(titulo.trim() || "Documento", 1));
  return { title: titulo, sections };
}

const newSection = (heading: string, level: number): TemplateSection => ({
  heading,
  level,
  line: `${"#".repeat(Math.min(level, 6))} ${heading}`,
  guidance: "",
  blanks: [],
});

/** "Exames ##" becomes "Exames". */
const withoutClosingHashes = (title: string): string =>
  title
    .trim()
    .replace(/(?<!#)#+$/, "")
    .trim();

/** Removes blanks and guidance from a heading. */
const removeBlanks = (heading: string): string =>
  heading
    .replace(/(?:(?<!\s)\s+)?_{3,}\s*/g, " ")
    .replace(/(?:(?<!\s)\s+)?\[[^[\]\n]{3,}\](?!\()\s*/g, " ")
    .trim() || heading.replace(/[_[\]]/g, " ").trim();

function addBody(sections: TemplateSection[], line: string, titulo: string): void {
  if (sections.length === 0) sections.push(newSection(titulo.trim() || "Documento", 1));
  const section = sections.at(-1)!;
  let rest = "";
  let after = 0;
  for (const { label, unit, from, to } of findBlanks(line)) {
    section.blanks.push({
      label: label.replace(/^[-*•|\s]+/, "").replace(/(?<![*|\s])[*|\s]+$/, ""),
      unit,
    });
    rest += `${line.slice(after, from)} `;
    after = to;
  }
  const words = (rest + line.slice(after))
    .replace(/[[\]_*|]|-{3,}/g, " ")
    .replace(/^\s*[-•]\s*/, "")
    .trim();
  if (words) section.guidance = `${section.guidance} ${words}`.trim();
}

/**
 * Whether statements can be written under a heading. Not under the title above all other headings,
 * nor under one that only groups other headings.
 */
export function holdsStatements(template: Template, index: number): boolean {
  const section = template.sections[index]!;
  const next = template.sections[index + 1];
  const parent = next !== undefined && next.level > section.level;
  const title =
    index === 0 && parent && template.sections.every((s, i) => i === 0 || s.level > section.level);
  if (title) return false;
  return !(parent && section.guidance === "" && section.blanks.length === 0);
}

/** The headings that can hold statements, in order. */
export function headingsOf({ titulo, markdown }: { titulo: string; markdown: string }): string[] {
  const template = parseTemplate(markdown, titulo);
  return template.sections.flatMap(({ heading }, index) =>
    holdsStatements(template, index) ? [heading] : [],
  );
}
