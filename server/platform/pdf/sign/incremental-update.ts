/*
 * Appends objects to a PDF without changing its bytes (incremental update, ISO 32000-1, 7.5.6).
 * Reads only PDFs as typst writes them: one classic cross-reference table, objects as plain text.
 */

/** Text is latin1, one character per byte. */
export interface OpenPdf {
  text: string;
  /** The position of each object. */
  offsets: Map<number, number>;
  trailer: string;
  xref_at: number;
}

const required = (match: RegExpExecArray | null, what: string): string => {
  const value = match?.[1];
  if (value === undefined) throw new TypeError(`the PDF has no ${what}`);
  return value;
};

export const openPdf = (pdf: Buffer): OpenPdf => {
  const text = pdf.toString("latin1");
  const xref_at = Number(required(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text), "startxref"));
  const table = text.slice(xref_at);
  const offsets = new Map<number, number>();
  const trailer_at = table.indexOf("trailer");
  const lines = table.slice(0, trailer_at).split(/\r?\n/).slice(1);
  let next = 0;
  for (const line of lines) {
    const section = /^(\d+) (\d+)\s*$/.exec(line);
    const entry = /^(\d{10}) \d{5} ([nf])/.exec(line);
    if (section !== null) next = Number(section[1]);
    else if (entry !== null) {
      if (entry[2] === "n") offsets.set(next, Number(entry[1]));
      next += 1;
    }
  }
  const end = table.slice(trailer_at, table.indexOf("startxref", trailer_at));
  const trailer = required(/^trailer\s*<<([\s\S]*)>>\s*$/.exec(end), "trailer");
  return { text, offsets, trailer, xref_at };
};

/** The text between `N 0 obj` and `endobj`. */
export const readObject = ({ text, offsets }: OpenPdf, number: number): string => {
  const from = offsets.get(number);
  if (from === undefined) throw new TypeError(`the PDF has no object ${number}`);
  const object = /^\d+ 0 obj([\s\S]*?)endobj/.exec(text.slice(from));
  return required(object, `object ${number}`).trim();
};

/** The number of the object that a dictionary's entry refers to. */
export const readReference = (dictionary: string, name: string): number =>
  Number(required(new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(dictionary), `/${name}`));

export const findFirstPage = (pdf: OpenPdf): number => {
  let number = readReference(readObject(pdf, readReference(pdf.trailer, "Root")), "Pages");
  for (;;) {
    const node = readObject(pdf, number);
    if (!/\/Type\s*\/Pages\b/.test(node)) return number;
    number = Number(required(/\/Kids\s*\[\s*(\d+) 0 R/.exec(node), "pages"));
  }
};

/** Adds entries at the end of a dictionary. */
export const addEntries = (dictionary: string, entries: string): string => {
  const end = dictionary.lastIndexOf(">>");
  return `${dictionary.slice(0, end)}${entries}\n${dictionary.slice(end)}`;
};

/** The first unused object number. */
export const nextObjectNumber = (pdf: OpenPdf): number =>
  Number(required(/\/Size\s+(\d+)/.exec(pdf.trailer), "/Size"));

/** Appends these objects. An object with a number that exists replaces the existing one. */
export const addObjects = (pdf: OpenPdf, objects: ReadonlyMap<number, string>): Buffer => {
  let body = pdf.text.endsWith("\n") ? "" : "\n";
  const entries: string[] = [];
  const numbers = [...objects.keys()].sort((a, b) => a - b);
  for (const number of numbers) {
    const offset = String(pdf.text.length + body.length).padStart(10, "0");
    entries.push(`${number} 1\n${offset} 00000 n \n`);
    body += `${number} 0 obj\n${objects.get(number)}\nendobj\n`;
  }
  const size = Math.max(nextObjectNumber(pdf), (numbers.at(-1) ?? 0) + 1);
  const trailer = pdf.trailer.replace(/\/Size\s+\d+/, `/Size ${size}`);
  const xref_at = pdf.text.length + body.length;
  const end =
    `xref\n${entries.join("")}trailer\n<<${trailer}/Prev ${pdf.xref_at}\n>>\n` +
    `startxref\n${xref_at}\n%%EOF\n`;
  return Buffer.from(pdf.text + body + end, "latin1");
};
