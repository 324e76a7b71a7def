import Papa from "papaparse";

/** Decodes by the byte order mark; without one as UTF-8, else as Windows-1252 of older programs. */
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

/** The delimiter that divides the first line most often, outside of quotes. */
const findDelimiter = (text: string): string => {
  const line = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.trimStart())?.[0] ?? "";
  const unquoted = line.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (delimiter: string): number => unquoted.split(delimiter).length;
  return [";", ",", "\t", "|"].reduce((best, next) => (count(next) > count(best) ? next : best));
};

/** Cells that a spreadsheet would run as a formula, and cells that look guarded already. */
const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/;
const unguardFormula = (cell: string): string => cell.replace(/^'(?=['=+\-@\t\r\n＝＋－＠])/, "");

/**
 * The records of a text, each with its number in the file, from 1. The delimiter is found, or
 * named by a first line `sep=;` as Excel writes it. Records without any text are left out.
 */
export const parseCsv = (text: string): { row: number; cells: string[] }[] => {
  const body = text.replace(/^\uFEFF/, "");
  const named = /^sep=(.)\r?\n/i.exec(body);
  const content = body.slice(named?.[0].length ?? 0);
  const { data } = Papa.parse<string[]>(content, {
    delimiter: named?.[1] ?? findDelimiter(content),
  });
  return data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(unguardFormula) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
};

/**
 * Records as text: UTF-8 with a byte order mark for Excel, every cell in quotes. An apostrophe
 * before a formula makes it text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const writeCsv = (records: string[][], delimiter: "," | ";"): string => {
  const csv = Papa.unparse(records, { quotes: true, delimiter, escapeFormulae: FORMULA });
  return `\uFEFF${csv}\r\n`;
};
