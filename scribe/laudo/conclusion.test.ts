import type { Language } from "@relato/shared/domain/language.ts";
import { describe, expect, it } from "vitest";
import { type ConclusionLine, proposeConclusion } from "./conclusion.ts";

const WORDS: Record<Language, { findings: string; conclusion: string }> = {
  "pt-BR": { findings: "Achados", conclusion: "Conclusão" },
  es: { findings: "Hallazgos", conclusion: "Conclusión" },
  "en-US": { findings: "Findings", conclusion: "Impression" },
};

const laudoOf = (findings: string, conclusion: string, locale: Language = "pt-BR"): string =>
  `# Exame\n\n## ${WORDS[locale].findings}\n\n${findings}\n\n` +
  `## ${WORDS[locale].conclusion}\n\n${conclusion}\n`;

interface Given {
  locale?: Language;
  signed?: string[];
  /** The patients of `signed`; default: each is another. */
  patients?: string[];
  is_complete?: boolean;
}

const propose = (
  text: string,
  { locale = "pt-BR", signed = [], patients = [], ...given }: Given = {},
): ConclusionLine[] =>
  proposeConclusion({
    locale,
    patient: { nome: "Ana Souza", sexo: null, data_nascimento: null },
    date: "2026-02-01",
    order: "",
    text,
    is_complete: true,
    ...given,
    signed: signed.map((one, i) => ({ text: one, patient: patients[i] ?? String(i) })),
  });
const textsOf = (findings: string, given: Given = {}): string[] =>
  propose(laudoOf(findings, "", given.locale), given).map(({ text }) => text);

describe("without signed laudos", () => {
  it("quotes each abnormal finding without what describes or denies, critical ones first", () => {
    expect(
      textsOf(
        "Pulmões: nódulo sólido, de contornos regulares, sem calcificações, medindo 7 mm, no " +
          "lobo superior direito.\nPneumotórax à esquerda.\nCoração de dimensões normais.",
      ),
    ).toEqual([
      "Pneumotórax à esquerda.",
      "Pulmões: nódulo sólido, medindo 7 mm, no lobo superior direito.",
    ]);
  });

  it("adds the organ and side that a sentence leaves to its line", () => {
    const [line] = textsOf("Rim esquerdo: contornos regulares. Cálculo de 6 mm no polo inferior.");
    expect(line).toBe("Rim esquerdo: cálculo de 6 mm no polo inferior.");
  });

  it("gives the place of the finding in the composed text", () => {
    const finding = "Cálculo de 6 mm no rim direito.";
    const text = laudoOf(`Fígado sem alterações.\n${finding}`, "");
    const [line] = propose(text.normalize("NFD"));
    expect(text.slice(line?.start, line?.end)).toBe(finding);
  });

  it("leaves out what is denied, of the past or no longer there", () => {
    expect(
      textsOf(
        "Vesícula sem cálculos.\nEm 2019 havia nódulo na mama direita.\n" +
          "O cisto do ovário direito não é mais visto.\nNão há linfonodos com calcificações.",
      ),
    ).toEqual([]);
  });

  it("ignores the conclusion that the laudo already has", () => {
    const text = laudoOf("Cálculo de 6 mm no rim direito.", "Apendicite aguda.");
    expect(propose(text).map((line) => line.text)).toEqual(["Cálculo de 6 mm no rim direito."]);
  });

  it("stays short: minor findings come only while there is room", () => {
    const minor = Array.from(
      { length: 9 },
      (_, i) => `Pequeno cisto simples cortical no polo inferior do rim direito, ${i + 3} mm.`,
    );
    const lines = textsOf(["Massa de 4 cm no rim esquerdo.", ...minor].join("\n"));
    expect(lines[0]).toBe("Massa de 4 cm no rim esquerdo.");
    expect(lines.join(" ").split(" ").length).toBeLessThanOrEqual(40);
    expect(lines.length).toBeGreaterThan(1);
  });
});

describe("a normal examination", () => {
  it.each([
    [
      "pt-BR",
      "Fígado de dimensões normais.\nBaço: 10 cm.",
      "Exame dentro dos limites da normalidade.",
    ],
    [
      "es",
      "Hígado de tamaño normal.\nSin litiasis.",
      "Estudio dentro de los límites de la normalidad.",
    ],
    ["en-US", "The liver is normal.\nNo stones.", "Study within normal limits."],
  ] as const)("in %s", (locale, findings, sentence) => {
    expect(textsOf(findings, { locale })).toEqual([sentence]);
  });

  it("is not concluded from unfilled fields, unknown words or no findings", () => {
    expect(textsOf("Fígado de dimensões normais.", { is_complete: false })).toEqual([]);
    for (const unknown of [
      "Tecido em forma de leque retroareolar na mama esquerda.",
      "Mama esquerda com tecido em forma de chama, 3,1 cm, sem fluxo aumentado.",
    ])
      expect([unknown, textsOf(`Fígado normal.\n${unknown}`)]).toEqual([unknown, []]);
    expect(propose("# Exame\n")).toEqual([]);
    // A finding that no line can conclude.
    expect(textsOf("Fígado normal.\nEm 2019 havia nódulo na mama direita, normal.")).toEqual([]);
    expect(textsOf("Fígado normal.\nAscite.")).toEqual(["Ascite."]);
  });
});

