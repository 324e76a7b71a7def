import { fold } from "./text.ts";

/** A code of the CID-10 with its title, as the official table writes it. */
export interface CidEntry {
  /** With its dot: "J45.0"; a category has none: "J45". */
  code: string;
  title: string;
}

/**
 * Names that the columns bear, folded: the official ones first, then those of tables that were
 * saved anew.
 */
const CODE_COLUMNS = [
  "subcat",
  "cat",
  "subcategoria",
  "categoria",
  "codigo",
  "cod",
  "cid",
  "cid10",
  "code",
];
const TITLE_COLUMNS = ["descricao", "titulo", "nome", "description", "descrabrev"];

/**
 * Reads the official CID-10 table. It may not be passed on, so none is bundled: whoever may use it
 * gets it from DATASUS (CID10CSV.ZIP: `CID-10-SUBCATEGORIAS.CSV` or `CID-10-CATEGORIAS.CSV`; a
 * header line, semicolons, ISO-8859-1). Columns are found by their names, in any order; bytes are
 * read as UTF-8 if they are that, else as ISO-8859-1; commas and tabs part cells too. Lines without
 * a code are left out. Throws where the header names no code or no description.
 */
export function readCid(table: string | Uint8Array): CidEntry[] {
  const text = typeof table === "string" ? table : decoded(table);
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const first = lines[0] ?? "";
  const mark = [";", "\t", ","].find((one) => first.includes(one)) ?? ";";
  const header = cellsOf(first, mark).map((name) => fold(name).replace(/[^a-z0-9]/g, ""));
  const column = (names: readonly string[]): number =>
    header.indexOf(names.find((name) => header.includes(name)) ?? "-");
  const code = column(CODE_COLUMNS);
  const title = column(TITLE_COLUMNS);
  if (code < 0 || title < 0)
    throw new Error("CID-10: the first line must name SUBCAT or CAT, and DESCRICAO");
  return lines.slice(1).flatMap((line) => {
    const cells = cellsOf(line, mark);
    const own = CODE.exec((cells[code] ?? "").toUpperCase());
    return own && cells[title]
      ? [{ code: own[2] ? `${own[1]}.${own[2]}` : own[1]!, title: cells[title] }]
      : [];
  });
}

/** A code may bear its dagger or star: "A17.0†". */
const CODE = /^([A-Z]\d{2})\.?(\d)?\s*[†+*-]?$/;

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so what DATASUS publishes: ISO-8859-1, of which windows-1252 is the larger twin.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The cells of a line; a quoted one may hold the mark that parts them. */
function cellsOf(line: string, mark: string): string[] {
  const cells = line.match(new RegExp(`(?:"(?:[^"]|"")*"|[^${mark}])*(?:${mark}|$)`, "g")) ?? [];
  return cells.map((cell) =>
    cell
      .replace(new RegExp(`${mark}$`), "")
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replace(/""/g, '"'),
  );
}
