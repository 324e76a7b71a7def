import { describe, expect, it } from "vitest";
import { languageOfText, mayBeLanguage } from "./written-language.ts";

const NOTES = {
  "pt-BR":
    "Paciente refere dor de cabeça há três dias, sem febre. Nega alergias. Mãe com " +
    "hipertensão. Orientada a retornar em duas semanas ou antes se não melhorar com o remédio.",
  es:
    "La paciente refiere dolor de cabeza desde hace tres días, sin fiebre. Niega alergias. La " +
    "madre es hipertensa. Se indica control en dos semanas o antes si no mejora con el remedio.",
  "en-US":
    "The patient reports a headache for the last three days and denies fever. Her mother has " +
    "hypertension. She is to return in two weeks or sooner if the pain does not improve.",
} as const;
const LANGUAGES = ["pt-BR", "es", "en-US"] as const;

describe.each(LANGUAGES)("a note in %s", (language) => {
  it.each(LANGUAGES)("is compared with %s", (expected) => {
    expect(mayBeLanguage(NOTES[language], expected)).toBe(language === expected);
  });
});

it.each(["", "Dipirona 500 mg.", "PA: 120 x 80 mmHg", "Chronic kidney disease"])(
  "a short text may be in any language: %j",
  (text) => {
    for (const language of LANGUAGES) expect(mayBeLanguage(text, language)).toBe(true);
  },
);

it("a long text in a fourth language is in none of them", () => {
  const sentence = "Кашель и температура уже три дня, аллергии нет. ";
  const text = sentence.repeat(12);
  for (const language of LANGUAGES) expect(mayBeLanguage(text, language)).toBe(false);
});

it.each([
  ["quando comecei a losartana da Maria?", "en-US", "pt-BR"],
  ["when did she start losartan?", "pt-BR", "en-US"],
  ["¿cuándo empezó con losartán y por qué?", "pt-BR", "es"],
  ["losartana", "es", "es"],
  ["PA?", "en-US", "en-US"],
] as const)("the language of %s by its frequent words", (text, usual, language) => {
  expect(languageOfText(text, usual)).toBe(language);
});
