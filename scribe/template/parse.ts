/** A line of a template below a heading that asks for values: `PA: ___ FC: ___`. */
export interface Blank {
  label: string;
  unit: string;
}

/** A heading with what the template's author wrote below it. */
export interface TemplateSection {
  heading: string;
  level: number;
  /** The guidance in brackets and other words of the author, without the brackets. */
  guidance: string;
  blanks: Blank[];
}

export interface Template {
  /** Top headings before the first that takes statements (the document's title), as written. */
  sections: TemplateSection[];
}

const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const BOLD_HEADING = /^\s*\*\*([^*]+?):?\*\*:?\s*$/;
/** Units that may follow a blank; any other word is the next label. */
const UNIT =
  "mmHg|bpm|irpm|rpm|kg/m²|kg/m2|kg|cm|mg/dL|mg/dl|g/dL|mm|ml|mL|dL|lbs?|in|ft|°C|°F|ºC|C|F|%|x|semanas|weeks|anos|years|m|g";
const BLANK = new RegExp(
  String.raw`([^\s_:][^_:\n]*?)\s*:?\s*_{2,}\s*(?:(${UNIT})(?![\p{L}\d]))?`,
  "gu",
);

/**
 * Reads a doctor's markdown. Every heading is kept in its order; a template without headings is one section that bears
 * its title. Never throws.
 */
export function parseTemplate(markdown: string, titulo: string): Template {
  const sections: TemplateSection[] = [];
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  const hasHashes = lines.some((line) => HEADING.test(line));
  for (const line of lines) {
    const hash = HEADING.exec(line);
    const bold = hasHashes ? null : BOLD_HEADING.exec(line);
    if (hash && hash[2]!.trim() !== "")
      sections.push(blankSection(withoutBlanks(hash[2]!), hash[1]!.length));
    else if (bold) sections.push(blankSection(bold[1]!.trim(), 2));
    else if (line.trim() !== "") addBody(sections, line, titulo);
  }
  if (sections.length === 0) sections.push(blankSection(titulo.trim() || "Documento", 1));
  return { sections };
}

const blankSection = (heading: string, level: number): TemplateSection => ({
  heading,
  level,
  guidance: "",
  blanks: [],
});

/** Blanks and guidance that stand in a heading are no part of it. */
const withoutBlanks = (heading: string): string =>
  heading
    .replace(/\s*_{3,}\s*/g, " ")
    .replace(/\s*\[[^\]\n]{3,}\](?!\()\s*/g, " ")
    .trim() || heading.replace(/[_[\]]/g, " ").trim();

function addBody(sections: TemplateSection[], line: string, titulo: string): void {
  if (sections.length === 0) sections.push(blankSection(titulo.trim() || "Documento", 1));
  const section = sections.at(-1)!;
  for (const match of line.matchAll(BLANK))
    section.blanks.push({ label: match[1]!.replace(/^[-*•\s]+/, "").trim(), unit: match[2] ?? "" });
  const words = line
    .replace(BLANK, " ")
    .replace(/[[\]_*]/g, " ")
    .replace(/^\s*[-•]\s*/, "")
    .trim();
  if (words) section.guidance = `${section.guidance} ${words}`.trim();
}

/** Whether a heading can hold statements: the title above the others does not, unless it stands alone. */
export function holdsStatements(template: Template, index: number): boolean {
  const section = template.sections[index]!;
  const next = template.sections[index + 1];
  const parent = next !== undefined && next.level > section.level;
  return !(parent && section.guidance === "" && section.blanks.length === 0);
}
