import { describe, expect, it } from "vitest";
import { kindsOf, MAN, pt } from "./lint-fixtures.ts";

const LIVER = "Fígado com cisto simples de 12 mm.\nVesícula sem cálculos.\nBaço homogêneo.\n";

describe("a conclusion without a known heading", () => {
  it("begins at a label in capitals that names no organ", () => {
    const text = `US DE ABDOME\n\n${LIVER}\nFECHO\nCisto hepático simples.`;
    expect(kindsOf({ text })).toEqual([]);
    expect(kindsOf({ text: text.replace("Cisto hepático", "Nódulo esplênico") })).not.toEqual([]);
  });

  it("is the last short paragraph", () => {
    const text = `US DE ABDOME\n\n${LIVER}\nCisto hepático simples.`;
    expect(kindsOf({ text })).toEqual([]);
  });

  it("is missing where the findings go on to the end", () => {
    const lines = "Fígado com massa sólida de 52 mm.\nRins normais.\nPâncreas normal.\n";
    const text = `US DE ABDOME\n\n${LIVER}${lines}`;
    expect(kindsOf({ text })).toEqual(["missing_conclusion"]);
  });
});

it("the sex after an age is no metre", () => {
  const text = "US RENAL\n65 M, CKD.\nRight kidney 10.8 cm.\n\nIMPRESSION\nNormal kidneys.";
  expect(kindsOf({ locale: "en-US", patient: MAN, text })).toEqual([]);
});

it("signs of nothing deny what is before them", () => {
  const text = pt("Testículos normais, com fluxo.", "Torção sem sinais ao método.", "US escrotal");
  expect(kindsOf({ patient: MAN, text })).toEqual([]);
});

it("a conclusion on the side that was not examined is reported", () => {
  const text = (side: string): string =>
    pt(
      "Refluxo na junção safenofemoral.",
      `Refluxo na safena magna ${side}.`,
      "DOPPLER DO MEMBRO INFERIOR ESQUERDO",
    );
  const order = "Doppler do membro inferior esquerdo";
  expect(kindsOf({ order, text: text("direita") })).toContain("laterality");
  expect(kindsOf({ order, text: text("esquerda") })).not.toContain("laterality");
});

it("a normal value beside a slash is undecided, two measured sides are not", () => {
  const text = (line: string): string => pt(line, "Exame normal.");
  expect(kindsOf({ text: text("Resposta normal/exagerada.") })).toEqual(["leftover_mask"]);
  expect(kindsOf({ text: text("Rim direito/esquerdo: 10,1/10,4 cm.") })).toEqual([]);
});

it("fluid in a space that is free is a contradiction", () => {
  const text = (line: string): string =>
    pt(line, "Pequena quantidade de líquido no fundo de saco posterior.", "US transvaginal");
  expect(kindsOf({ text: text("Fundo de saco posterior livre.") })).toEqual(["negation_conflict"]);
  const described = "Fundo de saco posterior com pequena quantidade de líquido.";
  expect(kindsOf({ text: text(described) })).toEqual([]);
});

it("the numbers of a list have the unit at its end", () => {
  const text = (sizes: string): string =>
    pt("Pólipos de 3 mm, 5 mm e 12 mm, ressecados.", `Pólipos (${sizes} cm).`, "Colonoscopia");
  expect(kindsOf({ text: text("0,3, 0,5 e 1,2") })).toEqual([]);
});

it("what follows a doubt after a comma and `com` is certain", () => {
  const text = pt(
    "Consolidação no lobo inferior direito.\nEspaços pleurais sem derrame.",
    "Consolidação no lobo inferior direito, de provável natureza infecciosa, com derrame pleural.",
    "TC de tórax",
  );
  expect(kindsOf({ text })).toContain("negation_conflict");
});

it("a heading may say by which criteria it concludes", () => {
  const findings = "Coluna lombar com T-score -2,6.\nColo do fêmur com T-score -1,9.";
  const text = `# Densitometria\n\n${findings}\n\nCONCLUSÃO (critérios da OMS): Osteoporose.`;
  expect(kindsOf({ text })).toEqual([]);
});

it("another given name with the same surnames is another patient", () => {
  const text = (name: string): string =>
    `US DE ABDOME\nPaciente: ${name}\n\n${LIVER}\nCONCLUSÃO\nCisto hepático simples.`;
  expect(kindsOf({ text: text("Ana Souza Prado") })).toEqual([]);
  expect(kindsOf({ text: text("Laura Souza Prado") })).toEqual(["wrong_patient"]);
});

it("a denial of one disc is none of another", () => {
  const findings = "L4-L5: protrusão posterior de 4 mm.\nL5-S1: disco rudimentar, sem protrusão.";
  const conclusion = "Protrusão discal posterior em L4-L5, de 4 mm.";
  expect(kindsOf({ text: pt(findings, conclusion, "RM da coluna lombar") })).toEqual([]);
});

it("a denial of both sides contradicts what one side has", () => {
  const text = (denial: string): string =>
    pt(
      `Derrame pleural à esquerda, de 11 mm.\nCoração normal. ${denial}`,
      "Pequeno derrame pleural à esquerda.",
      "TC de tórax",
    );
  expect(kindsOf({ text: text("Não há derrame pleural ou pericárdico.") })).toContain(
    "negation_conflict",
  );
  expect(kindsOf({ text: text("Não há derrame pericárdico.") })).toEqual([]);
});

it("ligaments are not intact and torn", () => {
  const text = (intact: string): string =>
    pt(
      `${intact}\nDescontinuidade completa das fibras do ligamento cruzado anterior.`,
      "Rotura completa do ligamento cruzado anterior.",
      "RM do joelho direito",
    );
  expect(kindsOf({ text: text("Ligamentos cruzados e colaterais íntegros.") })).toContain(
    "negation_conflict",
  );
  expect(kindsOf({ text: text("Ligamentos colaterais íntegros.") })).toEqual([]);
});
