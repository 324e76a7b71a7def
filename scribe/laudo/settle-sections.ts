import type { Line, Section } from "./sections.ts";

/**
 * Corrects sections that only the whole laudo shows. Comments and interpretations before the
 * conclusion are findings, and so are the lines of a laudo that names no findings.
 */
export function settleSections(lines: readonly Line[], text: string): Line[] {
  const last = lines.findLastIndex(isConclusionHeading);
  const labelOf = ({ start, end }: Line): string => text.slice(start, end).toLowerCase();
  const name = last < 0 ? "" : labelOf(lines[last]!);
  const hasFindings = lines
    .slice(0, last < 0 ? lines.length : last)
    .some(({ section, isHeading }) => section === "findings" && !isHeading);
  let isEarly = false;
  return lines.map((line, index) => {
    if (index >= last && last >= 0) return line;
    if (line.isHeading && line.section === "conclusion") isEarly = labelOf(line) !== name;
    const isDescription =
      (line.section === "conclusion" && isEarly) ||
      (line.section === "advice" && last >= 0) ||
      (line.section === "title" && !line.isHeading && index > 0 && isBody(line, text, hasFindings));
    return isDescription ? { ...line, section: "findings" as Section } : line;
  });
}

const isConclusionHeading = ({ section, isHeading }: Line): boolean =>
  section === "conclusion" && isHeading;

/** A row of a table, an entry of a list, or any line of a laudo without findings. */
const isBody = ({ start }: Line, text: string, hasFindings: boolean): boolean => {
  const lead = text.slice(text.lastIndexOf("\n", start) + 1, start + 1).trimStart();
  return !hasFindings || lead.startsWith("|") || /^[-•*] /.test(lead);
};
