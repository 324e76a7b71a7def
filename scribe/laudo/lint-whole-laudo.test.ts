import { describe, expect, it } from "vitest";
import { en, es, kindsOf, MAN, pt } from "./lint-fixtures.ts";

describe("denials of the whole organ", () => {
  const chest = (denial: string): string =>
    en(`${denial}\nSmall layering left pleural fluid.`, "Small left effusion.", "Chest X-ray");
  it("contradict what is described and concluded on one side", () => {
    const text = chest("No focal consolidation, pleural effusion or pneumothorax.");
    expect(kindsOf({ locale: "en-US", text })).toContain("negation_conflict");
  });

  it("do not, if they are of one side or one kind", () => {
    for (const denial of ["No right pleural effusion.", "No significant pleural effusion."])
      expect(kindsOf({ locale: "en-US", text: chest(denial) })).toEqual([]);
  });

  it("cover a part of the body, or a range that the sentence before names", () => {
    const colon = (before: string): string =>
      pt(
        `${before} com mucosa normal. Não encontrei pólipos ou divertículos.\n` +
          "Sigmoide com óstios diverticulares.",
        "Doença diverticular do sigmoide.",
        "Colonoscopia",
      );
    expect(kindsOf({ text: colon("Do ceco ao reto,") })).toContain("negation_conflict");
    expect(kindsOf({ text: colon("Ceco") })).toEqual([]);
  });
});

describe("lines that only name a side", () => {
  const hips = (side: string): string =>
    "RM DOS QUADRIS\n\nQUADRIL DIREITO\nCabeça femoral com linha serpiginosa.\n" +
    "Edema medular e derrame articular moderado.\n\n" +
    "QUADRIL ESQUERDO\nContorno esférico, sem derrame.\n\n" +
    `CONCLUSÃO\nOsteonecrose da cabeça femoral ${side}, com derrame articular.\n`;
  it("give their side to the lines below", () => {
    expect(kindsOf({ text: hips("esquerda") })).toContain("laterality");
    expect(kindsOf({ text: hips("direita") })).toEqual([]);
  });
});

describe("an operation of the past", () => {
  it("of the other side is no complaint", () => {
    const text = (clinical: string): string =>
      `RM DO OMBRO DIREITO\n\nIndicação: ${clinical}\n\n${pt("Sem alterações.", "Normal.")}`;
    expect(kindsOf({ text: text("reparo do ombro esquerdo em 2021.") })).toEqual([]);
    expect(kindsOf({ text: text("dor no ombro esquerdo.") })).toContain("laterality");
  });

  it("of an organ of the other sex is one", () => {
    const text = es("Cambios de histerectomía.", "Sin hallazgos agudos.", "TC de abdomen");
    expect(kindsOf({ locale: "es", text, patient: MAN })).toContain("sex_organ");
  });
});

it("a variant of the brain is no organ of a fetus", () => {
  const text = pt("Cavum do septo pelúcido.", "Exame normal.", "TC de crânio");
  expect(kindsOf({ text, patient: MAN })).toEqual([]);
});

it("a volume that does not follow from its diameters is wrong", () => {
  const text = (volume: number): string =>
    en(`Prostate 4.8 x 4.1 x 3.9 cm, volume ${volume} mL.`, "No obstruction.");
  expect(kindsOf({ locale: "en-US", text: text(71), patient: MAN })).toEqual(["unit_magnitude"]);
  expect(kindsOf({ locale: "en-US", text: text(40), patient: MAN })).toEqual([]);
});

it("words of one ending between slashes are undecided", () => {
  const text = (words: string): string => pt(`Patelas (${words}).`, "Sem fratura.");
  expect(kindsOf({ text: text("altas / centradas / baixas") })).toEqual(["leftover_mask"]);
  expect(kindsOf({ text: text("altas e lateralizadas") })).toEqual([]);
});

it("a name after 'a paciente' is the patient's, whatever doctor asked", () => {
  const text = (name: string): string =>
    `Técnica: 3 T. A paciente ${name} repetiu a sequência.\n\n${pt("Normal.", "Normal.")}`;
  expect(kindsOf({ text: text("Marinalva T. Brites") })).toEqual(["wrong_patient"]);
  expect(kindsOf({ text: text("Ana S. Prado") })).toEqual([]);
});
