import { describe, expect, it } from "vitest";
import { en, es, findingsOf, kindsOf, MAN, pt } from "./lint-fixtures.ts";

const NORMAL = pt("Fígado normal.", "Exame normal.");
const CHILD = { nome: "Bia Prado", sexo: "F", data_nascimento: "2025-06-01" } as const;

describe("the patient's name", () => {
  it.each([
    `A paciente Zuleide Ugarte Montes comparece para controle.\n\n${NORMAL}`,
    `Nome: Curtis B. Langford\n\n${NORMAL}`,
    `Sra. Teresa Villalobos\n\n${NORMAL}`,
  ])("is another in %s", (text) => {
    expect(kindsOf({ text })).toEqual(["wrong_patient"]);
  });

  it.each([
    `Paciente: Ana Prado\nTécnica: Marta Lima\n\n${NORMAL}`,
    `Médico solicitante: Dr. Emerson Lacerda\n\n${NORMAL}`,
    pt("Sinal de Murphy negativo. Doença de Crohn afastada.", "Normal."),
  ])("is not another in %s", (text) => {
    expect(kindsOf({ text })).toEqual([]);
  });
});

describe("the sex", () => {
  const uterus = pt("Útero em anteversão.", "Exame normal.");
  const both = pt("Próstata normal. Vesículas seminais normais. Útero normal.", "Normal.");

  it("is explained by the text or the order", () => {
    expect(kindsOf({ patient: MAN, text: uterus })).toEqual(["sex_organ"]);
    expect(kindsOf({ patient: MAN, order: "Homem trans.", text: uterus })).toEqual([]);
    expect(kindsOf({ patient: MAN, text: `Homem trans.\n\n${uterus}` })).toEqual([]);
  });

  it("is read from the text where the registration has none", () => {
    const patient = { ...MAN, sexo: null };
    expect(findingsOf({ patient, text: both }).map(({ quote }) => quote)).toEqual(["Útero"]);
    expect(kindsOf({ patient, text: uterus })).toEqual([]);
  });

  it("of a fetus is not the patient's", () => {
    const text = pt("Sexo masculino.", "Gestação de 21 semanas.", "US obstétrico");
    expect(kindsOf({ text })).toEqual([]);
  });
});

describe("the age", () => {
  it("is mended from the birth date", () => {
    const [finding] = findingsOf({ text: `Paciente de 63 anos.\n\n${NORMAL}` });
    expect(finding).toMatchObject({ kind: "age", quote: "63 anos", mend: "45 anos" });
  });

  it("counts months, weeks and days of small children", () => {
    const text = (age: string) => pt(`Lactente de ${age}. Timo normal.`, "Exame normal.");
    expect(kindsOf({ patient: CHILD, text: text("8 meses") })).toEqual([]);
    expect(kindsOf({ patient: CHILD, text: text("18 meses") })).toEqual(["age"]);
    expect(kindsOf({ patient: CHILD, text: pt("12 dias de vida.", "Normal.") })).toEqual(["age"]);
  });

  it("excludes what comes earlier or later in life", () => {
    const text = pt("Útero de dimensões habituais para mulher em pós-menopausa.", "Normal.");
    expect(kindsOf({ patient: CHILD, text })).toEqual(["age"]);
    expect(kindsOf({ text })).toEqual([]);
  });

  it("agrees with a written birth date", () => {
    const [finding] = findingsOf({ text: `Data de nascimento: 01/03/1970\n\n${NORMAL}` });
    expect(finding).toMatchObject({ kind: "age", mend: "01/03/1980" });
    expect(kindsOf({ text: `DN 01/03/1980\n\n${NORMAL}` })).toEqual([]);
    const english = en("Normal liver.", "Normal study.");
    expect(kindsOf({ locale: "en-US", text: `DOB: 03/01/1980\n\n${english}` })).toEqual([]);
  });
});

it("finds a pregnancy that is too long", () => {
  expect(kindsOf({ text: pt("Feto único.", "Gestação de 53 semanas.") })).toContain("age");
  expect(kindsOf({ text: pt("Feto único, 33 semanas.", "Gestação de 33 semanas.") })).toEqual([]);
});

describe("a critical finding", () => {
  const told = (record: string): string =>
    es("Neumotórax izquierdo.", `Neumotórax izquierdo. ${record}`);

  it("needs whom and when", () => {
    const check = (record: string) => findingsOf({ locale: "es", text: told(record) });
    expect(check("Se comunicó a la Dra. Paz a las 10:15.")).toEqual([]);
    expect(check("Se comunicó a la Dra. Paz.")).toMatchObject([
      { kind: "critical_uncommunicated", blocking: false },
    ]);
    expect(check("Comunicado el 12/05/2025.")).toMatchObject([
      { kind: "critical_uncommunicated", blocking: true },
    ]);
  });

  it("is not told by a word that means something else", () => {
    const text = es("Neumotórax izquierdo.", "Neumotórax izquierdo. Hidrocefalia comunicante.");
    expect(kindsOf({ locale: "es", text })).toContain("critical_uncommunicated");
  });
});
