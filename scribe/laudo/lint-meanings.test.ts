import { describe, expect, it } from "vitest";
import { en, es, findingsOf, kindsOf, pt } from "./lint-fixtures.ts";

const OLD = { nome: "Ana Prado", sexo: "F", data_nascimento: "1960-01-01" } as const;

describe("conclusions from numbers", () => {
  it.each([
    ["Fração de ejeção de 36% (Simpson).", "Função sistólica do ventrículo esquerdo preservada."],
    ["VE: 58 mm. FE 31%.", "Disfunção sistólica leve do ventrículo esquerdo."],
    ["Coluna: T-score -1,6.\nColo: T-score -1,9.", "Osteoporose."],
    ["VEF1 2,90 L. VEF1/CVF 0,85.", "Distúrbio ventilatório obstrutivo leve."],
    ["Bexiga lisa.\nResíduo pós-miccional de 180 mL.", "Resíduo desprezível."],
    ["Índice de apneia e hipopneia de 8 eventos por hora.", "Apneia do sono grave."],
  ])("contradict %s: %s", (findings, conclusion) => {
    expect(kindsOf({ patient: OLD, text: pt(findings, conclusion) })).toEqual(["number_mismatch"]);
  });

  it.each([
    ["Fração de ejeção de 48% (anterior de 35%).", "Disfunção sistólica leve do VE."],
    ["FE 62%. TAPSE 12 mm.", "Função sistólica do VE preservada. Disfunção sistólica do VD."],
    ["Coluna: T-score -2,7.\nColo: T-score -1,4.", "Osteoporose na coluna, osteopenia no colo."],
    ["VEF1/CVF 84%.", "Não há distúrbio ventilatório obstrutivo."],
    ["FC mínima de 38 bpm e máxima de 121 bpm.", "Bradicardia sinusal noturna."],
    ["QRS 98 ms, padrão rSr' em V1.", "Bloqueio incompleto do ramo direito."],
  ])("fit %s: %s", (findings, conclusion) => {
    expect(kindsOf({ patient: OLD, text: pt(findings, conclusion) })).toEqual([]);
  });

  it("are compared with the column of a table", () => {
    const table = "| Site | BMD | T-score |\n|---|---|---|\n| L1-L4 | 0.790 | -2.9 |";
    const text = en(table, "Normal bone mineral density.");
    expect(kindsOf({ locale: "en-US", text })).toEqual(["number_mismatch"]);
  });

  it("report a finding that the size excludes as unsupported", () => {
    const text = es(
      "Aorta abdominal de 2,1 cm, paredes regulares.",
      "Aneurisma de aorta abdominal.",
    );
    expect(kindsOf({ locale: "es", text })).toContain("orphan_conclusion");
  });

  it("report the unit of a number that fits in cm", () => {
    const text = es("Feto único. ILA 14 mm.", "Líquido amniótico normal.");
    const [finding] = findingsOf({ locale: "es", text });
    expect(finding).toMatchObject({ kind: "unit_magnitude", quote: "14 mm" });
  });
});

describe("degrees", () => {
  it("differ between findings and conclusion", () => {
    const text = pt("Fígado com esteatose leve.", "Esteatose hepática acentuada.");
    expect(findingsOf({ text })[0]).toMatchObject({ kind: "number_mismatch" });
  });

  it.each([
    ["Esteatose hepática de grau leve a moderado.", "Esteatose moderada."],
    ["Refluxo mitral discreto.", "Insuficiência mitral leve."],
  ])("agree: %s %s", (findings, conclusion) => {
    expect(kindsOf({ text: pt(findings, conclusion) })).toEqual([]);
  });
});

describe("events of rhythm", () => {
  it("are described nowhere", () => {
    const text = pt("Ritmo sinusal. Extrassístoles raras.", "Fibrilação atrial.", "Holter");
    expect(kindsOf({ text })).toEqual(["orphan_conclusion"]);
  });

  it("are not concluded", () => {
    const text = en("Atrial fibrillation at 80 bpm.", "No ischemic changes.", "ECG");
    expect(kindsOf({ locale: "en-US", text })).toEqual(["missing_conclusion"]);
  });

  it("may be described by their signs", () => {
    const text = pt("Ausência de ondas P, RR irregular.", "Fibrilação atrial.", "ECG");
    expect(kindsOf({ text })).toEqual([]);
  });
});

describe("headings", () => {
  it("of no known name open the conclusion at the end", () => {
    const text =
      "# TC\n\n### Resultados\nNódulo hepático de 3 cm.\n\n### Laudo\nNódulo hepático.\n";
    expect(kindsOf({ text })).toEqual([]);
  });
});
