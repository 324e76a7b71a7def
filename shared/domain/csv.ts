/** Comma-separated values (RFC 4180), as spreadsheets and medical programs write and read them. */
import Papa from "papaparse";

/** Bytes as text: by the byte order mark, else as valid UTF-8, else as Windows-1252. */
export const decodeText = (bytes: Uint8Array): string => {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

/**
 * A spreadsheet runs a cell that starts like this as a formula. An apostrophe before it makes it
 * text (https://owasp.org/www-community/attacks/CSV_Injection). A leading apostrophe gets one, too,
 * so that reading restores every cell.
 */
const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/;
const unguard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const DELIMITERS = [";", ",", "\t", "|"];
/** The delimiter that gives the first record the most cells. */
const findDelimiter = (text: string): string => {
  const start = text.replace(/^[\r\n]+/, "");
  const cellsBy = (delimiter: string): number =>
    Papa.parse<string[]>(start, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return DELIMITERS.reduce((best, one) => (cellsBy(one) > cellsBy(best) ? one : best));
};

/**
 * The records of a text with their number in the file (from 1), without empty ones. The delimiter
 * is found, or given by a first line `sep=;` as Excel writes it.
 */
export const parseCsv = (text: string): { row: number; cells: string[] }[] => {
  const separator = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const body = separator === null ? text.replace(/^\uFEFF/, "") : text.slice(separator[0].length);
  const delimiter = separator?.[1] ?? findDelimiter(body);
  const { data } = Papa.parse<string[]>(body, { delimiter });
  return data
    .map((cells, n) => ({ row: n + 1, cells: cells.map(unguard) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
};

/** Records as text. Every cell is quoted; the byte order mark tells Excel that it is UTF-8. */
export const writeCsv = (records: readonly (readonly string[])[], delimiter: "," | ";"): string => {
  const options = { delimiter, quotes: true, escapeFormulae: FORMULA };
  return `\uFEFF${Papa.unparse(records as string[][], options)}\r\n`;
};
