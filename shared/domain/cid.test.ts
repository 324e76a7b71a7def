import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CID_CODE, cidsIn, normalCid, withoutCids } from "./cid.ts";

describe("finding codes", () => {
  it.each([
    ["CID J06.9", ["J06.9"]],
    ["CID-10: M54.5.", ["M54.5"]],
    ["Paciente com CID10 j069", ["J06.9"]],
    ["ICD-10 code: F43.10", ["F43.10"]],
    ["Diagnóstico CIE-10 K35", ["K35"]],
    ["**CID\\-10:** J06\\.9", ["J06.9"]],
    ["O CID é I10", ["I10"]],
    ["CID B12", ["B12"]],
    ["CID: T4", ["T4"]],
    ["CID J06.9 e M54.5", ["J06.9", "M54.5"]],
    ["CID J06.9, B12 5000 UI", ["J06.9"]],
    ["Infecção de vias aéreas (J06.9)", ["J06.9"]],
    ["Hipertensão (I10)", ["I10"]],
    ["- I10.", ["I10"]],
    ["| CID | I10 |", ["I10"]],
    ["J06.9", ["J06.9"]],
    ["M54.5 e G43", ["M54.5", "G43"]],
    ["CID jota zero seis ponto nove", ["jota zero seis ponto nove"]],
    ["CID-11: 8E43.0", ["8E43.0"]],
  ])("in %s", (text, codes) => {
    expect(cidsIn(text)).toEqual(codes);
  });

  it.each([
    "Vitamina B12 5000 UI",
    "B12",
    "Coenzima (Q10)",
    "T4 livre e T3 normais",
    "Hérnia em L5-S1, dor de C7 a T4",
    "Bulhas S1 e S2 sem sopros",
    "Fratura de T12 (T12)",
    "Temperatura T38.5",
    "H1N1 positivo",
    "Afastamento de 10 dias, das 14.30 às 15.00",
    "O paciente não autorizou o CID",
    "Não incluir o CID na declaração e tomar B12",
    "Sem CID. E12 horas de repouso",
    "El Cid",
    "R$50.00 por sessão",
    "O aCID D10 do laboratório",
    "Versão 10.2, SpO2 98, HbA1c 7.2, PA 12.8",
  ])("finds none in %s", (text) => {
    expect(cidsIn(text)).toEqual([]);
    expect(withoutCids(text)).toBe(text);
  });
});

describe("taking codes out", () => {
  it.each([
    ["Atestado de dois dias pelo CID J06.9.", "Atestado de dois dias."],
    ["Atestado de dois dias, CID J06.9", "Atestado de dois dias"],
    [
      "Afastamento por lombalgia (CID-10: M54.5), por três dias",
      "Afastamento por lombalgia, por três dias",
    ],
    ["Afastamento por lombalgia (M54.5)", "Afastamento por lombalgia"],
    ["CID: J06.9 - Infecção aguda", "Infecção aguda"],
    ["Two days off under the code ICD-10 J06.9.", "Two days off."],
    ["Reposo de dos días con CIE-10 J06.9", "Reposo de dos días"],
    ["Atestado de dois dias. CID J06.9. Repouso.", "Atestado de dois dias. Repouso."],
    ["- CID-10: J06.9.\n- Repouso.", "- Repouso."],
    ["Linha\n\nCID J06.9\n\nOutra", "Linha\n\n\nOutra"],
    ["- Atestado pelo CID jota zero seis ponto nove, por dois dias.", "- Atestado, por dois dias."],
  ])("of %s", (text, rest) => {
    expect(withoutCids(text)).toBe(rest);
  });

  it("leaves none behind, whatever is around it", () => {
    const piece = fc.constantFrom(
      "CID ",
      "CID-10: ",
      "J06.9",
      "M54",
      "I10",
      "B12",
      " e ",
      ", ",
      "(",
      ")",
      " dor ",
      "\n",
      "- ",
      "**",
      "| ",
      ".",
      " pelo ",
      "ICD ",
      "jota zero seis ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        expect(cidsIn(withoutCids(text))).toEqual([]);
      }),
    );
  });

  it("takes no longer than the text is long", () => {
    for (const hostile of [
      "CID ".repeat(20_000),
      "J06,".repeat(20_000),
      "(".repeat(100_000),
      `CID${" ".repeat(100_000)}x`,
      `J06.9${" ".repeat(100_000)}x${" ".repeat(100_000)}.`,
      `J06.9${",".repeat(100_000)}x`,
      `J06.9${".".repeat(100_000)}x`,
      `${"- ".repeat(50_000)}I10 x I10`,
      "J06.9, ".repeat(10_000),
    ])
      expect(cidsIn(withoutCids(hostile))).toEqual([]);
  });
});

it("writes a code in one way", () => {
  expect(["j069", " J06.9 ", "m54"].map(normalCid)).toEqual(["J06.9", "J06.9", "M54"]);
  for (const code of ["J06.9", "j069", "M54", "S52.521A"])
    expect(CID_CODE.test(code), code).toBe(true);
  for (const code of ["", "J6", "J06.9 e M54", "0669", "# x"])
    expect(CID_CODE.test(code), code).toBe(false);
});
