import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import { doctor, patient, plan, readTalk, type TalkLine } from "../fixtures/read-talk.ts";
import { parseTemplate } from "../template/parse.ts";
import type { HeadingReading } from "../template/heading-reading.ts";
import { writeAnalysis } from "./clinical-analysis.ts";
import { composeStatement } from "./compose.ts";
import { unitOf } from "./compose.ts";

const template = parseTemplate("## História\n\n## Plano\n\n## Alergias\n", "Nota");

/** Analyses a talk whose sentences are placed under the first two of three headings. */
const analysed = (talk: readonly TalkLine[], language: Language) => {
  const visit = readTalk(talk, language);
  const statements = visit
    .filter(({ act }) => act !== "question")
    .map((read) => {
      const units = [unitOf(read)];
      const heading = read.act === "plan" ? 1 : 0;
      return { ...composeStatement(units, language), heading, importance: read.importance, units };
    });
  const headings = template.sections.map((_, index) => ({ index }) as HeadingReading);
  return writeAnalysis(visit, statements, headings, template, language);
};

describe("symptoms", () => {
  it("are listed once by name, with their onset; denied ones come last", () => {
    const talk = [
      patient("statement", "hpi", "Estou com dor de cabeça há três dias."),
      patient("statement", "hpi", "A dor de cabeça piora à noite, sem febre."),
      doctor("question", "symptoms", "Náusea, vômito?"),
      patient("no", "symptoms", "Não."),
    ];
    expect(analysed(talk, "pt-BR").symptoms.map(({ text }) => text)).toEqual([
      "Dor de cabeça, há 3 dias",
      "Nega febre",
      "Nega náusea",
      "Nega vômito",
    ]);
  });

  it("exclude those of another person and of an open question", () => {
    const talk = [
      doctor("question", "symptoms", "Febre, tosse ou outra coisa que incomode?"),
      patient("yes", "symptoms", "Sim."),
      patient("statement", "family", "Meu pai tem tosse."),
    ];
    expect(analysed(talk, "pt-BR").symptoms).toEqual([]);
  });
});

describe("hypotheses", () => {
  it.each([
    [
      "pt-BR",
      "É uma otite média aguda do lado direito, mãe.",
      "Otite média aguda do lado direito",
      "Alta",
    ],
    ["pt-BR", "Parece uma cistite, uma infecção só da bexiga.", "Cistite", "Média"],
    ["es", "Un tumor no parece, el examen está perfecto.", "Tumor", "Baixa"],
    ["es", "Es una migraña con aura.", "Migraña con aura", "Alta"],
    ["en-US", "This is moderate persistent asthma.", "Moderate persistent asthma", "Alta"],
  ] as const)("%s: %s", (language, text, name, confidence) => {
    const { hypotheses } = analysed([doctor("assessment", "diagnosis", text)], language);
    expect(hypotheses[0]).toMatchObject({ name, confidence });
    expect(hypotheses[0]!.justification).not.toBe("");
  });

  it.each(["Infarto não é, fique tranquilo.", "Depressão, hoje, eu não vejo."])(
    "exclude what the doctor rules out: %s",
    (text) => {
      const { hypotheses } = analysed([doctor("assessment", "diagnosis", text)], "pt-BR");
      expect(hypotheses).toEqual([]);
    },
  );
});

describe("the summary", () => {
  it("gives reason, finding, assessment and plan in at most five lines", () => {
    const talk = [
      patient("statement", "complaint", "Está ardendo para fazer xixi."),
      doctor("finding", "exam", "Abdome sem dor."),
      doctor("assessment", "diagnosis", "Parece uma cistite."),
      plan("Fosfomicina, um envelope, dose única."),
      plan("Vou pedir urocultura."),
      plan("Volta em sete dias."),
    ];
    const { summary, next_steps } = analysed(talk, "pt-BR");
    expect(summary.map(({ text }) => text)).toEqual([
      "Motivo: “Está ardendo para fazer xixi.”",
      "Achados: Abdome sem dor",
      "Avaliação: Parece uma cistite",
      "Conduta: Fosfomicina, um envelope, dose única",
      "Conduta: Pedir urocultura",
    ]);
    for (const { evidence } of summary) expect(evidence.length).toBeGreaterThan(0);
    expect(next_steps).toHaveLength(3);
  });
});

describe("what was not discussed", () => {
  it("lists each empty heading, and the usual questions about the complaint", () => {
    const talk = [
      patient("statement", "complaint", "Estou com dor de cabeça."),
      doctor("question", "symptoms", "Febre?"),
      patient("no", "symptoms", "Não."),
    ];
    const { not_discussed } = analysed(talk, "pt-BR");
    expect(not_discussed).toContain("Não abordado: Alergias");
    expect(not_discussed).toContain("Náusea ou vômito");
    expect(not_discussed).not.toContain("Febre");
  });
});
