import { describe, expect, it } from "vitest";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "./verify.ts";

const said = (...lines: string[]): Turn[] =>
  lines.map((line, i) => ({
    i,
    speaker: line.startsWith("M") ? ("medico" as const) : ("paciente" as const),
    start_ms: i * 5000,
    end_ms: i * 5000 + 4900,
    text: line.slice(3),
  }));

const turns = said(
  "M: O que houve?",
  "P: Está ardendo demais para fazer xixi. Faz três dias.",
  "M: Febre?",
  "P: Febre não.",
  "M: Náusea, vômito?",
  "P: Não, nada disso.",
  "M: Tem diabetes?",
  "P: Eu não. Minha mãe tem diabetes.",
  "M: Toma algum remédio?",
  "P: Losartana de cinquenta, uma vez por dia.",
  "M: Pressão treze por oito. Dor no flanco direito à palpação.",
  "M: Vou passar nitrofurantoína cem miligramas de seis em seis horas por cinco dias.",
);

const prove = (...sentences: string[]) => verifyNote({ locale: "pt-BR", turns }, sentences);

describe("verifyNote", () => {
  it("supports quotations of whole clauses, with their turns as evidence", () => {
    const [answer, quote] = prove(
      "Náusea, vômito? “Não, nada disso.”",
      "“Está ardendo demais para fazer xixi.”",
    );
    expect(answer).toMatchObject({ verdict: "supported", reasons: [] });
    expect(answer!.evidence.map(({ turn }) => turn)).toEqual([4, 5]);
    expect(quote!.verdict).toBe("supported");
  });

  it("gives the reason `typed` for what only the typed context supports", () => {
    const patient_context =
      "Mulher, 54 anos. Hipotireoidismo em uso de levotiroxina. Paciente com diabetes.";
    const texts = ["Hipotireoidismo em uso de levotiroxina.", "Asma na infância.", "Nega febre."];
    texts.push("Paciente com diabetes.");
    const [typed, other, told, denied] = verifyNote(
      { locale: "pt-BR", turns, patient_context },
      texts,
    );
    expect(typed).toMatchObject({
      verdict: "review",
      reasons: [{ kind: "typed", detail: patient_context }],
    });
    expect(other!.reasons.map(({ kind }) => kind)).not.toContain("typed");
    expect(told!.verdict).toBe("supported");
    // What the talk contradicts stays contradicted.
    expect(denied!.verdict).toBe("contradicted");
    expect(denied!.reasons.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["typed", "attribution"]),
    );
  });

  it("does not read a question as a statement", () => {
    expect(prove("Náusea, vômito.")[0]!.verdict).not.toBe("supported");
  });

  it.each(["PA 130x80 mmHg.", "Nega febre.", "Mãe com diabetes.", "Losartana 50 mg, 1x ao dia."])(
    "supports a doctor's sentence: %s",
    (text) => expect(prove(text)[0]!.verdict).toBe("supported"),
  );

  it.each([
    "Refere febre.",
    "PA 180x110 mmHg.",
    "Paciente diabético.",
    "Prescrita ciprofloxacina por cinco dias.",
    "Dor no flanco esquerdo à palpação.",
    "Ecocardiograma com disfunção sistólica.",
  ])("does not support what the talk does not say: %s", (text) => {
    const [proved] = prove(text);
    expect(proved!.verdict).not.toBe("supported");
    expect(proved!.reasons.length).toBeGreaterThan(0);
  });

  it("supports nothing without a witness", () => {
    const empty = verifyNote({ locale: "pt-BR", turns: [] }, ["Nega febre.", "…", ""]);
    expect(empty.map(({ verdict }) => verdict)).toEqual(["review", "review", "review"]);
  });

  it("verifies a visit of three hours in two seconds, and any text in linear time", () => {
    const long = Array.from({ length: 1500 }, (_, i) => ({
      ...turns[i % turns.length]!,
      i,
      text: `${turns[i % turns.length]!.text} Palavra${i} dor ${i}.`,
    }));
    const sentences = Array.from(
      { length: 80 },
      (_, i) => `Dor há ${i} dias, nega febre, losartana 50 mg.`,
    );
    const before = process.cpuUsage();
    verifyNote({ locale: "pt-BR", turns: long }, sentences);
    // CPU time, since other programs on the machine must not count.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
    for (const piece of ["a", "não ", "漢", "1 ", "? ", "“", "е́"]) {
      const text = piece.repeat(50_000 / piece.length);
      const start = performance.now();
      verifyNote({ locale: "pt-BR", turns: [{ ...turns[1]!, text }] }, [text]);
      expect(performance.now() - start, piece).toBeLessThan(4000);
    }
  });
});
