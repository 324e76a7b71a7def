/*
 * Adds to a PDF without changing a byte of it (ISO 32000-1, 7.5.6: incremental updates). Reads what typst writes: one
 * classic cross-reference table, objects as plain text.
 */

/** A PDF that is about to be added to. Text is latin1, one character a byte. */
export interface Opened {
  text: string;
  /** Where each object begins. */
  offsets: Map<number, number>;
  trailer: string;
  xref_at: number;
}

const found = (match: RegExpExecArray | null, what: string): string => {
  const value = match?.[1];
  if (value === undefined) throw new TypeError(`the PDF has no ${what}`);
  return value;
};

export const openPdf = (pdf: Buffer): Opened => {
  const text = pdf.toString("latin1");
  const xref_at = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text), "startxref"));
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
  const trailer = found(/trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(table), "trailer");
  return { text, offsets, trailer, xref_at };
};

/** What stands between `N 0 obj` and `endobj`. */
export const objectOf = ({ text, offsets }: Opened, number: number): string => {
  const from = offsets.get(number);
  if (from === undefined) throw new TypeError(`the PDF has no object ${number}`);
  return found(/^\d+ 0 obj\s*([\s\S]*?)\s*endobj/.exec(text.slice(from)), `object ${number}`);
};

/** The object that a dictionary's entry points to. */
export const refOf = (dictionary: string, name: string): number =>
  Number(found(new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(dictionary), `/${name}`));

export const firstPageOf = (pdf: Opened): number => {
  let number = refOf(objectOf(pdf, refOf(pdf.trailer, "Root")), "Pages");
  for (;;) {
    const node = objectOf(pdf, number);
    if (!/\/Type\s*\/Pages\b/.test(node)) return number;
    number = Number(found(/\/Kids\s*\[\s*(\d+) 0 R/.exec(node), "pages"));
  }
};

/** A dictionary with entries more. */
export const withEntries = (dictionary: string, entries: string): string => {
  const end = dictionary.lastIndexOf(">>");
  return `${dictionary.slice(0, end)}${entries}\n${dictionary.slice(end)}`;
};

/** The next object's number that is free. */
export const nextNumber = (pdf: Opened): number =>
  Number(found(/\/Size\s+(\d+)/.exec(pdf.trailer), "/Size"));

/** The PDF with these objects in place of, or beside, its own. */
export const addObjects = (pdf: Opened, objects: ReadonlyMap<number, string>): Buffer => {
  let body = pdf.text.endsWith("\n") ? "" : "\n";
  const entries: string[] = [];
  const numbers = [...objects.keys()].sort((a, b) => a - b);
  for (const number of numbers) {
    const offset = String(pdf.text.length + body.length).padStart(10, "0");
    entries.push(`${number} 1\n${offset} 00000 n \n`);
    body += `${number} 0 obj\n${objects.get(number)}\nendobj\n`;
  }
  const size = Math.max(nextNumber(pdf), (numbers.at(-1) ?? 0) + 1);
  const trailer = pdf.trailer.replace(/\/Size\s+\d+/, `/Size ${size}`);
  const xref_at = pdf.text.length + body.length;
  const end = `xref\n${entries.join("")}trailer\n<<${trailer}/Prev ${pdf.xref_at}\n>>\nstartxref\n${xref_at}\n%%EOF\n`;
  return Buffer.from(pdf.text + body + end, "latin1");
};