describe("the doctor's own wording", () => {
  const signed = [
    laudoOf("Cálculo de 8 mm no polo superior do rim direito.", "Nefrolitíase à direita (8 mm)."),
  ];

  it("is used with the numbers and the side of the current finding", () => {
    expect(textsOf("Cálculo no polo inferior do rim esquerdo, medindo 5 mm.", { signed })).toEqual([
      "Nefrolitíase à esquerda (5 mm).",
    ]);
  });

  it.each([
    [
      "es",
      ["Nódulo de 1,2 x 0,8 cm en la mama derecha.", "Nódulo mamario derecho de 1,2 cm."],
      "Nódulo de 2,1 x 1,4 cm en la mama izquierda.",
      "Nódulo mamario izquierdo de 2,1 cm.",
    ],
    [
      "en-US",
      ["Left kidney: 4 mm stone in the lower pole.", "Left lower pole nephrolithiasis, 4 mm."],
      "Right kidney: 9 mm stone in the upper pole.",
      "Right upper pole nephrolithiasis, 9 mm.",
    ],
    [
      "pt-BR",
      ["Hérnia discal extrusa em L4-L5.", "Hérnia discal L4-L5."],
      "Hérnia discal extrusa em L5-S1.",
      "Hérnia discal L5-S1.",
    ],
    [
      "pt-BR",
      ["Esteatose hepática grau II.", "Esteatose hepática moderada (grau II)."],
      "Esteatose hepática grau I.",
      "Esteatose hepática grau I.",
    ],
  ] as const)("in %s: %s", (locale, [finding, conclusion], current, expected) => {
    const learned = [laudoOf(finding, conclusion, locale)];
    expect(textsOf(current, { locale, signed: learned })).toEqual([expected]);
  });

  it("is not used where a fact of the other patient would remain", () => {
    const refuse = (conclusion: string, current: string): void => {
      const learned = [laudoOf("Cálculo de 8 mm no rim direito.", conclusion)];
      expect([conclusion, textsOf(current, { signed: learned })]).toEqual([conclusion, [current]]);
    };
    const stone = "Cálculo de 5 mm no rim esquerdo.";
    // A number, a denial, a comparison and a judgement that the finding does not have.
    refuse("Nefrolitíase com 3 cálculos à direita.", stone);
    refuse("Nefrolitíase não obstrutiva à direita.", stone);
    refuse("Nefrolitíase à direita, estável.", stone);
    refuse("Nefrolitíase complicada à direita.", stone);
    // The current finding has no size, and no side.
    refuse("Nefrolitíase à direita (8 mm).", "Cálculo no rim esquerdo.");
    refuse("Nefrolitíase à direita.", "Cálculo de 5 mm no rim.");
  });

  it("has words of no table only if the doctor has written them of two patients", () => {
    const laudo = (size: number): string =>
      laudoOf(`Cálculo de ${size} mm no rim direito.`, `Litíase xistosa à direita, ${size} mm.`);
    const current = "Cálculo de 5 mm no rim esquerdo.";
    expect(textsOf(current, { signed: [laudo(8)] })).toEqual([current]);
    const patients = ["a", "a"];
    expect(textsOf(current, { signed: [laudo(8), laudo(9)], patients })).toEqual([current]);
    expect(textsOf(current, { signed: [laudo(8), laudo(9)] })).toEqual([
      "Litíase xistosa à esquerda, 5 mm.",
    ]);
  });

  it("gives way to the quote where the linter refuses it, and both where it refuses both", () => {
    const signed = [laudoOf("Cálculo de 8 mm no rim direito.", "Nefrolitíase à direita, ___ mm.")];
    const current = "Cálculo de 5 mm no rim esquerdo.";
    expect(textsOf(current, { signed })).toEqual([current]);
    expect(textsOf("Cálculo de 500 cm no rim esquerdo.", { signed })).toEqual([]);
  });
});

it("learns from 200 long laudos within the engine's memory and time", () => {
  const signed = Array.from({ length: 200 }, (_, i) =>
    laudoOf(
      `Cálculo de ${(i % 20) + 1} mm no rim direito.\n` +
        "Fígado de dimensões normais.\n".repeat(60),
      `Nefrolitíase à direita (${(i % 20) + 1} mm).`,
    ),
  );
  expect(textsOf("Cálculo de 30 mm no rim esquerdo.", { signed })).toEqual([
    "Nefrolitíase à esquerda (30 mm).",
  ]);
});
