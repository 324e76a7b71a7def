import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import type { Turn } from "@relato/shared/domain/transcript.ts";
import { gatherFacts } from "./gather.ts";
import { settle } from "./settle.ts";
import { withSpeakers } from "./speakers.ts";
import type { Fact, Kind } from "./types.ts";

/** The facts of a talk in which doctor and patient take turns, the doctor first. */
function factsOf(language: Language, ...texts: string[]): Fact[] {
  const turns: Turn[] = texts.map((text, i) => ({
    i,
    speaker: i % 2 === 0 ? "medico" : "paciente",
    start_ms: i * 1000,
    end_ms: i * 1000 + 900,
    text,
  }));
  return settle(gatherFacts(turns, language), language);
}

const topOf = (fact: Fact): Kind => [...fact.kinds].sort((a, b) => b[1] - a[1])[0]![0];
const about = (facts: readonly Fact[], pattern: RegExp): Fact[] =>
  facts.filter((fact) => pattern.test(fact.text));

const OPENINGS: Record<Language, [string, string]> = {
  "pt-BR": ["O que traz a senhora?", "Uma tosse que não passa."],
  es: ["¿Qué la trae?", "Una tos que no se me quita."],
  "en-US": ["What brings you in?", "A cough that won't quit."],
};

describe("a complaint whose side the doctor had to ask for", () => {
  it.each([
    [
      "pt-BR",
      "O que foi?",
      "Meu cotovelo tá doendo demais.",
      "Qual deles?",
      "O esquerdo.",
      /cotovelo.*esquerdo/i,
    ],
    [
      "es",
      "¿Qué le pasa?",
      "Me duele el tobillo.",
      "¿De qué lado?",
      "El derecho.",
      /tobillo.*derecho/i,
    ],
    [
      "en-US",
      "What's going on?",
      "My hip's been killing me, it hurts.",
      "Which side?",
      "The left.",
      /hip.*left/i,
    ],
  ] as const)("is one complaint in %s", (language, opener, complaint, asks, side, whole) => {
    const facts = factsOf(language, opener, complaint, asks, side);
    const told = about(facts, whole);
    expect(told.map(topOf)).toEqual(["complaint"]);
    expect(told[0]!.sources.map((source) => source.turn.i)).toContain(3);
    expect(facts).toHaveLength(1);
  });
});

describe("two medicines of which one was given up", () => {
  it.each([
    [
      "pt-BR",
      "Que remédio toma?",
      "Tomo atenolol de manhã, e a sinvastatina eu larguei em abril.",
      /atenolol/i,
      /sinvastatina/i,
    ],
    [
      "es",
      "¿Qué medicinas toma?",
      "Tomo atenolol en la mañana, y la simvastatina la dejé en abril.",
      /atenolol/i,
      /simvastatina/i,
    ],
    [
      "en-US",
      "What do you take?",
      "I take atenolol in the morning, and the simvastatin they stopped in April.",
      /atenolol/i,
      /simvastatin/i,
    ],
  ] as const)("stand apart in %s", (language, asks, answer, goesOn, ended) => {
    const facts = factsOf(language, ...OPENINGS[language], asks, answer);
    expect(about(facts, goesOn).map(topOf)).toEqual(["meds"]);
    expect(about(facts, ended).map(topOf)).toEqual(["pastmeds"]);
  });
});

describe("an illness and what is taken for it", () => {
  it.each([
    [
      "pt-BR",
      "Tem alguma doença?",
      "Colesterol alto, tomo rosuvastatina.",
      /colesterol/i,
      /rosuvastatina/i,
    ],
    [
      "es",
      "¿Tiene alguna enfermedad?",
      "Hipertensión, tomo telmisartán.",
      /hipertensi/i,
      /telmisart/i,
    ],
    [
      "en-US",
      "Any medical problems?",
      "High blood pressure, I take telmisartan.",
      /blood pressure/i,
      /telmisartan/i,
    ],
  ] as const)("are two facts in %s", (language, asks, answer, ill, taken) => {
    const facts = factsOf(language, ...OPENINGS[language], asks, answer);
    expect(about(facts, ill).map(topOf)).toEqual(["pmh"]);
    expect(about(facts, taken).map(topOf)).toEqual(["meds"]);
  });
});

