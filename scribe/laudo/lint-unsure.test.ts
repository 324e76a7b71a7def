import { describe, expect, it } from "vitest";
import { en, es, kindsOf, MAN, pt } from "./lint-fixtures.ts";

describe("numbers", () => {
  it("of codes and decimals are no impossible sizes", () => {
    const scan = en("25 mCi Tc-99m MDP was given.", "Normal.");
    expect(kindsOf({ locale: "en-US", text: scan })).toEqual([]);
    expect(kindsOf({ locale: "es", text: es("Columna: DMO 1,021.", "Normal.") })).toEqual([]);
  });

  it("may be written without a unit in a table, and changes are computed", () => {
    const aorta = "Diâmetros (mm): raiz 37; descendente média 43. Tronco pulmonar de 28 mm.";
    const text = (size: string): string => pt(aorta, `Aorta descendente de ${size}.`);
    expect(kindsOf({ text: text("4,3 cm, com variação de 1 mm") })).toEqual([]);
    expect(kindsOf({ text: text("4,8 cm") })).toContain("number_mismatch");
  });

  it("before an earlier number are of this examination", () => {
    const text = (size: number): string =>
      en("Nodule of 11 mm (previously 7 mm).", `Nodule, now ${size} mm (previously 7 mm).`);
    expect(kindsOf({ locale: "en-US", text: text(17) })).toEqual(["number_mismatch"]);
    expect(kindsOf({ locale: "en-US", text: text(11) })).toEqual([]);
  });

  it("of a lesion are compared with its organ past other descriptions", () => {
    const lobe = "Tireoide: lobo direito de 4,6 x 1,5 x 1,6 cm.\n";
    const nodule = "No lobo direito, nódulo sólido, sem focos ecogênicos, medindo";
    const text = (unit: string): string =>
      pt(`${lobe}${nodule} 9 x 6 x 7 ${unit}.`, "Nódulo.", "US da tireoide");
    expect(kindsOf({ text: text("cm") })).toContain("unit_magnitude");
    expect(kindsOf({ text: text("mm") })).not.toContain("unit_magnitude");
  });
});

describe("persons and times", () => {
  it("last no longer than the patient lives", () => {
    const text = (years: number): string =>
      `**Indicação:** tabagista há ${years} anos.\n\n${pt("Pulmões normais.", "Normal.")}`;
    expect(kindsOf({ text: text(50) })).toEqual(["age"]);
    expect(kindsOf({ text: text(20) })).toEqual([]);
  });

  it("are patients where the line before names a doctor", () => {
    const line = "Solicitante: Dra. Patrícia Nogueira\n\nA paciente Sueli Camargo veio em jejum.";
    expect(kindsOf({ text: `# Exame\n\n${line}\n\n${pt("Fígado normal.", "Normal.")}` })).toEqual([
      "wrong_patient",
    ]);
  });

  it("may be newborns, whose brains have the names of a fetus", () => {
    const text = pt("Cavum do septo pelúcido presente.", "Normal.");
    const patient = { ...MAN, data_nascimento: "2026-01-28" };
    expect(kindsOf({ patient, text })).toEqual([]);
  });
});

describe("words", () => {
  it("in brackets are an undecided choice", () => {
    const text = (field: string): string => pt(`Rim direito: cisto no polo ${field}.`, "Cisto.");
    expect(kindsOf({ text: text("(superior/inferior)") })).toEqual(["leftover_mask"]);
    expect(kindsOf({ text: text("[superior / médio / inferior]") })).toEqual(["leftover_mask"]);
    expect(kindsOf({ text: text("superior") })).toEqual([]);
  });

  it("of an earlier examination do not belong in the conclusion", () => {
    const text = pt("Ritmo sinusal.\nTraçado anterior (2024): BAVT.", "Ritmo sinusal.");
    expect(kindsOf({ text })).toEqual([]);
  });

  it("compare both sides of one finding", () => {
    const pleura = "Derrame pleural pequeno à direita e laminar à esquerda.";
    const text = pt(pleura, "Derrame pleural bilateral, maior à direita.");
    expect(kindsOf({ text })).toEqual([]);
  });
});
