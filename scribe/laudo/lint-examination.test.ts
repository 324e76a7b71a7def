import { describe, expect, it } from "vitest";
import { es, kindsOf, MAN, pt } from "./lint-fixtures.ts";

describe("the age of a pregnancy", () => {
  const biometry = "Feto único, vivo.\nDBP: 52 mm\nCC: 196 mm\nFêmur: 38 mm";
  const laudo = (weeks: string): string =>
    ["DUM: 01/09/2025", pt(biometry, `Gestação, idade gestacional de ${weeks}.`)].join("\n\n");

  it("contradicts the last period and the biometry", () => {
    expect(kindsOf({ text: laudo("32 semanas") })).toEqual(["age"]);
  });

  it("fits one of them", () => {
    expect(kindsOf({ text: laudo("22 semanas") })).toEqual([]);
  });
});

describe("a sentence about another part of the body", () => {
  const shoulder = ["supraespinoso", "subescapular", "infraespinoso"]
    .map((tendon) => `Tendón ${tendon} normal.\n`)
    .join("");

  it("is of another examination", () => {
    const text = es(`${shoulder}Vesícula biliar normal.`, "Normal.", "Ecografía de hombro");
    expect(kindsOf({ locale: "es", text })).toEqual(["wrong_patient"]);
  });

  it("is of a neighbour that the examination shows too", () => {
    const text = pt(
      "Pulmões normais.\nPleura normal.\nBrônquios normais.\nFígado normal.",
      "Normal.",
      "TC de tórax",
    );
    expect(kindsOf({ text })).toEqual([]);
  });
});

describe("numbers of earlier examinations", () => {
  it.each([
    "Estenose da carótida direita, sem mudança em relação a 2024 (VPS 138 cm/s).",
    "Estenose da carótida direita, antes leve (VPS 120 cm/s em 2023).",
  ])("are not of this one in %s", (conclusion) => {
    const findings = "Carótida interna direita com estenose, VPS de 142 cm/s.";
    expect(kindsOf({ text: pt(findings, conclusion, "Doppler de carótidas") })).toEqual([]);
  });

  it("are not thresholds with a minus", () => {
    const text = pt("T-score de -2,8.", "Osteoporose (T-score ≤ -2,5).", "Densitometria");
    expect(kindsOf({ text })).toEqual([]);
  });
});

it("digits of a count that the conclusion exchanges are a mismatch", () => {
  const text = pt("Extrassístoles ventriculares: 1.842.", "Extrassístoles: 1.482.", "Holter");
  expect(kindsOf({ patient: MAN, text })).toEqual(["number_mismatch"]);
});
