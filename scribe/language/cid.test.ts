import { describe, expect, it } from "vitest";
import { readCid } from "./cid.ts";

describe("the importer of the official CID-10 table", () => {
  it("reads subcategories with their dot and skips lines without a code", () => {
    const csv =
      "SUBCAT;CLASSIF;RESTRSEXO;CAUSAOBITO;DESCRICAO;DESCRABREV\r\nX990;;;;Título de teste;X99.0\r\n\r\n;;;;sem código;\r\n";
    expect(readCid(csv)).toEqual([{ code: "X99.0", title: "Título de teste" }]);
  });

  it("reads categories, quoted or with a byte order mark", () => {
    expect(readCid('\uFEFF"CAT";"CLASSIF";"DESCRICAO"\n"X99";"";"Outro título"')).toEqual([
      { code: "X99", title: "Outro título" },
    ]);
  });

  it("says what is wrong with another file", () => {
    expect(() => readCid("a,b,c\n1,2,3")).toThrow("SUBCAT or CAT");
  });
});
