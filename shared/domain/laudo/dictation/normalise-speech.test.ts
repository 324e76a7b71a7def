import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../language.ts";
import { sayNumber } from "../../numbers/written-numbers.ts";
import { normaliseSpeech } from "./normalise-speech.ts";

describe("normaliseSpeech", () => {
  it.each<[Language, string, string]>([
    ["pt-BR", "três vírgula dois por um vírgula quatro centímetros", "3,2 x 1,4 cm"],
    ["pt-BR", "mede 3.2 por 1.4 cm", "mede 3,2 x 1,4 cm"],
    ["pt-BR", "mede 3 vírgula 2 centímetros", "mede 3,2 cm"],
    ["pt-BR", "meio centímetro", "0,5 cm"],
    ["pt-BR", "um centímetro e meio", "1,5 cm"],
    ["pt-BR", "cinco ponto dois milímetros", "5,2 mm"],
    ["pt-BR", "de dois a três centímetros", "de 2 a 3 cm"],
    ["pt-BR", "três centímetros por dois centímetros", "3 x 2 cm"],
    ["pt-BR", "quatro vezes três vezes dois centímetros", "4 x 3 x 2 cm"],
    ["pt-BR", "volume de doze vírgula zero mililitros", "volume de 12,0 mL"],
    ["pt-BR", "cento e vinte centímetros por segundo", "120 cm/s"],
    ["pt-BR", "estenose de cinquenta por cento", "estenose de 50%"],
    ["pt-BR", "flexão de trinta graus", "flexão de 30°"],
    ["pt-BR", "um terço", "1/3"],
    ["pt-BR", "dois terços da circunferência", "2/3 da circunferência"],
    ["pt-BR", "no terço distal", "no terço distal"],
    ["pt-BR", "quarto ventrículo centrado", "quarto ventrículo centrado"],
    ["pt-BR", "um quarto do volume", "1/4 do volume"],
    ["pt-BR", "L quatro L cinco", "L4-L5"],
    ["pt-BR", "L quatro traço L cinco", "L4-L5"],
    ["pt-BR", "L5 S1", "L5-S1"],
    ["pt-BR", "l4 - l5", "L4-L5"],
    ["pt-BR", "L quatro cinco", "L4-L5"],
    ["pt-BR", "em L quatro cinco milímetros", "em L4 5 mm"],
    ["pt-BR", "em T dois e em T um", "em T2 e em T1"],
    ["pt-BR", "T1 T2 e FLAIR", "T1 T2 e FLAIR"],
    ["pt-BR", "T doze L um", "T12-L1"],
    ["pt-BR", "de V um a V seis", "de V1 a V6"],
    ["pt-BR", "birads quatro a", "BI-RADS 4A"],
    ["pt-BR", "bi-rads categoria 4 A", "BI-RADS categoria 4A"],
    ["pt-BR", "BI-RADS 4 a critério clínico", "BI-RADS 4 a critério clínico"],
    ["pt-BR", "ti rads três", "TI-RADS 3"],
    ["pt-BR", "Bi-Rads dois", "BI-RADS 2"],
    ["pt-BR", "grau dois", "grau 2"],
    ["pt-BR", "um nódulo e dois cistos", "um nódulo e dois cistos"],
    ["pt-BR", "doze semanas e três dias", "12 semanas e 3 dias"],
    ["pt-BR", "há uma semana", "há uma semana"],
    ["pt-BR", "grau dois vírgula um cisto", "grau 2 vírgula um cisto"],
    ["pt-BR", "mil duzentos e cinquenta gramas", "1.250 g"],
    ["en-US", "three point two by one point four centimeters", "3.2 x 1.4 cm"],
    ["en-US", "half a centimeter", "0.5 cm"],
    ["en-US", "point five millimeters", "0.5 mm"],
    ["en-US", "two thirds of the lumen", "2/3 of the lumen"],
    ["en-US", "one third", "1/3"],
    ["en-US", "the third ventricle", "the third ventricle"],
    ["en-US", "bi-rads four a", "BI-RADS 4A"],
    ["en-US", "lung rads two", "Lung-RADS 2"],
    ["en-US", "L four L five", "L4-L5"],
    ["en-US", "a nodule of one centimeter", "a nodule of 1 cm"],
    ["en-US", "a one centimeter nodule", "a 1 cm nodule"],
    ["en-US", "fifty percent", "50%"],
    ["en-US", "twenty-first week", "twenty-first week"],
    ["es", "tres coma dos por uno coma cuatro centímetros", "3,2 x 1,4 cm"],
    ["es", "medio centímetro", "0,5 cm"],
    ["es", "dos tercios", "2/3"],
    ["es", "L cuatro L cinco", "L4-L5"],
    ["es", "birads cuatro a", "BI-RADS 4A"],
    ["es", "ochenta por ciento", "80%"],
    ["es", "un quiste de veinte milímetros", "un quiste de 20 mm"],
  ])("%s: %s", (language, spoken, written) => {
    expect(normaliseSpeech(spoken, language)).toBe(written);
  });

  it.each(LANGUAGES)("reads every measure in %s", (language) => {
    const unit = { "pt-BR": "milímetros", "en-US": "millimeters", es: "milímetros" }[language];
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9999 }), fc.integer({ min: 1, max: 9 }), (n, tenth) => {
        const value = n + tenth / 10;
        const written = normaliseSpeech(`${sayNumber(value, language)} ${unit}`, language);
        expect(written.replace(/[.,](?=\d{3})/, "").replace(",", ".")).toBe(`${value} mm`);
      }),
    );
  });

  it.each(LANGUAGES)("is idempotent in %s", (language) => {
    const words = {
      "pt-BR": [
        "um dois vinte e cento mil vírgula ponto por a x centímetros mm grau terço",
        "quarto meio L T S bi rads - cisto 3,2 4.5 5 % , . de",
      ].join(" "),
      "en-US": [
        "a one two twenty and hundred point by to x centimeters mm grade third quarter",
        "half L T S bi rads - cyst 3.2 4,5 5 % , . of",
      ].join(" "),
      es: [
        "un dos veinte y ciento mil coma punto por a x centímetros mm grado tercio",
        "cuarto medio L T S bi rads - quiste 3,2 4.5 5 % , . de",
      ].join(" "),
    }[language].split(" ");
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (spoken) => {
        const written = normaliseSpeech(spoken.join(" "), language);
        expect(normaliseSpeech(written, language)).toBe(written);
      }),
      { numRuns: 3000 },
    );
  });

  it("keeps a text without numbers, in any characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const language of LANGUAGES)
          expect(normaliseSpeech(text, language)).toBeTypeOf("string");
      }),
    );
  });
});
