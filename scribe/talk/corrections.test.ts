import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import { describe, expect, it } from "vitest";
import { correctionsAcross, withoutRetractions } from "./corrections.ts";
import { readSentences } from "./sentences.ts";

describe("withoutRetractions", () => {
  it.each<[Language, string, string]>([
    ["pt-BR", "É de cem... não, minto, é de cinquenta.", "É de cinquenta."],
    ["pt-BR", "No joelho esquerdo, digo, direito.", "No joelho direito."],
    [
      "pt-BR",
      "Metformina três vezes, não, perdão, duas vezes por dia.",
      "Metformina duas vezes por dia.",
    ],
    ["pt-BR", "Cinquenta miligramas... não, cem.", "Cem miligramas."],
    ["pt-BR", "Era losartana. Não, minto, enalapril.", "Era enalapril."],
    ["pt-BR", "Dois comprimidos por dia... dois não, um.", "Um comprimidos por dia."],
    ["es", "Tomo seis... perdón, cuatro al día.", "Tomo cuatro al día."],
    ["es", "Desde el jueves, no, miento, desde el viernes.", "Desde el viernes."],
    ["en-US", "It was the left, no wait, the right knee.", "It was the right knee."],
    ["en-US", "I take forty... no, sorry, twenty milligrams.", "I take twenty milligrams."],
  ])("%s: %s", (language, said, meant) => {
    expect(withoutRetractions(said, language)).toBe(meant);
  });

  it.each<[Language, string]>([
    ["pt-BR", "Não, doutora, só de manhã."],
    ["pt-BR", "Febre não, mas calafrio tive."],
    ["pt-BR", "Tomo de manhã, e não tomo à noite."],
    ["pt-BR", "Fiquei cansada... não dormi."],
    ["es", "No, nada de eso, doctor."],
    ["en-US", "No, just the left one."],
  ])("leaves what takes nothing back: %s %s", (language, said) => {
    expect(withoutRetractions(said, language)).toBe(said);
  });
});

describe("correctionsAcross", () => {
  const across = (language: Language, ...said: [Speaker, string][]): string[] => {
    const turns = said.map(([speaker, text], i) => ({
      i,
      speaker,
      start_ms: i * 1000,
      end_ms: i * 1000 + 900,
      text,
    }));
    const found = correctionsAcross(readSentences(turns, language), language);
    return [...found.values()].map(({ text }) => text);
  };

  it("puts a sentence right by the next one", () => {
    expect(
      across("pt-BR", ["paciente", "Dor no joelho direito há um mês. Não, perdão, no esquerdo."]),
    ).toEqual(["Dor no joelho esquerdo há um mês."]);
  });

  it("lets a companion put the patient's figure right", () => {
    expect(
      across(
        "es",
        ["paciente", "Hace cinco días."],
        ["acompanhante", "No, papá, hace dos semanas."],
      ),
    ).toEqual(["Hace dos semanas."]);
  });

  it("takes nothing back where the same thing is named again", () => {
    expect(
      across(
        "es",
        ["paciente", "Tomo el Neosintrom."],
        ["acompanhante", "No, el Neosintrom es mío."],
      ),
    ).toEqual([]);
  });

  it("lets nobody put a question right", () => {
    expect(across("pt-BR", ["medico", "Toma de cinquenta?"], ["paciente", "Não, de cem."])).toEqual(
      [],
    );
  });
});
