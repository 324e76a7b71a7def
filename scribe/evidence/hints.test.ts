import { describe, expect, it } from "vitest";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "./verify.ts";

const turns = [
  "M: O que houve?",
  "P: Está ardendo demais para fazer xixi. Faz três dias.",
  "M: Febre?",
  "P: Febre não.",
  "M: Tem diabetes?",
  "P: Eu não. Minha mãe tem diabetes.",
  "M: Toma algum remédio?",
  "P: Losartana de cinquenta, uma vez por dia.",
  "M: Alergia a algum remédio?",
  "P: Dipirona, me incha o olho.",
  "M: Pressão treze por oito. Dor no flanco direito à palpação.",
  "M: Vou passar nitrofurantoína cem miligramas de seis em seis horas por cinco dias.",
].map((line, i): Turn => ({
  i,
  speaker: line.startsWith("M") ? "medico" : "paciente",
  start_ms: i * 5000,
  end_ms: i * 5000 + 4900,
  text: line.slice(3),
}));

const prove = (text: string, hint?: number[]) =>
  verifyNote({ locale: "pt-BR", turns }, [text], hint ? [hint] : [])[0]!;

describe("verifyNote with turns", () => {
  it.each([
    ["Disúria há 3 dias.", [1]],
    ["Nega febre.", [2, 3]],
    ["Mãe com diabetes.", [5]],
    ["Losartana 50 mg, 1x ao dia.", [7]],
    ["PA 130x80 mmHg.", [10]],
    ["Dor à palpação do flanco direito.", [10]],
  ])("supports what the named turns say: %s", (text, hint) => {
    const proved = prove(text, hint);
    expect(proved.verdict).toBe("supported");
    expect(proved.evidence.some(({ turn }) => hint.includes(turn))).toBe(true);
  });

  it.each([
    ["Losartana 100 mg, 1x ao dia.", [7], "number"],
    ["PA 180x80 mmHg.", [10], "number"],
    ["Dor à palpação do flanco esquerdo.", [10], "laterality"],
    ["Prescrita ciprofloxacina 100 mg de 6/6 h por 5 dias.", [11], "drug"],
    ["Refere febre.", [2, 3], "negation"],
    ["Alergia a penicilina.", [8, 9], "drug"],
    ["Nega alergias.", [8, 9], "negation"],
  ])("doubts what the named turns do not say: %s", (text, hint, kind) => {
    const proved = prove(text, hint);
    expect(proved.verdict).not.toBe("supported");
    expect(proved.reasons.map((reason) => reason.kind)).toContain(kind);
  });

  it.each([
    ["none", []],
    ["out of range", [12, 99, -1]],
    ["no whole numbers", [0.5, Number.NaN, Infinity]],
    ["more than a source has", Array.from({ length: 20 }, (_, at) => at)],
    ["a hundred thousand", Array.from({ length: 100_000 }, (_, at) => at % 12)],
  ])("searches the whole talk if the turns are not usable: %s", (_, hint) => {
    for (const text of ["Losartana 50 mg, 1x ao dia.", "Losartana 100 mg.", "Nega febre."])
      expect(prove(text, hint)).toEqual(prove(text));
  });

  it("ignores turns about something else", () => {
    for (const text of ["Prescrita nitrofurantoína por 10 dias.", "Paciente com diabetes."])
      for (let turn = 0; turn < turns.length; turn += 1)
        expect(prove(text, [turn]).verdict, `${text} [${turn}]`).not.toBe("supported");
  });

  it("ignores turns if the talk opposes the claim everywhere", () => {
    for (const hint of [[3], [2, 3], [0, 1], [5, 7, 11]])
      expect(prove("Refere febre.", hint).verdict).not.toBe("supported");
  });
});
