import { describe, expect, it } from "vitest";
import type { Language } from "@relato/shared/domain/language.ts";
import { patient, plan, readTalk, type TalkLine, doctor } from "../fixtures/read-talk.ts";
import { prescriptionStatements } from "./prescription-text.ts";
import { readPrescription } from "./prescription.ts";

const linesOf = (talk: readonly TalkLine[], language: Language) =>
  readPrescription(readTalk(talk, language), language);
const textsOf = (talk: readonly TalkLine[], language: Language): string[] =>
  prescriptionStatements(linesOf(talk, language), language).map(({ text }) => text);

describe("a new medicine", () => {
  it("is one line of fields, with blanks for missing ones", () => {
    const talk = [plan("Amoxicilina, sete ml de doze em doze horas, por dez dias.")];
    expect(textsOf(talk, "pt-BR")).toEqual([
      "Amoxicilina; concentração: ___; forma: ___; dose: 7 ml; via: ___; " +
        "posologia: de 12 em 12 horas; duração: por 10 dias",
    ]);
  });

  it("is read in Spanish and English", () => {
    const es = [plan("Sí, vamos a empezar insulina glargina, diez unidades en la noche.")];
    expect(linesOf(es, "es")).toMatchObject([
      { name: "Insulina glargina", dose: "10 unidades", frequency: "en la noche", status: "new" },
    ]);
    const en = [plan("Acetaminophen, a thousand milligrams, three times a day.")];
    expect(linesOf(en, "en-US")).toMatchObject([
      { name: "Acetaminophen", strength: "1,000 mg", frequency: "3 times a day", status: "new" },
    ]);
  });

  it("takes its dose from the doctor's next sentence", () => {
    const talk = [
      plan(
        "Então vamos de amoxicilina. Suspensão de quatrocentos por cinco, oito ml, por dez dias.",
      ),
    ];
    expect(linesOf(talk, "pt-BR")).toMatchObject([
      { strength: "400 por 5", form: "suspensão", dose: "8 ml", duration: "por 10 dias" },
    ]);
  });

  it("keeps conditions, and quotes what no field holds", () => {
    const talk = [
      plan(
        "Vou começar sertralina, vinte e cinco miligramas de manhã por sete dias, depois " +
          "cinquenta.",
      ),
      plan("E o isordil, um embaixo da língua, só se der a dor."),
    ];
    expect(linesOf(talk, "pt-BR")).toMatchObject([
      { strength: "25 mg", frequency: "de manhã, “depois 50”", duration: "por 7 dias" },
      { dose: "1", route: "sublingual", frequency: "só se der a dor" },
    ]);
  });
});

describe("what is no prescription", () => {
  it.each([
    ["pt-BR", "E vou pedir urina um e urocultura, colhe antes de tomar o remédio."],
    ["pt-BR", "Cefalexina não dá, por causa da alergia."],
    ["pt-BR", "Anti-inflamatório, não."],
    ["pt-BR", "Gelo vinte minutos, três vezes ao dia."],
    ["es", "Y preventivo, propranolol, pero tuviste asma, así que no."],
    ["en-US", "And cyclobenzaprine... you said it knocked you out, so let's not."],
  ] as const)("%s: %s", (language, text) => {
    expect(linesOf([plan(text)], language)).toEqual([]);
  });

  it("is a medicine that is only named, or that the patient reports", () => {
    const talk = [
      patient("statement", "meds", "Losartana de cinquenta, de manhã."),
      plan("O ferro passa pra dois por dia, longe do cálcio."),
    ];
    expect(linesOf(talk, "pt-BR").map(({ name }) => name)).toEqual(["Ferro"]);
  });
});

