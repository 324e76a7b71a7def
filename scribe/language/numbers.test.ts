import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import { findNumbers } from "./numbers.ts";
import {
  readDigits,
  sayNumber,
  writeNumber,
} from "@relato/shared/domain/numbers/written-numbers.ts";
import { tokenise } from "./text.ts";

const values = (text: string, language: Language): number[] =>
  findNumbers(tokenise(text), language)
    .filter((number) => number.form !== "article")
    .map((number) => number.value);

describe.each(["pt-BR", "es", "en-US"] as const)("numbers spoken in %s", (language) => {
  it("are read as the same value, from 0 to 9,999 with decimals", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, hundredths) => {
          const value = Number(`${whole}.${String(hundredths).padStart(2, "0")}`);
          const [read, ...rest] = findNumbers(tokenise(sayNumber(value, language)), language);
          expect(rest).toEqual([]);
          expect(read?.value).toBe(value);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("are read as the same value after writing them in digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (value) => {
        expect(readDigits(writeNumber(value, language))).toBe(value);
      }),
    );
  });

  it("never throw on any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        findNumbers(tokenise(text), language);
      }),
    );
  });
});

describe("numbers in everyday speech", () => {
  it.each([
    ["trinta e sete e meio", [37.5]],
    ["doze por oito", [12, 8]],
    ["glicada oito quatro", [8.4]],
    ["oitenta e três e setecentos", [83.7]],
    ["hemoglobina nove e seis", [9.6]],
    ["três mil e oitocentos", [3800]],
    ["dois milhões e quatrocentos mil", [2_400_000]],
    ["temperatura trinta e sete e um", [37.1]],
    ["hemoglobina onze e um", [11.1]],
    ["carvedilol, três e cento e vinte e cinco", [3.125]],
    ["noventa e um por cento", [91, 100]],
    ["um metro e oitenta e dois", [1, 82]],
  ])("in Portuguese: %s", (text, expected) => {
    const found = values(text, "pt-BR");
    expect(found).toEqual(text.startsWith("um") ? expected.slice(1) : expected);
  });

  it.each([
    ["ciento veinte sobre ochenta", [120, 80]],
    ["sesenta y ocho cuatrocientos", [68.4]],
    ["treinta y siete ocho", [37.8]],
    ["uno coma cinco", [1.5]],
    ["temperatura treinta y siete uno", [37.1]],
    ["talla uno cincuenta y ocho", [1.58]],
    ["ochocientos una vez al día", [800]],
  ])("in Spanish: %s", (text, expected) => expect(values(text, "es")).toEqual(expected));

  it.each([
    ["one fifty over ninety", [150, 90]],
    ["ninety-eight point six", [98.6]],
    ["fourteen two", [14.2]],
    ["twenty nineteen", [2019]],
    ["twenty a day for ten days", [20, 10]],
    ["two hundred a day", [200]],
    ["eighty one tablet daily", [80]],
    ["eighty one", [81]],
    ["one-oh-six over sixty", [106, 60]],
    ["hemoglobin nine seven", [9.7]],
    ["one-thirty over eighty", [130, 80]],
    ["creatinine point eight", [0.8]],
    ["point oh five milligrams", [0.05]],
    ["at this point two of them", [2]],
    ["up from seventy-one in the spring", [71]],
  ])("in English: %s", (text, expected) => expect(values(text, "en-US")).toEqual(expected));
});
