import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { verifyNote } from "./verify.ts";

const talk = (...lines: string[]): Turn[] =>
  lines.map((line, i) => {
    const [who, ...said] = line.split(": ");
    const speaker = who === "M" ? "medico" : who === "A" ? "acompanhante" : "paciente";
    return { i, speaker, start_ms: i * 5000, end_ms: i * 5000 + 4000, text: said.join(": ") };
  });

const visit = talk(
  "M: O que o senhor sente?",
  "P: Dor no joelho direito, faz duas semanas.",
  "M: Febre, queda?",
  "P: Não. Inchou um pouco.",
  "M: Tem pressão alta, diabetes?",
  "P: Pressão tenho. Diabetes é minha mãe.",
  "M: Que remédio toma?",
  "P: Losartana cinquenta. O enalapril eu parei no ano passado, dava tosse.",
  "M: Alergia?",
  "P: Dipirona.",
  "M: Vou examinar. Pressão catorze por nove. Joelho direito com derrame leve.",
  "M: Vou pedir um raio-x. Paracetamol, quinhentos miligramas, de seis em seis horas, por cinco dias. Volta em duas semanas.",
);
const reasonsOf = (sentence: string, turns = visit, locale: Language = "pt-BR"): string[] =>
  verifyNote({ locale, turns }, [sentence])[0]!.reasons.map((reason) => reason.kind);

describe("a sound sentence is supported", () => {
  it.each([
    "Gonalgia à direita há duas semanas.",
    "Nega febre e queda.",
    "Hipertenso, em uso de losartana 50 mg.",
    "Enalapril suspenso por tosse.",
    "Alergia a dipirona.",
    "PA 140x90 mmHg.",
    "Mãe com diabetes.",
    "Solicitada radiografia; retorno em duas semanas.",
    "Paracetamol 500 mg a cada 6 horas por cinco dias.",
  ])("%s", (sentence) => expect(reasonsOf(sentence)).toEqual([]));
});

describe("a mutation of a sound sentence is noticed", () => {
  it.each([
    ["Gonalgia no joelho esquerdo há duas semanas.", "laterality"],
    ["Refere febre associada.", "negation"],
    ["Nega hipertensão.", "negation"],
    ["Em uso de losartana 100 mg.", "number"],
    ["PA 160x90 mmHg.", "number"],
    ["Dor há nove semanas.", "number"],
    ["Em uso de enalapril.", "temporality"],
    ["Paciente diabético.", "attribution"],
    ["Prescrito ibuprofeno por cinco dias.", "drug"],
    ["Prescrita xilocaprofena.", "drug"],
    ["Ressonância com lesão de menisco.", "foreign"],
    ["Radiografia com redução do espaço articular.", "foreign"],
  ])("%s", (sentence, kind) => expect(reasonsOf(sentence)).toContain(kind));
});

describe("what is no support is not taken for it", () => {
  it.each<[string, Turn[], string, string, Language]>([
    [
      "a question denied and a warning",
      talk("M: Dor à noite, dor ao tossir?", "P: Não.", "M: Se a dor vier ao tossir, volte."),
      "Dor ao tossir.",
      "negation",
      "pt-BR",
    ],
    [
      "two halves of two pressures",
      talk("M: Pressão quinze por nove.", "P: Em casa deu treze por oito."),
      "PA 130/90 mmHg.",
      "number",
      "pt-BR",
    ],
    [
      "the time of something else",
      talk("M: Toma por seis semanas.", "M: Volta em três semanas."),
      "Retorno em seis semanas.",
      "number",
      "pt-BR",
    ],
    [
      "last month's reading",
      talk("M: Saturação noventa e seis, mês passado era noventa e dois."),
      "Saturação de 92%.",
      "number",
      "pt-BR",
    ],
    [
      "a specialist whom nobody named",
      talk("M: Vou pedir um hemograma e você volta aqui."),
      "Encaminhado ao reumatologista.",
      "foreign",
      "pt-BR",
    ],
    [
      "another insulin",
      talk("M: Empezamos con insulina glargina a la noche."),
      "Se inicia insulina NPH por la noche.",
      "drug",
      "es",
    ],
    [
      "the other side of the same sentence",
      talk("M: Crackles on the left base; right side clear."),
      "Crackles on the right base.",
      "laterality",
      "en-US",
    ],
    [
      "a daughter's pregnancy",
      talk("M: Está grávida?", "P: Quem está grávida é minha filha."),
      "Paciente gestante.",
      "attribution",
      "pt-BR",
    ],
  ])("%s", (_name, turns, sentence, kind, language) =>
    expect(reasonsOf(sentence, turns, language)).toContain(kind),
  );

  it("and what was said as it stands is supported", () => {
    const turns = talk(
      "M: Dor à noite, dor ao tossir?",
      "P: De noite não. Quando eu tusso, dói.",
      "M: Pressão quinze por nove. Volta em três semanas.",
    );
    expect(reasonsOf("PA 150/90 mmHg.", turns)).toEqual([]);
    expect(reasonsOf("Retorno em três semanas.", turns)).toEqual([]);
  });
});

describe("a paraphrase in a medical register is understood", () => {
  it("counts days from a weekday", () => {
    const turns = talk("M: O que houve?", "P: Dor de cabeça desde domingo.");
    expect(reasonsOf("Cefaleia há três dias.", turns)).toEqual([]);
  });

  it("in Spanish and English too", () => {
    expect(
      reasonsOf("Cefalea intensa.", talk("M: ¿Qué pasó?", "P: Me duele mucho la cabeza."), "es"),
    ).toEqual([]);
    expect(
      reasonsOf("Denies dyspnea.", talk("M: Any shortness of breath?", "P: No."), "en-US"),
    ).toEqual([]);
    expect(
      reasonsOf("Reports dyspnea.", talk("M: Any shortness of breath?", "P: No."), "en-US"),
    ).toContain("negation");
  });
});

describe("the verdicts", () => {
  it("come in the order and number of the sentences, with evidence inside the turns", () => {
    const verified = verifyNote({ locale: "pt-BR", turns: visit }, [
      "Alergia a dipirona.",
      "",
      "Em uso de enalapril.",
    ]);
    expect(verified.map((v) => v.text)).toEqual([
      "Alergia a dipirona.",
      "",
      "Em uso de enalapril.",
    ]);
    expect(verified.map((v) => v.verdict)).toEqual(["supported", "supported", "contradicted"]);
    for (const { turn, start_ms, end_ms } of verified.flatMap((v) => v.evidence)) {
      expect(start_ms).toBeGreaterThanOrEqual(visit[turn]!.start_ms);
      expect(end_ms).toBeLessThanOrEqual(visit[turn]!.end_ms);
    }
  });
});
