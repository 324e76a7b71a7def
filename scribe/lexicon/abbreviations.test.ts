import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { expandAbbreviations } from "./abbreviations.ts";

describe("expandAbbreviations", () => {
  it.each<[Language, string, string]>([
    ["pt-BR", "qdo foi o dx?", "quando foi o diagnóstico?"],
    ["pt-BR", "pct c/dor há 12m, s/ febre", "paciente com dor há 12 meses, sem febre"],
    ["pt-BR", "diabéticos tipo 2 sem fundo de olho", "diabéticos tipo 2 sem fundo de olho"],
    ["en-US", "pts w/o TSH in 2 yrs", "patients without TSH in 2 years"],
    ["en-US", "PT and TX of the RES", "PT and treatment of the RES"],
    ["es", "ult. hba1c en 6m", "última hba1c en 6 meses"],
  ])("writes abbreviations as words (%s: %s)", (language, text, words) => {
    expect(expandAbbreviations(text, language, { isQuestion: true })).toBe(words);
  });

  it("keeps in records what only questions abbreviate", () => {
    const expand = (isQuestion: boolean) =>
      expandAbbreviations("q insulina x dia", "es", { isQuestion });
    expect(expand(true)).toBe("que insulina por dia");
    expect(expand(false)).toBe("q insulina x dia");
  });
});
