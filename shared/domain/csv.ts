/** Comma-separated values (RFC 4180), as the programs that doctors have write and read them. */

/** Bytes as text: by their mark, as UTF-8 where they are that, else as Windows-1252, in which older programs save. */
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

const DELIMITERS = [";", ",", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** The one that divides the first line that has words most often, outside quotes. */
const findDelimiter = (text: string): Delimiter => {
  const line =
    /^(?:"(?:[^"]|"")*"|[^"\r\n])*/
      .exec(text.replace(/^[\r\n]+/, ""))?.[0]
      .replaceAll(/"(?:[^"]|"")*"/g, "") ?? "";
  const count = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
};

/**
 * The records of a text, each with the number of its record in the file (1: the first). The delimiter is found out, or said by a first line
 * `sep=;` as Excel writes it; records without a word are left out. Quotes that never close end with the text.
 */
export const parseCsv = (text: string): { row: number; cells: string[] }[] => {
  const said = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const body = said === null ? text.replace(/^\uFEFF/, "") : text.slice(said[0].length);
  const delimiter = said?.[1] ?? findDelimiter(body);
  const records: string[][] = [];
  let record: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < body.length; at++) {
    const char = body[at] as string;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (body[at + 1] === '"') cell += body[++at];
      else quoted = false;
    } else if (char === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (char === delimiter) {
      record.push(cell);
      cell = "";
    } else if (char === "\n" || char === "\r") {
      if (char === "\r" && body[at + 1] === "\n") at++;
      records.push([...record, cell]);
      record = [];
      cell = "";
    } else cell += char;
  }
  if (cell !== "" || record.length > 0) records.push([...record, cell]);
  return records
    .map((cells, n) => ({ row: n + 1, cells: cells.map(unguard) }))
    .filter(({ cells }) => cells.some((one) => one.trim() !== ""));
};

/**
 * What a spreadsheet would run as a formula is text to it behind an apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 * An apostrophe that stands there already gets one, too, so that reading gives back what was written.
 */
const guard = (cell: string): string => (/^['=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell);
const unguard = (cell: string): string => cell.replace(/^'(?=['=+\-@\t\r\n＝＋－＠])/, "");

/** Records as text: with a mark that tells Excel that it is UTF-8, every cell in quotes, no cell a formula. */
export const writeCsv = (records: readonly (readonly string[])[], delimiter: "," | ";"): string =>
  `\uFEFF${records
    .map((cells) => cells.map((cell) => `"${guard(cell).replaceAll('"', '""')}"`).join(delimiter))
    .join("\r\n")}\r\n`;
