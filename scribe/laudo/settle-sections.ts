import { tokenise } from "../language/text.ts";
import type { Line, Section } from "./section.ts";
import { wordList } from "./word-lists.ts";

/**
 * Corrects sections that only the whole laudo shows. Comments and interpretations before the
 * conclusion are findings, and so are the lines of a laudo that names no findings.
 */
export function settleSections(lines: readonly Line[], text: string): Line[] {
  const last = lines.findLastIndex(isConclusionHeading);
  const isWeak = ({ start, end }: Line): boolean =>
    tokenise(text.slice(start, end)).some(({ t }) => WEAK.has(t));
  const isStrong = last >= 0 && !isWeak(lines[last]!);
  const hasFindings = lines
    .slice(0, last < 0 ? lines.length : last)
    .some(({ section, isHeading }) => section === "findings" && isHeading);
  let isEarly = false;
  let bodies = 0;
  return lines.map((line, index) => {
    if (index >= last && last >= 0) return line;
    bodies = line.isHeading ? 0 : bodies + 1;
    if (line.isHeading && line.section === "conclusion") isEarly = isStrong && isWeak(line);
    const isDescription =
      (line.section === "conclusion" && isEarly) ||
      (line.section === "advice" && last >= 0) ||
      (line.section === "title" &&
        !line.isHeading &&
        index > 0 &&
        isBody(line, text, hasFindings)) ||
      (LEADING.has(line.section) && !hasFindings && (bodies > 1 || isList(lines, index, text)));
    return isDescription ? { ...line, section: "findings" as Section } : line;
  });
}

/** Names such as "interpretação", which may be before a conclusion or be one. */
const WEAK = wordList("weak heading");

/** Sections of one line. Later lines without a heading belong to the findings. */
const LEADING: ReadonlySet<Section> = new Set(["technique", "clinical", "comparison"]);

const isConclusionHeading = ({ section, isHeading }: Line): boolean =>
  section === "conclusion" && isHeading;

/** Whether a line without findings above and below begins a list: "Dados" of a Holter. */
const isList = (lines: readonly Line[], index: number, text: string): boolean => {
  const block = lines.slice(index, index + SHORTEST_LIST);
  return (
    block.length === SHORTEST_LIST &&
    block.every((line) => !line.isHeading && isBody(line, text, true))
  );
};
const SHORTEST_LIST = 4;

/** A row of a table, an entry of a list, or any line of a laudo without findings. */
const isBody = ({ start }: Line, text: string, hasFindings: boolean): boolean => {
  const lead = text.slice(text.lastIndexOf("\n", start) + 1, start + 1).trimStart();
  return !hasFindings || lead.startsWith("|") || /^[-•*] /.test(lead);
};
