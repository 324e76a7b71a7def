import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import { readSentences } from "../read.ts";
import { actsOf } from "./acts.ts";

/** What each sentence of a doctor's talk does, a turn a line. */
function read(language: Language, talk: string): string[] {
  const turns = talk
    .trim()
    .split("\n")
    .map((text, i) => ({
      i,
      speaker: "medico" as const,
      start_ms: i * 5000,
      end_ms: i * 5000 + 4000,
      text: text.trim(),
    }));
  return [...actsOf(readSentences(turns, language), language).values()];
}

describe("what a doctor's sentence does", () => {
  it.each<[string, Language, string, string]>([
    [
      "advice while the examination goes on",
      "pt-BR",
      "Vamos ver. Pressão treze por oito. Cintura de cento e dois. Menos pão e zero refrigerante até o Natal. Coração rítmico.",
      "none exam exam plan exam",
    ],
    [
      "an assessment without a cue of doubt",
      "en-US",
      "Creatinine of two point four. Hemoglobin ten. It's stage four, from years of high pressure. We start erythropoietin.",
      "results results assessment plan",
    ],
    [
      "a finding after the plan began",
      "en-US",
      "Chest sounds clear. It's a pinched nerve. I'll start gabapentin, three hundred at night. Let me check that reflex again. Knee jerk absent on the left.",
      "exam assessment plan none exam",
    ],
    [
      "tests ordered without a verb",
      "pt-BR",
      "A ecografia mostra um cisto de dois centímetros. Parece benigno. Punção com agulha fina na sexta-feira. Colonoscopia em março.",
      "results assessment plan plan",
    ],
    [
      "an appointment with the result to come",
      "es",
      "Abdomen blando, sin dolor. Creo que es gastritis. Pido una endoscopia. Control en veinte días con el resultado.",
      "exam assessment plan plan",
    ],
    [
      "what is not given today",
      "en-US",
      "Throat's a little red. It's a virus. No antibiotics for now. No vaccines while you're on prednisone.",
      "exam assessment plan plan",
    ],
    [
      "instructions and small talk between findings",
      "pt-BR",
      "Vamos examinar. Respira fundo. Murmúrio presente dos dois lados. Agora vira de lado. Muito bem. Sem dor nas costas.",
      "none none exam none none exam",
    ],
  ])("tells %s", (_, language, talk, acts) => {
    expect(read(language, talk).join(" ")).toBe(acts);
  });

  it("takes a typed note at its word", () => {
    expect(read("pt-BR", "HD: lombalgia mecânica.\nConduta: repouso relativo.")).toEqual([
      "assessment",
      "plan",
    ]);
  });
});
