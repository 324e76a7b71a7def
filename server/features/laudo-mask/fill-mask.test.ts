import type { LaudoContent } from "@relato/shared/domain/laudo/content.ts";
import { parseNotation } from "@relato/shared/domain/laudo/notation.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { describe, expect, it } from "vitest";
import { contentOf } from "../laudos/laudos.fixture.ts";
import { fillMask, type Known } from "./fill-mask.ts";
import { keepText } from "./keep-text.ts";
import { clinicalText, complaintOf } from "./sections.ts";

const read = (...lines: string[]): LaudoContent =>
  parseNotation(["# Exame", ...lines].join("\n"), "pt-BR").content;
const textOf = (content: LaudoContent): string => laudoText(content).text;
const fill = (lines: string[], known: Partial<Known>): string =>
  textOf(
    fillMask(read(...lines), {
      language: "pt-BR",
      instruction: "",
      titulo: "",
      clinical: "",
      ...known,
    }),
  );

describe("fields of a mask", () => {
  it("take what the clinical information says before the findings", () => {
    const filled = fill(
      [
        "## Informações clínicas",
        "{informações clínicas}",
        "Idade gestacional de [# semanas], pela [data da última menstruação | ultrassonografia].",
        "DUM: [data].",
        "## Técnica",
        "Joelho [direito | esquerdo]!, [sem contraste* | com contraste].",
      ],
      { clinical: "Dor no joelho esquerdo.\nGestante de 22 semanas.\nDUM 10/03/2026" },
    );
    expect(filled).toContain("Dor no joelho esquerdo. Gestante de 22 semanas. DUM 10/03/2026\n");
    expect(filled).toContain("Idade gestacional de 22 semanas, pela [data da última");
    expect(filled).toContain("DUM: 10/03/2026.");
    expect(filled).toContain("Joelho esquerdo, sem contraste.");
  });

  it("of the findings take the doctor's instruction, never a suspicion", () => {
    const lines = [
      "## Relatório",
      "Menisco medial [preservado* | com rotura | com rotura radial].",
      "Cisto no rim [direito | esquerdo], de [# mm].",
    ];
    const clinical = "Suspeita de rotura radial do menisco medial. Cisto no rim direito de 9 mm.";
    expect(fill(lines, { clinical })).toBe(textOf(read(...lines)));
    expect(
      fill(lines, {
        instruction: "menisco medial com rotura radial, rim esquerdo com cisto de 12 mm",
      }),
    ).toBe("## Relatório\n\nMenisco medial com rotura radial.\n\nCisto no rim esquerdo, de 12 mm.");
  });

  it.each([
    ["side of another organ", "rim direito"],
    ["both sides", "joelho direito e joelho esquerdo"],
    ["denied", "sem dor no joelho direito"],
  ])("stay empty: %s", (_name, instruction) => {
    const lines = ["## Técnica", "Joelho [direito | esquerdo]."];
    expect(fill(lines, { instruction })).toBe(textOf(read(...lines)));
  });

  it.each([
    ["two numbers", "nódulo de 12 mm e nódulo de 9 mm"],
    ["another unit", "nódulo de 12 cm"],
  ])("stay empty: %s", (_name, instruction) => {
    const lines = ["## Relatório", "Nódulo de [# mm]."];
    expect(fill(lines, { instruction })).toBe(textOf(read(...lines)));
  });
});

describe("the text of the laudo", () => {
  const mask = read(
    "## Informações Clínicas",
    "{informações clínicas}",
    "## Relatório",
    "Fígado [normal* | aumentado].",
    "Baço de [# cm].",
    "## Conclusão",
    "{conclusão}",
  );

  it("stays: clinical information in its place, other lines in their section or at the end", () => {
    const laudo = contentOf(
      "Solicitado pelo Dr. Lima.",
      "## Informações Clínicas:",
      "Dor abdominal.",
      "Febre há dois dias.",
      "## Relatório",
      "Vesícula com cálculos.",
      "## Observações",
      "Exame limitado por gases.",
    );
    expect(textOf(keepText(mask, laudo)).split("\n\n")).toEqual([
      "Solicitado pelo Dr. Lima.",
      "## Informações Clínicas",
      ...["Dor abdominal.", "Febre há dois dias."],
      "## Relatório",
      ...["Fígado normal.", "Baço de [#] cm.", "Vesícula com cálculos."],
      "## Conclusão",
      "{conclusão}",
      "## Observações",
      "Exame limitado por gases.",
    ]);
  });

  it("is not doubled when the mask is already applied and filled", () => {
    const applied = structuredClone(mask);
    const [, , , liver] = applied.content;
    if (liver?.type === "paragraph" && liver.content?.[1]?.type === "text")
      liver.content[1].text = "aumentado";
    const kept = keepText(mask, applied);
    expect(textOf(kept).match(/Fígado/g)).toHaveLength(1);
    expect(textOf(kept)).toContain("Fígado aumentado.");
  });

  it("of a new laudo adds nothing", () => {
    expect(textOf(keepText(mask, contentOf("## Informações Clínicas:", "")))).toBe(textOf(mask));
  });
});

describe("clinical information", () => {
  it("is the text under its heading, without placeholders", () => {
    expect(clinicalText(contentOf("## Indicação clínica:", "Dor.", "## Relatório", "X"))).toBe(
      "Dor.",
    );
    expect(clinicalText(read("## Informações Clínicas", "{informações clínicas}"))).toBe("");
  });

  it("of a document is its complaint, in the three languages", () => {
    expect(
      complaintOf("## Queixa principal\n\n- Dor no joelho **direito**.\n\n## HDA\n\n- X"),
    ).toBe("Dor no joelho direito.");
    expect(complaintOf("# Note\n\n## Chief complaint\n\nCough.\n")).toBe("Cough.");
    expect(complaintOf("**Motivo de consulta:** Tos.\n\n## Plan\n")).toBe("Tos.");
    expect(complaintOf("## Plano\n\n- Retorno.")).toBe("");
    expect(complaintOf(`## Queixa\n\n${"Dor forte. ".repeat(60)}`).length).toBeLessThanOrEqual(300);
    expect(complaintOf(`## Queixa\n\n${"a".repeat(900)}`)).toHaveLength(300);
  });
});
