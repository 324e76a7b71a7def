/**
 * Reads comma-separated values with a header line (RFC 4180): one record a row, by the header's
 * names. A field may hold line breaks between quotation marks.
 */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ""));
  return rows
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

/** A field, quoted or not, and what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text);
    if (!match) throw new Error(`not comma-separated values, at row ${rows.length}`);
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] !== ",") rows.push([]);
  }
  return rows;
}
