import { describe, expect, it } from "vitest";
import { en, es, findingsOf, type GivenLaudo, kindsOf, pt } from "./lint-fixtures.ts";

describe("the side of the conclusion", () => {
  const sides = (given: GivenLaudo) =>
    findingsOf(given).flatMap(({ kind, quote, mend }) =>
      kind === "laterality" ? [{ quote, mend }] : [],
    );

  it("is mended in the gender and number of its word", () => {
    const text = pt(
      "Mama direita: nódulo irregular de 14 mm. Mama esquerda sem nódulos.",
      "Nódulo irregular na mama esquerda, 14 mm.",
    );
    expect(sides({ text })).toEqual([
      { quote: "Nódulo irregular na mama esquerda", mend: "Nódulo irregular na mama direita" },
    ]);
  });

  it("is that of the line's label, the order, or the title", () => {
    const label = pt(
      "JOELHO D: osteófitos marginais. Derrame articular.\nJOELHO E: sem alterações.",
      "Derrame articular no joelho E.",
    );
    expect(sides({ text: label })).toHaveLength(1);
    const text = en(
      "Full-thickness tear of the supraspinatus, 12 mm.",
      "Left supraspinatus tear, 12 mm.",
    );
    expect(sides({ locale: "en-US", order: "MRI right shoulder", text })).toHaveLength(1);
    expect(sides({ locale: "en-US", order: "MRI left shoulder", text })).toEqual([]);
  });

  it("may be a direction, a removed part, or normal", () => {
    const text = pt(
      "Coleção subdural esquerda, com desvio da linha média para a direita. Mastectomia direita.",
      "Coleção subdural esquerda. Desvio da linha média para a direita. Mastectomia direita.",
    );
    expect(sides({ text })).toEqual([]);
  });
});

describe("what findings and conclusion say", () => {
  it("finds a denial of words that are in no table", () => {
    const text = pt(
      "Não há defeitos transitórios de perfusão.",
      "Defeito transitório de perfusão na parede anterior.",
    );
    expect(kindsOf({ text })).toContain("negation_conflict");
  });

  it("finds what the findings assert and deny", () => {
    const text = en(
      "There is no free fluid in the abdomen. Moderate free fluid in the pelvis.",
      "Moderate free fluid.",
    );
    expect(findingsOf({ locale: "en-US", text }).map(({ reason }) => reason.code)).toEqual([
      "DENIED_ELSEWHERE",
      "DENIED_ELSEWHERE",
    ]);
  });

  it("names a mass that the conclusion leaves out, not a cyst that it groups", () => {
    const findings =
      "Rim esquerdo com formação sólida exofítica de 3,9 cm. Fígado com cistos simples.";
    const text = pt(findings, "Cistos hepáticos simples.");
    expect(kindsOf({ text })).toContain("missing_conclusion");
    expect(kindsOf({ text: pt(findings, "Massa renal esquerda.") })).toEqual([]);
  });

  it("names a statement of a part that the findings do not describe", () => {
    const findings = "Ventrículo esquerdo de dimensões normais. Prolapso da valva mitral.";
    const orphan = pt(findings, "Prolapso mitral. Derrame pericárdico.");
    expect(kindsOf({ text: orphan })).toEqual(["orphan_conclusion"]);
    expect(kindsOf({ text: pt(findings, "Prolapso mitral.") })).toEqual([]);
  });

  it("knows diagnoses by the findings that they conclude", () => {
    const text = es(
      "Hígado con aumento difuso de la ecogenicidad. Bazo de 14,8 cm.",
      "Esteatosis hepática. Esplenomegalia.",
    );
    expect(kindsOf({ locale: "es", text })).toEqual([]);
  });
});

describe("sections", () => {
  it.each(["*Conclusão*", "Conclusão", "**Conclusão.**", "CONCLUSÃO –", "__Conclusão__"])(
    "finds the conclusion under %s",
    (heading) => {
      const findings = "Relatório\nCálculo de 6 mm no rim direito.";
      const text = `${findings}\n\n${heading}\nNefrolitíase à esquerda.`;
      expect(kindsOf({ text })).toEqual(["laterality"]);
    },
  );

  it("reads comments, tables and data before the conclusion as findings", () => {
    const text = [
      "# Espirometria\n\n| VEF1 | 62 % |\n\n## Interpretação\nVEF1 de 62 %.",
      "## Conclusão\nVEF1 de 52 %.",
    ].join("\n\n");
    expect(kindsOf({ text })).toContain("number_mismatch");
  });
});