describe("what the patient takes", () => {
  const report = patient("statement", "meds", "Losartana de cinquenta, de manhã e de noite.");

  it("is continued with the dose that the patient gave, with evidence of both", () => {
    const [line, ...others] = linesOf([report, plan("E mantém a losartana.")], "pt-BR");
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      status: "continued",
      strength: "50",
      frequency: "de manhã e à noite",
    });
    expect(line!.evidence.map(({ turn }) => turn).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it("always has the label of its status", () => {
    expect(textsOf([plan("Mantém losartana.")], "pt-BR")).toEqual([
      "Manter: Losartana; concentração: ___; posologia: ___",
    ]);
  });

  it("gets the doctor's new dose instead of the old one", () => {
    const es = [
      patient("statement", "meds", "Y el enalapril, de diez, cada doce horas."),
      plan("El enalapril lo subimos a veinte, cada doce horas."),
    ];
    expect(linesOf(es, "es")).toMatchObject([
      { status: "continued", strength: "20", frequency: "cada 12 horas" },
    ]);
  });

  it("is read from an answer and its question", () => {
    const talk = [
      doctor("question", "meds", "Losartana cinquenta?"),
      patient("reply", "meds", "De manhã, uma."),
      plan("A losartana fica."),
    ];
    expect(linesOf(talk, "pt-BR")).toMatchObject([
      { status: "continued", dose: "1", frequency: "de manhã" },
    ]);
  });

  it("is stopped or changed as the doctor says", () => {
    const talk = [
      patient("statement", "meds", "A sinvastatina de vinte, de noite."),
      plan("Vou trocar a sinvastatina por rosuvastatina de vinte, à noite."),
    ];
    expect(textsOf(talk, "pt-BR")).toEqual([
      "Rosuvastatina; concentração: 20; forma: ___; dose: ___; via: ___; posologia: à noite; " +
        "duração: ___",
      "Suspender: Sinvastatina",
    ]);
  });

  it("is stopped and started in another form", () => {
    const talk = [
      patient("statement", "meds", "The Flovent, one puff twice a day."),
      plan("Change the Flovent to Symbicort, eighty, two puffs twice a day."),
      plan("And add a nasal spray, fluticasone, one squirt each side, every morning."),
    ];
    expect(linesOf(talk, "en-US").map(({ name, status }) => [name, status])).toEqual([
      ["Symbicort", "new"],
      ["Fluticasone", "new"],
      ["Flovent", "stopped"],
    ]);
  });
});

describe("what would mislead", () => {
  it("ignores a conditional change", () => {
    const talk = [plan("Se piorar, a gente para ou troca por docetaxel, mas isso é pra depois.")];
    expect(linesOf(talk, "pt-BR")).toEqual([]);
  });

  it("quotes a temporary stop", () => {
    const talk = [
      patient("statement", "meds", "Losartán, cincuenta, en la mañana."),
      plan("El losartán no lo tome el martes en la mañana."),
    ];
    expect(textsOf(talk, "es")).toEqual([
      "Suspender: Losartán; “el losartán no lo tome el martes en la mañana”",
    ]);
  });

  it("reads no digits from an unknown decimal", () => {
    const [line] = linesOf(
      [plan("Começa risperidona, vírgula quinze miligramas, à noite.")],
      "pt-BR",
    );
    expect(line).toMatchObject({ strength: "" });
    expect(line!.frequency).toContain("“vírgula quinze miligramas”");
  });

  it.each([
    ["point one five milligrams", "0.15 mg"],
    ["point oh five milligrams", "0.05 mg"],
  ])("reads an English decimal without its integer part: %s", (said, strength) => {
    const [line] = linesOf([plan(`Start risperidone, ${said}, at night.`)], "en-US");
    expect(line).toMatchObject({ strength });
  });

  it("removes the old strength when the dose changes", () => {
    const talk = [
      patient("statement", "meds", "And the lisinopril, twenty."),
      plan("Lisinopril stays, but it goes to forty for the pressure."),
    ];
    expect(linesOf(talk, "en-US")).toMatchObject([{ status: "continued", strength: "" }]);
  });

  it("does not read an answer about forgetting as a dose", () => {
    const talk = [
      doctor("question", "adherence", "E a latanoprosta, esquece?"),
      patient("reply", "adherence", "Duas vezes por semana."),
      plan("Continua a latanoprosta."),
    ];
    expect(linesOf(talk, "pt-BR")).toMatchObject([{ status: "continued", frequency: "" }]);
  });

  it("stops a replaced medicine that was named a sentence before", () => {
    const talk = [
      patient("statement", "meds", "Hidroclorotiazida, vinte e cinco."),
      plan("E a hidroclorotiazida sobe o ácido úrico. Vou trocar por anlodipino, cinco."),
    ];
    expect(linesOf(talk, "pt-BR").map(({ name, status }) => [name, status])).toEqual([
      ["Anlodipino", "new"],
      ["Hidroclorotiazida", "stopped"],
    ]);
  });

  it("drops a medicine that the doctor replaces at once", () => {
    const talk = [
      plan(
        "For the feet, gabapentin, three hundred, at bedtime. Let's do duloxetine instead, thirty.",
      ),
    ];
    expect(linesOf(talk, "en-US")).toMatchObject([{ name: "Duloxetine", strength: "30" }]);
  });
});
