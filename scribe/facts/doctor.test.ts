import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { gatherFacts } from "./gather.ts";
import type { Fact } from "./types.ts";

/** The fact that says `words`, of a talk in which D is the doctor and P the patient. */
function factOf(language: Language, talk: string, words: RegExp): Fact {
  const turns = talk.split(" | ").map((line, i) => ({
    i,
    speaker: line.startsWith("D") ? ("medico" as const) : ("paciente" as const),
    start_ms: i * 4000,
    end_ms: i * 4000 + 3500,
    text: line.slice(3),
  }));
  const fact = gatherFacts(turns, language).find(({ text }) => words.test(text));
  if (!fact) throw new Error(`no fact says ${String(words)}`);
  return fact;
}

describe("which part of the visit a doctor's sentence belongs to", () => {
  it("begins no examination with what is looked at and followed by questions", () => {
    const talk =
      "D: O que houve? | P: Dor nas costas há um mês. | D: Deixa eu ver as receitas. Toma mais alguma coisa? | P: Tomo um chá de camomila. | D: Dorme bem? | P: Durmo mal, acordo três vezes. | D: Trabalha em pé? | P: Trabalho, o dia todo.";
    expect(factOf("pt-BR", talk, /acorda 3/i).part).toBe("history");
  });

  it.each<[string, Language, string, RegExp]>([
    [
      "a test",
      "es",
      "D: La voy a revisar. Pulmones limpios. Es una bronquitis. Tomografía no hace falta.",
      /tomograf/i,
    ],
    [
      "a test",
      "en-US",
      "D: Let's take a look. Lungs are clear. It's a cold. No chest X-ray today.",
      /x-ray/i,
    ],
  ])("files %s that is not done with the tests, too (%s)", (_, language, talk, words) => {
    const { part, kinds } = factOf(language, talk, words);
    expect(part).toBe("plan");
    expect([...kinds.keys()]).toContain("results");
  });

  it("keeps a test whose sentence denies something else an order", () => {
    const talk =
      "D: Vou examinar. Barriga mole. Parece intolerância. Não corte o leite antes de colher o sangue, e peço uma endoscopia.";
    expect([...factOf("pt-BR", talk, /endoscopia/i).kinds.keys()]).not.toContain("results");
  });

  it("files what goes on after a finding of the mind with it", () => {
    const talk =
      "D: Vamos conversar olhando para a câmera. Humor deprimido, fala lenta. Sem delírios. Pressão onze por sete.";
    expect(factOf("pt-BR", talk, /delírios/i).kinds.get("mentalExam")).toBe(1);
    expect(factOf("pt-BR", talk, /PA 11|110/).kinds.has("mentalExam")).toBe(false);
  });

  it("takes a place that is named again in answer to the patient for no finding", () => {
    const talk =
      "D: Vou examinar. Pele vermelha no nariz. É uma rosácea. Metronidazol gel à noite. | P: Passo na testa também? | D: No nariz, na testa não.";
    expect(factOf("pt-BR", talk, /testa não/i).part).toBe("plan");
  });

  it("files a questionnaire's points with the tests and no examination", () => {
    const talk =
      "D: Vi o que respondeu. O resultado da escala de depressão veio em quinze pontos. Vou te examinar. Coração rítmico.";
    const { part, kinds } = factOf("pt-BR", talk, /escala/);
    expect(part).toBe("history");
    expect(kinds.has("results")).toBe(true);
  });
});