describe("what a relative has, told without saying who", () => {
  it.each([
    ["pt-BR", "Sua mãe é viva?", "Não, morreu.", "Morreu de quê?", "De infarto.", /mãe.*infarto/i],
    ["es", "¿Su mamá vive?", "No, murió.", "¿De qué murió?", "De un infarto.", /mamá.*infarto/i],
    [
      "en-US",
      "Is your mother living?",
      "No, she passed.",
      "What did she die of?",
      "A heart attack.",
      /mother.*heart attack/i,
    ],
  ] as const)(
    "is of the one asked about in %s",
    (language, first, answer, second, cause, whole) => {
      const facts = factsOf(language, ...OPENINGS[language], first, answer, second, cause);
      expect(about(facts, whole).map(topOf)).toEqual(["family"]);
    },
  );
});

it.each([
  ["pt-BR", "E já usou alguma coisa?", "Passei clobetasol, não adiantou nada.", "pastmeds"],
  ["es", "¿Y la loratadina?", "La tomo por la comezón, una en la noche.", "meds"],
  ["en-US", "Allergic to anything?", "Cipro, hives.", "allergy"],
  ["pt-BR", "E o sangue, já tomou?", "Nunca tomei sangue.", "surgeries"],
  ["es", "¿Algo más?", "Cambio como siete toallas al día.", "obgyn"],
  ["en-US", "Anything else?", "I'm always better on weekends and on vacation.", "hpi"],
] as const)("in %s after %j, %j is of its own words' kind", (language, asks, answer, kind) => {
  const [fact] = factsOf(language, ...OPENINGS[language], asks, answer).filter(
    ({ sources }) => sources[0]!.turn.i === 3,
  );
  expect(fact && topOf(fact)).toBe(kind);
});

describe("what the patient denies and a relative has", () => {
  it.each([
    ["pt-BR", "Tireoide, glaucoma?", "Glaucoma eu não tenho, minha avó tem.", "glaucoma"],
    ["es", "¿Tiroides, glaucoma?", "Glaucoma no tengo, mi abuela tiene.", "glaucoma"],
    ["en-US", "Thyroid, glaucoma?", "Glaucoma I don't have, my grandma does.", "glaucoma"],
  ] as const)("is told of each in %s", (language, question, answer, thing) => {
    const facts = factsOf(language, ...OPENINGS[language], question, answer);
    const told = about(facts, new RegExp(thing, "i"));
    expect(told.map((fact) => [fact.subject, fact.reply])).toEqual([
      ["patient", "denied"],
      ["relative", "told"],
    ]);
    expect(topOf(told[1]!)).toBe("family");
  });
});

describe("two things denied in one breath", () => {
  it.each([
    ["pt-BR", "Tontura, zumbido?", "Tontura não, zumbido também não.", "Nega tontura e zumbido"],
    ["es", "¿Mareo, zumbido?", "Mareo no, zumbido tampoco.", "Niega mareo y zumbido"],
  ] as const)("are denied together in %s", (language, question, answer, denied) => {
    const facts = factsOf(language, ...OPENINGS[language], question, answer);
    expect(facts.map((fact) => fact.text)).toContain(denied);
  });

  it("and nothing where 'que nem' compares", () => {
    const facts = factsOf("pt-BR", ...OPENINGS["pt-BR"], "Coça? Pinica?", "Coça que nem formiga.");
    expect(facts.at(-1)!.reply).not.toBe("denied");
  });
});

describe("an aside about a relative", () => {
  it.each([
    ["pt-BR", "Alergia?", "Minha filha tem, à dipirona. Eu só a kiwi.", /kiwi/],
    ["es", "¿Alergias?", "Mi hija tiene, a la dipirona. Yo solo al kiwi.", /kiwi/],
    ["en-US", "Allergies?", "My daughter's allergic to penicillin. I only react to kiwi.", /kiwi/],
  ] as const)("leaves what follows to the question in %s", (language, question, answer, own) => {
    const [fact] = about(factsOf(language, ...OPENINGS[language], question, answer), own);
    expect(fact && topOf(fact)).toBe("allergy");
  });
});

