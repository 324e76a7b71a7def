import { expect, test } from "vitest";
import { languageOfQuestion } from "./question-language.ts";

test.each([
  ["Quando prescrevi losartana pela primeira vez?", "pt-BR"],
  ["Como evoluiu a pressão da dona Maria?", "pt-BR"],
  ["Quais pacientes estão sem mamografia?", "pt-BR"],
  ["When did I first prescribe losartan?", "en-US"],
  ["How did the pressure of Maria develop?", "en-US"],
  ["Which patients are due for a mammogram?", "en-US"],
  ["¿Cuándo receté losartán por primera vez?", "es"],
  ["Cómo evolucionó la presión de María?", "es"],
  ["Qué pacientes no tienen mamografía?", "es"],
] as const)("%s", (question, language) => {
  for (const fallback of ["pt-BR", "en-US", "es"] as const)
    expect(languageOfQuestion(question, fallback)).toBe(language);
});

test("the fallback decides when the words do not", () => {
  expect(languageOfQuestion("Losartan 50 mg", "es")).toBe("es");
  expect(languageOfQuestion("", "en-US")).toBe("en-US");
});
