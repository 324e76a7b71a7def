import { describe, expect, it } from "vitest";
import { en, findingsOf, kindsOf, MAN, pt } from "./lint-fixtures.ts";

describe("headings in the findings", () => {
  it("give their side to all paragraphs below them", () => {
    const text = (side: string): string =>
      `## DOPPLER VENOSO DOS MEMBROS INFERIORES

### Membro inferior direito
Veias femoral, poplítea e tibiais compressíveis. Sem trombose.

### Membro inferior esquerdo
Veia femoral e poplítea não compressíveis, com material hipoecogênico e sem fluxo.

### Conclusão
Trombose venosa profunda aguda femoropoplítea à ${side}. Informado ao Dr. Saboia às 19h05.
`;
    expect(kindsOf({ text: text("esquerda") })).toEqual([]);
    expect(kindsOf({ text: text("direita") })).toContain("laterality");
  });

  it("with the name of organs are no technique", () => {
    const text = `# TC DE ABDOME

## Aparelho urinário
Cálculo de 5 mm na junção ureterovesical direita, com hidronefrose leve.

## Conclusão
Ureterolitíase na junção ureterovesical direita (5 mm), com hidronefrose leve.
`;
    expect(kindsOf({ text })).toEqual([]);
  });
});

it("a joining word in capitals is no left side", () => {
  const text = (side: string): string =>
    pt(
      `Fratura transversa da metáfise distal do rádio ${side}, com desvio dorsal.`,
      "Fratura da extremidade distal do rádio direito.",
      "RADIOGRAFIA DO PUNHO DIREITO EM PERFIL E OBLÍQUA",
    );
  expect(kindsOf({ text: text("direito") })).toEqual([]);
  const found = findingsOf({ text: text("esquerdo") });
  expect(found.map(({ kind, quote }) => `${kind} ${quote}`)).toContainEqual(
    expect.stringMatching(/^laterality .*esquerdo$/),
  );
});

it("an interval is no second long", () => {
  const text = (unit: string): string =>
    en(`Sinus rhythm. PR interval: 160 ${unit}.`, "Normal ECG.", "ECG");
  expect(kindsOf({ locale: "en-US", text: text("s") })).toContain("unit_magnitude");
  expect(kindsOf({ locale: "en-US", text: text("ms") })).toEqual([]);
});

it("a unit before a sentence is no title of a person", () => {
  const text = pt("Onda P de 100 ms. Intervalo PR de 180 ms.", "Traçado normal.", "ECG");
  expect(kindsOf({ text, patient: MAN })).toEqual([]);
});

it("a polyp of one part of the colon and none of the rectum agree", () => {
  const text = pt(
    "- Cólon ascendente: pólipo séssil de 4 mm, ressecado.\n- Reto: sem pólipos.",
    "Pólipo do cólon ascendente, ressecado.",
    "Colonoscopia",
  );
  expect(kindsOf({ text })).toEqual([]);
});

it("tears that the conclusion denies are not explained by an inflamed tendon", () => {
  const text = pt(
    "Supraespinal: rotura transfixante da inserção, com 18 mm.\n" +
      "Cabo longo do bíceps com tenossinovite.",
    "Ausência de rotura transfixante do manguito rotador. Tenossinovite do cabo longo do bíceps.",
    "RM do ombro direito",
  );
  expect(kindsOf({ text })).toContain("negation_conflict");
});
