import type { Reason } from "@relato/shared/domain/document.ts";
import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { readCases } from "../fixtures/cases.ts";
import { verifyNote } from "./verify.ts";

/** The reasons against a sentence, by a talk in which the doctor speaks first. */
const reasonsOf = (locale: Language, said: readonly string[], sentence: string): Reason[] => {
  const turns = said.map((text, i) => ({
    ...{ i, start_ms: i * 1000, end_ms: i * 1000 + 900, text },
    speaker: i % 2 === 0 ? ("medico" as const) : ("paciente" as const),
  }));
  return verifyNote({ locale, turns }, [sentence])[0]!.reasons;
};

describe("the reasons against a sentence", () => {
  it.each<[Language, string[], string, Reason]>([
    [
      "pt-BR",
      ["Onde dói?", "Dói o joelho esquerdo."],
      "Dor no joelho direito.",
      { kind: "laterality", detail: "direito", said: "Onde dói? — Dói o joelho esquerdo." },
    ],
    [
      "pt-BR",
      ["Que remédio toma?", "O captopril eu parei ano passado, dava tosse."],
      "Segue em uso contínuo de captopril.",
      {
        kind: "temporality",
        detail: "Segue em uso contínuo",
        said: "Que remédio toma? — O captopril eu parei ano passado, dava tosse.",
      },
    ],
    [
      "es",
      ["¿Tuvo fiebre?", "No, nada de fiebre."],
      "Presenta fiebre.",
      { kind: "negation", detail: "fiebre", said: "¿Tuvo fiebre? — No, nada de fiebre." },
    ],
    [
      "en-US",
      ["Any diabetes?", "My mother has diabetes."],
      "Patient has diabetes.",
      {
        kind: "attribution",
        detail: "diabetes",
        said: "Any diabetes? — My mother has diabetes.",
      },
    ],
    [
      "en-US",
      ["How long does an attack last?", "The attack lasts ten minutes."],
      "Attacks last forty minutes.",
      { kind: "number", detail: "forty", said: "The attack lasts ten minutes." },
    ],
    [
      "pt-BR",
      ["Que remédio toma?", "Só a losartana."],
      "Usa metformina 850 mg.",
      { kind: "drug", detail: "metformina" },
    ],
  ])(
    "%s: quotes the words of the talk and of the sentence: %j, %s",
    (locale, said, text, reason) => {
      expect(reasonsOf(locale, said, text)).toContainEqual(reason);
    },
  );

  it("has words of the sentence and of the talk only, for all written notes", () => {
    for (const gold of readCases()) {
      const talk = gold.turns.map(({ text }) => text).join("\n");
      const texts = gold.note_check.sentences.map(({ text }) => text);
      for (const { text, reasons } of verifyNote(gold, texts))
        for (const { detail, said } of reasons) {
          expect(text).toContain(detail);
          // Retracted words are left out.
          for (const word of said?.split(/[ —…]+/).filter(Boolean) ?? [])
            expect(talk).toContain(word);
        }
    }
  });

  it("quotes at most two short passages of a long turn, around the words", () => {
    const long = "e depois disso foi assim mesmo, ".repeat(60);
    const [reason] = reasonsOf(
      "pt-BR",
      ["Onde dói?", `${long} dói muito o joelho esquerdo, ${long}`],
      "Dor no joelho direito.",
    );
    expect(reason).toMatchObject({
      kind: "laterality",
      said: expect.stringContaining("joelho esquerdo"),
    });
    expect(reason!.said!.length).toBeLessThan(280);
    expect(reason!.said).toMatch(/^.*… .* …$/);
  });
});
