/** A code of the CID-10 with its title, as the official table writes it. */
export interface CidEntry {
  /** With its dot: "J45.0"; a category has none: "J45". */
  code: string;
  title: string;
}

/**
 * Reads the official CID-10 table as text. The table may not be passed on, so none is bundled: whoever may use it gets it
 * from DATASUS (CID10CSV.ZIP: `CID-10-SUBCATEGORIAS.CSV` or `CID-10-CATEGORIAS.CSV`, semicolons, a header line, encoded
 * in ISO-8859-1, which the caller decodes). Throws where the header names no code or no description; lines without a
 * code are left out.
 */
export function readCid(csv: string): CidEntry[] {
  const lines = csv.replace(/^\uFEFF/, "").split(/\r?\n/);
  const header = cellsOf(lines[0] ?? "").map((name) => name.toUpperCase());
  const code = header.findIndex((name) => name === "SUBCAT" || name === "CAT");
  const title = header.indexOf("DESCRICAO");
  if (code < 0 || title < 0)
    throw new Error("CID-10: the first line must name SUBCAT or CAT, and DESCRICAO");
  return lines
    .slice(1)
    .map((line) => cellsOf(line))
    .filter((cells) => CODE.test(cells[code] ?? "") && cells[title])
    .map((cells) => ({ code: withDot(cells[code]!), title: cells[title]! }));
}

const CODE = /^[A-Z]\d{2}\.?\d?$/;

const cellsOf = (line: string): string[] =>
  line.split(";").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

const withDot = (code: string): string =>
  code.length > 3 && !code.includes(".") ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
