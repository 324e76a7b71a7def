import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { gatherFacts } from "./gather.ts";
import { settle } from "./settle.ts";
import type { Fact, Kind } from "./types.ts";

/** The facts of a talk in which doctor and patient take turns, the doctor first. */
function factsOf(language: Language, ...texts: string[]): Fact[] {
  const turns = texts.map((text, i) => ({
    i,
    speaker: i % 2 === 0 ? ("medico" as const) : ("paciente" as const),
    start_ms: i * 4000,
    end_ms: i * 4000 + 3500,
    text,
  }));
  return settle(gatherFacts(turns, language), language);
}

/** The one fact that says `words`. */
function theFact(facts: readonly Fact[], words: RegExp): Fact {
  const fact = facts.find(({ text }) => words.test(text));
  if (!fact)
    throw new Error(`no fact says ${String(words)}: ${facts.map((f) => f.text).join("|")}`);
  return fact;
}

const topOf = (fact: Fact): Kind => [...fact.kinds].sort((a, b) => b[1] - a[1])[0]![0];

const OPENINGS: Record<Language, [string, string]> = {
  "pt-BR": ["O que houve?", "Uma dor de cabeça que não passa."],
  es: ["¿Qué la trae?", "Un dolor de cabeza que no se me quita."],
  "en-US": ["What brings you in?", "A headache that won't quit."],
};

describe("what runs in a family, told by its organ alone", () => {
  it.each<[Language, string, string, RegExp]>([
    ["pt-BR", "Dorme bem?", "Durmo. Vovó teve no pulmão com setenta.", /pulmão/],
    ["pt-BR", "Dorme bem?", "Durmo. Minha irmã, no intestino.", /intestino/],
    ["es", "¿Duerme bien?", "Sí. Mi abuelita tuvo en el hígado.", /hígado/],
    ["en-US", "Sleeping well?", "I do. Granny had it in the lung at seventy.", /lung/],
  ])("is the relative's (%s)", (language, question, answer, words) => {
    const fact = theFact(factsOf(language, ...OPENINGS[language], question, answer), words);
    expect([fact.subject, topOf(fact)]).toEqual(["relative", "family"]);
  });
});

describe("an answer that is a result", () => {
  it.each<[Language, string, string]>([
    ["pt-BR", "E a biópsia, saiu?", "Chegou, negativo."],
    ["es", "¿Y la biopsia, salió?", "Llegó, negativa."],
    ["en-US", "And the biopsy, is it back?", "It came back negative."],
  ])("denies nothing (%s)", (language, question, answer) => {
    const facts = factsOf(language, ...OPENINGS[language], question, answer);
    expect(facts.filter(({ reply }) => reply === "denied")).toEqual([]);
  });
});

describe("a weight and a height asked for", () => {
  it.each<[Language, string, string, RegExp]>([
    ["pt-BR", "Altura e peso, sabe?", "Noventa e um quilos. Um metro e sessenta.", /91/],
    ["es", "¿Su peso y estatura?", "Noventa y un kilos. Uno sesenta.", /91/],
    ["en-US", "Your height and weight?", "Two hundred five pounds.", /205/],
  ])(
    "are measured though the answer does not name them (%s)",
    (language, question, answer, words) => {
      const fact = theFact(factsOf(language, ...OPENINGS[language], question, answer), words);
      expect([...fact.kinds.keys()]).toContain("measured");
    },
  );
});

describe("readings told one after another", () => {
  it.each<[Language, string, string, RegExp]>([
    ["pt-BR", "Mediu a pressão em casa?", "Treze por oito... doze por sete.", /130x80.*120x70/],
    ["en-US", "Checked your pressures at home?", "130 over 80... 125 over 70.", /130\/80.*125\/70/],
  ])("are all kept (%s)", (language, question, answer, words) => {
    const facts = factsOf(language, ...OPENINGS[language], question, answer);
    expect(facts.map(({ text }) => text).join(" ")).toMatch(words);
  });
});