describe("what a relative had the same of", () => {
  it.each([
    ["pt-BR", "Que doença tem?", "Asma. A minha avó teve esse mesmo caroço.", /caroço/],
    ["es", "¿Qué enfermedades tiene?", "Asma. Mi tío tuvo la misma bolita.", /bolita/],
    ["en-US", "Any conditions?", "Asthma. My uncle got the same lump.", /lump/],
  ] as const)("is the relative's in %s", (language, question, answer, thing) => {
    const [fact] = about(factsOf(language, ...OPENINGS[language], question, answer), thing);
    expect(fact?.subject).toBe("relative");
  });
});

describe("what else the patient has", () => {
  it.each([
    ["pt-BR", "O que mais a senhora tem?", "Pressão."],
    ["es", "¿Qué más tiene?", "Presión."],
    ["en-US", "What else do you have?", "Blood pressure."],
  ] as const)("was had in %s", (language, question, answer) => {
    const fact = factsOf(language, ...OPENINGS[language], question, answer).at(-1)!;
    expect([topOf(fact), fact.kinds.get("pmh")]).toEqual(["pmh", 1]);
  });
});

describe("a medicine that an ulcer or a pain told of", () => {
  it.each([
    ["pt-BR", "Aspirina?", "Aspirina cortaram em maio, por causa da úlcera."],
    ["es", "¿Aspirina?", "Anoche tomé aspirina, que no aguantaba la muela."],
  ] as const)("is no allergy in %s", (language, question, answer) => {
    const fact = factsOf(language, ...OPENINGS[language], question, answer).at(-1)!;
    expect(topOf(fact)).not.toBe("allergy");
  });
});

describe("how far a pregnancy is", () => {
  it.each([
    ["pt-BR", "Pelas minhas contas, vinte e seis semanas e quatro dias.", "26 semanas e 4 dias"],
    ["es", "Entonces son treinta y cinco semanas y un día.", "35 semanas"],
    ["en-US", "So that makes you nineteen weeks and six days.", "19 weeks and 6 days"],
  ] as const)("is told by the doctor who counts it in %s", (language, said, written) => {
    const [fact] = about(factsOf(language, ...OPENINGS[language], said), new RegExp(written));
    expect(fact && [fact.part, topOf(fact)]).toEqual(["history", "obgyn"]);
  });

  it("and no appointment is", () => {
    const facts = factsOf("pt-BR", "Volta daqui a duas semanas e três dias.");
    expect(facts.filter((fact) => fact.kinds.has("obgyn"))).toEqual([]);
  });
});

describe("an answer put down to the doctor who asked", () => {
  it.each([
    ["pt-BR", "Alergia a alguma coisa?", "À cefalexina. Inchei inteira.", /cefalexina/i],
    ["es", "¿Alguna alergia?", "A la cefalexina. Me hinché toda.", /cefalexina/i],
    ["en-US", "Any allergies?", "Cephalexin. Made me itch.", /cephalexin/i],
  ] as const)(
    "is the patient's where it befell whoever speaks in %s",
    (language, question, answer, thing) => {
      const turns = [question, answer].map((text, i): Turn => {
        return { i, speaker: "medico", start_ms: i * 1000, end_ms: i * 1000 + 900, text };
      });
      const told = withSpeakers(turns, language);
      const [fact] = about(settle(gatherFacts(told, language), language), thing);
      expect(fact && topOf(fact)).toBe("allergy");
    },
  );
});

describe("a medicine that the doctor reads out", () => {
  it.each([
    ["pt-BR", "Toma o quê?", "Enalapril.", "Aqui consta fluoxetina.", "Essa eu parei em abril."],
    ["es", "¿Qué toma?", "Enalapril.", "Veo aquí fluoxetina.", "Esa me la quitaron en abril."],
    [
      "en-US",
      "What do you take?",
      "Enalapril.",
      "Your chart says fluoxetine too.",
      "No, the other doctor stopped that in April.",
    ],
  ] as const)("is what the answer is about in %s", (language, ...said) => {
    const fact = factsOf(language, ...OPENINGS[language], ...said).at(-1)!;
    expect(fact.text).toMatch(/fluoxetin/i);
    expect(topOf(fact)).toBe("pastmeds");
  });
});

it("keeps the 'este' of a time and drops the one of hesitation", () => {
  const told = (answer: string): string =>
    factsOf("es", ...OPENINGS.es, "¿Y el asma?", answer).at(-1)!.text;
  expect(told("Este mes me despertó dos veces.")).toMatch(/este mes/i);
  expect(told("Este... me despertó dos veces.")).not.toMatch(/este/i);
});
