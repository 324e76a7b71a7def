/** A line of a template below a heading that asks for values: `PA: ___ FC: ___`. */
export interface Blank {
  label: string;
  unit: string;
}

/** A heading with what the template's author wrote below it. */
interface TemplateSection {
  heading: string;
  level: number;
  /** The heading's line in the document: hashes, bold or a number, as the template has it. */
  line: string;
  /** The guidance in brackets and other words of the author, without the brackets. */
  guidance: string;
  blanks: Blank[];
}

export interface Template {
  /** What its author calls it. */
  title: string;
  /** Top headings before the first that takes statements (the document's title), as written. */
  sections: TemplateSection[];
}

const HEADING = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
/** A line that is bold as a whole: "**Queixa:**", "2. **HDA**". */
const BOLD_HEADING = /^\s*(?:[-•]\s+|\d{1,2}[.)]\s*)?\*\*(?=[^*]*\p{L})([^*_]+?):?\*\*:?\s*$/u;
/**
 * In a template that marks its headings in no other way: "1. Queixa", "QUEIXA PRINCIPAL",
 * "Queixa:".
 */
const PLAIN_HEADING =
  /^\s*(?:(?:\d{1,2}|[IVX]{1,4})\s*[.)-]\s*(\p{Lu}[^_:\n[\]]{1,60}?):?|(\p{Lu}[\p{Lu}\s/()-]{2,60}?):?|(\p{Lu}[\p{L}\s/()?-]{1,50}):)\s*$/u;
/** Units that may follow a blank; any other word is the next label. */
const UNIT =
  "mmHg|bpm|lpm|ppm|irpm|rpm|/min|/10|mcg|UI|IU|kg/m²|kg/m2|kg|cm|mg/dL|mg/dl|g/dL|mm|ml|mL|dL|lbs?|in|ft|°C|°F|ºC|C|F|%|x|semanas|weeks|anos|years|m|g";
const BLANK = new RegExp(
  String.raw`([^\s_:][^_:\n]*?)\s*:?\s*_{2,}\s*(?:(${UNIT})(?![\p{L}\d]))?`,
  "gu",
);

/**
 * Reads a doctor's markdown. Every heading is kept in its order; a template without headings is one
 * section that bears its title. Never throws.
 */
export function parseTemplate(markdown: string, titulo: string): Template {
  const sections: TemplateSection[] = [];
  const lines = markdown.replace(/\r\n?/g, "\n").split("\n");
  const marked = lines.some((line) => HEADING.test(line) || BOLD_HEADING.test(line));
  let depth = 1;
  for (const line of lines) {
    const hash = HEADING.exec(line);
    const title = hash?.[2]!.trim() ?? "";
    const bold = BOLD_HEADING.exec(line)?.[1]!.trim();
    const plain = marked ? undefined : PLAIN_HEADING.exec(line)?.slice(1).find(Boolean)?.trim();
    if (hash && title !== "") {
      depth = hash[1]!.length;
      const name = removeBlanks(title);
      sections.push(newSection(name, depth));
      // Guidance and blanks may stand in the heading's own line: "## Risco [HAS, DM]", "## PA:
      // ___".
      const guided = /\[[^\]\n]{3,}\](?!\()/.exec(title)?.[0] ?? "";
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

/** Blanks and guidance that stand in a heading are no part of it. */
const removeBlanks = (heading: string): string =>
  heading
    .replace(/\s*_{3,}\s*/g, " ")
    .replace(/\s*\[[^\]\n]{3,}\](?!\()\s*/g, " ")
    .trim() || heading.replace(/[_[\]]/g, " ").trim();

function addBody(sections: TemplateSection[], line: string, titulo: string): void {
  if (sections.length === 0) sections.push(newSection(titulo.trim() || "Documento", 1));
  const section = sections.at(-1)!;
  for (const match of line.matchAll(BLANK))
    section.blanks.push({
      label: match[1]!.replace(/^[-*•|\s]+/, "").replace(/[*|\s]+$/, ""),
      unit: match[2] ?? "",
    });
  const words = line
    .replace(BLANK, " ")
    .replace(/[[\]_*|]|-{3,}/g, " ")
    .replace(/^\s*[-•]\s*/, "")
    .trim();
  if (words) section.guidance = `${section.guidance} ${words}`.trim();
}

/**
 * Whether a heading can hold statements: a title above all others does not, nor one with nothing
 * but headings below it.
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

/** The headings of a template that hold statements, in order. */
export function headingsOf({ titulo, markdown }: { titulo: string; markdown: string }): string[] {
  const template = parseTemplate(markdown, titulo);
  return template.sections.flatMap(({ heading }, index) =>
    holdsStatements(template, index) ? [heading] : [],
  );
}