describe("where a pain goes", () => {
  it.each<[string, string]>([
    ["¿Le baja al muslo?", "Sí, hasta la rodilla."],
    ["¿Le baja hasta el pie?", "Sí, me hormiguea el pie."],
  ])("asks for no menses: %s", (question, answer) => {
    const facts = factsOf("es", ...OPENINGS.es, question, answer);
    expect(facts.flatMap(({ kinds }) => [...kinds.keys()])).not.toContain("obgyn");
  });
});

describe("what the doctor answers when the patient asks when to come", () => {
  it.each<[Language, string[], string, string, RegExp]>([
    [
      "pt-BR",
      ["Vou examinar. Barriga mole, sem dor.", "Certo.", "É uma virose. Tome bastante soro."],
      "E quando eu trago ele no pronto-socorro?",
      "Febre de trinta e nove, vômito verde, moleza, sangue nas fezes.",
      /vômito/i,
    ],
    [
      "en-US",
      ["Let me take a look. Belly's soft.", "Okay.", "It's a virus. Push fluids."],
      "What should I watch for?",
      "Fever over 102, green vomit, or blood in the stool.",
      /vomit/i,
    ],
  ])("warns (%s)", (language, before, question, answer, words) => {
    const facts = factsOf(language, ...OPENINGS[language], ...before, question, answer);
    expect(topOf(theFact(facts, words))).toBe("warning");
  });
});

describe("a sign tried by the doctor among results", () => {
  it.each<[Language, string, RegExp]>([
    [
      "pt-BR",
      "Saíram os exames. Ferritina doze. Diapasão: Rinne positivo dos dois lados.",
      /rinne/i,
    ],
    ["es", "Déjeme revisarla. Weber se va al izquierdo.", /weber/i],
    ["en-US", "Here are the tests. Ferritin is 12. Rinne is positive on both sides.", /rinne/i],
  ])("is found and no test (%s)", (language, said, words) => {
    const fact = theFact(factsOf(language, ...OPENINGS[language], said), words);
    expect([fact.part, fact.kinds.has("results")]).toEqual(["exam", false]);
  });
});

describe("a dose that the doctor says and the patient confirms", () => {
  it.each<[Language, string, string, string, RegExp]>([
    [
      "pt-BR",
      "Que remédio toma?",
      "Espironolactona.",
      "É a de vinte e cinco, uma por dia.",
      /25, uma por dia/,
    ],
    ["es", "¿Qué toma?", "Espironolactona.", "Es la de veinticinco, una al día.", /25, una al día/],
    [
      "en-US",
      "What do you take?",
      "Spironolactone.",
      "That's the twenty-five, twice a day.",
      /25, twice a day/,
    ],
  ])("is taken (%s)", (language, question, answer, said, words) => {
    const yes = { "pt-BR": "Isso.", es: "Eso.", "en-US": "That's right." }[language];
    const facts = factsOf(language, ...OPENINGS[language], question, answer, said, yes);
    expect([...theFact(facts, words).kinds.keys()]).toContain("meds");
  });

  it("is nobody's where nothing confirms it", () => {
    const facts = factsOf(
      "pt-BR",
      ...OPENINGS["pt-BR"],
      "Que remédio toma?",
      "Espironolactona.",
      "É a de cinquenta, duas por dia.",
      "Não sei, minha filha é que separa.",
    );
    expect(facts.filter(({ text }) => text.includes("50"))).toEqual([]);
  });
});

describe("what a pair of scales shows", () => {
  it("is no score of a questionnaire", () => {
    const said =
      "Let me take a look. Weight's 142 on the scale, pressure 124 over 76. Lungs are clear.";
    expect(theFact(factsOf("en-US", ...OPENINGS["en-US"], said), /142/).kinds.has("results")).toBe(
      false,
    );
  });
});

describe("how much is done at work", () => {
  it.each<[Language, string, string, RegExp]>([
    ["pt-BR", "Quantas marmitas por turno?", "Umas trezentas.", /300/],
    ["es", "¿Cuántos costales por turno?", "Como cuarenta.", /40/],
    ["en-US", "How many pallets a shift?", "About thirty.", /30/],
  ])("is of life and work (%s)", (language, question, answer, words) => {
    const facts = factsOf(language, ...OPENINGS[language], question, answer);
    expect(topOf(theFact(facts, words))).toBe("social");
  });
});
