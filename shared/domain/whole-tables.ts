/**
 * Splits a table row as markdown parsers do: an escaped bar does not end a cell. The row may be
 * inside a quote or a list.
 */
export const cellsOf = (line: string): string[] => {
  const cells = line
    .replace(/^[\s>]*/, "")
    .trimEnd()
    .split(/(?<!\\)\|/);
  if (cells[0] === "") cells.shift();
  if (cells.at(-1) === "") cells.pop();
  return cells.map((cell) => cell.replaceAll("\\|", "|").trim());
};

interface Cell {
  text: string;
  tokens: unknown[];
  header: boolean;
  align: unknown;
}

/**
 * GFM drops cells beyond the header's columns (https://github.github.com/gfm/#example-204), and
 * marked does too. Such text must not be lost, so this widens the table to its widest row. `inline`
 * parses a cell's text.
 */
export const widenTable = <
  C extends Cell,
  T extends { raw: string; header: C[]; align: unknown[]; rows: C[][] },
>(
  table: T,
  inline: (text: string) => C["tokens"],
): void => {
  const columns = table.header.length;
  const lines = table.raw.split("\n").slice(2);
  const cell = (text: string, header: boolean): C =>
    ({ text, tokens: inline(text), header, align: null }) as C;
  const beyond = table.rows.map((_, at) => cellsOf(lines[at] ?? "").slice(columns));
  const more = Math.max(0, ...beyond.map(({ length }) => length));
  for (let i = 0; i < more; i++) {
    table.header.push(cell("", true));
    table.align.push(null);
    for (const [at, row] of table.rows.entries()) row.push(cell(beyond[at]?.[i] ?? "", false));
  }
};
