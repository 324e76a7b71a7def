import type { Language } from "@relato/shared/domain/language.ts";
import type { Speaker } from "@relato/shared/domain/transcript.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCorrectionsAcross, removeRetractions } from "./corrections.ts";
import { readSentences } from "./sentences.ts";

describe("removeRetractions", () => {
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
    ["pt-BR", "Dois comprimidos por dia... dois não, três.", "Três comprimidos por dia."],
    ["pt-BR", "Umas duas semanas. Não, minto, três.", "Umas três semanas."],
    ["pt-BR", "Do direito. Não, minto, é do esquerdo, na fonte.", "É do esquerdo, na fonte."],
    ["es", "Tomo seis... perdón, cuatro al día.", "Tomo cuatro al día."],
    ["es", "Desde el jueves, no, miento, desde el viernes.", "Desde el viernes."],
    ["en-US", "It was the left, no wait, the right knee.", "It was the right knee."],
    ["en-US", "I take forty... no, sorry, twenty milligrams.", "I take twenty milligrams."],
  ])("%s: %s", (language, said, meant) => {
    expect(removeRetractions(said, language)).toBe(meant);
  });

  it.each<[Language, string]>([
    ["pt-BR", "Não, doutora, só de manhã."],
    ["pt-BR", "Febre não, mas calafrio tive."],
    ["pt-BR", "Tomo de manhã, e não tomo à noite."],
    ["pt-BR", "Fiquei cansada... não dormi."],
    ["es", "No, nada de eso, doctor."],
    ["en-US", "No, just the left one."],
    ["pt-BR", "Diclofenaco? Não, com a úlcera não quero corticoide também."],
    [
      "pt-BR",
      "Tomo cinquenta nas duas noites... não, corrijo: vinte e cinco na primeira, depois cem.",
    ],
    ["pt-BR", "Tomo de oito em oito... não, de doze em doze horas."],
    ["pt-BR", "Duas cesáreas. Não, uma só."],
    ["pt-BR", "Não dói no direito... não, no esquerdo."],
    ["pt-BR", "Dois comprimidos por dia... dois não, um."],
  ])("does not change text that retracts nothing: %s %s", (language, said) => {
    expect(removeRetractions(said, language)).toBe(said);
  });
});

it("keeps every negation, the unit and the medicine in a correction", () => {
  const numbers = fc.constantFrom("dois", "quatro", "dez", "vinte e cinco", "cinquenta");
  const leads = fc.constantFrom("Tomo", "Não tomo", "Tomo a losartana, não o captopril,", "São");
  const rests = fc.constantFrom("", ", mas não todo dia", " de manhã", " não", " em dez horas");
  const units = fc.constantFrom("", " comprimidos", " miligramas", " vezes por dia");
  const marks = fc.constantFrom(", não, minto, ", "... não, ", ", digo, ", ". Não, perdão, ");
  fc.assert(
    fc.property(
      leads,
      numbers,
      units,
      marks,
      numbers,
      fc.boolean(),
      rests,
      (lead, wrong, unit, mark, right, again, rest) => {
        const tail = `${right}${again ? unit : ""}${rest}.`;
        const meant = removeRetractions(`${lead} ${wrong}${unit}${mark}${tail}`, "pt-BR");
        const count = (text: string): number =>
          text.match(/(?<!\p{L})não(?!\p{L})/giu)?.length ?? 0;
        expect(count(meant)).toBeGreaterThanOrEqual(count(lead) + count(rest));
        expect(meant).toContain(unit);
        expect(meant).toContain(right);
        expect(meant.includes("losartana")).toBe(lead.includes("losartana"));
      },
    ),
  );
});

describe("findCorrectionsAcross", () => {
  const across = (language: Language, ...said: [Speaker, string][]): string[] => {
    const turns = said.map(([speaker, text], i) => ({
      i,
      speaker,
      start_ms: i * 1000,
      end_ms: i * 1000 + 900,
      text,
    }));
    const found = findCorrectionsAcross(readSentences(turns, language), language);
    return [...found.values()].map(({ text }) => text);
  };

  it("corrects a sentence by the next one", () => {
    expect(
      across("pt-BR", ["paciente", "Dor no joelho direito há um ano. Não, digo, no esquerdo."]),
    ).toEqual(["Dor no joelho esquerdo há um ano."]);
  });

  it("lets a companion correct the patient's figure", () => {
    expect(
      across(
        "es",
        ["paciente", "Hace cinco días."],
        ["acompanhante", "No, papá, hace dos semanas."],
      ),
    ).toEqual(["Hace dos semanas."]);
  });

  it("corrects nothing if the same item is repeated", () => {
    expect(
      across(
        "es",
        ["paciente", "Tomo el Neosintrom."],
        ["acompanhante", "No, el Neosintrom es mío."],
      ),
    ).toEqual([]);
  });

  it("never corrects a question", () => {
    const found = across("pt-BR", ["medico", "Toma de cinquenta?"], ["paciente", "Não, de cem."]);
    expect(found).toEqual([]);
  });
});
