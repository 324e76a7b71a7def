import type { ReadLaudo } from "./read.ts";

/** Whether a laudo has a table with a column for each side: "| | D | E |". */
export const hasSideColumns = ({ language, text, lines }: ReadLaudo): boolean =>
  lines.some(({ start, end }) => {
    const row = text.slice(start, end);
    if (!row.startsWith("|")) return false;
    const cells = row.split("|").map((cell) => cell.trim());
    return COLUMNS[language].every((name) => cells.some((cell) => name.test(cell)));
  });

const COLUMNS: Record<ReadLaudo["language"], readonly RegExp[]> = {
  "pt-BR": [/^(?:d|direit[oa])$/i, /^(?:e|esquerd[oa])$/i],
  es: [/^(?:d|derech[oa])$/i, /^(?:i|izquierd[oa])$/i],
  "en-US": [/^(?:r|right)$/i, /^(?:l|left)$/i],
};
