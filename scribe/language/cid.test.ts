import { describe, expect, it } from "vitest";
import { readCid } from "./cid.ts";

const OFFICIAL =
  "SUBCAT;CLASSIF;RESTRSEXO;CAUSAOBITO;DESCRICAO;DESCRABREV;REFER;EXCLUIDOS;\r\nX990;;;;Título de teste;X99.0 Título;;\r\nX991;+;;N;Não é doença nenhuma;X99.1;Y99.0*;\r\n\r\n;;;;sem código;;;\r\n";
const TWO = [
  { code: "X99.0", title: "Título de teste" },
  { code: "X99.1", title: "Não é doença nenhuma" },
];

describe("the importer of the official CID-10 table", () => {
  it("reads subcategories with their dot and skips lines without a code", () => {
    expect(readCid(OFFICIAL)).toEqual(TWO);
  });

  it("reads the file's own bytes, ISO-8859-1 as it is published or UTF-8 as it was saved anew", () => {
    expect(readCid(Uint8Array.from(OFFICIAL, (char) => char.charCodeAt(0)))).toEqual(TWO);
    expect(readCid(new TextEncoder().encode(OFFICIAL))).toEqual(TWO);
  });

  it("reads categories, quoted or with a byte order mark", () => {
    expect(readCid('\uFEFF"CAT";"CLASSIF";"DESCRICAO"\n"X99";"";"Outro título; e mais"')).toEqual([
      { code: "X99", title: "Outro título; e mais" },
    ]);
  });

  it("finds the columns by their names in any order, accent, case and separator", () => {
    expect(readCid("Descrição,Código\nUm título,x99.0")).toEqual([
      { code: "X99.0", title: "Um título" },
    ]);
  });

  it("says what is wrong with another file", () => {
    expect(() => readCid("a,b,c\n1,2,3")).toThrow("SUBCAT or CAT");
    expect(() => readCid(new Uint8Array())).toThrow("SUBCAT or CAT");
  });
});
