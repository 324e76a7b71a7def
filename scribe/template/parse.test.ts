import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeConsultation } from "../write.ts";
import { parseTemplate } from "./parse.ts";

const heading = fc
  .stringMatching(/^[A-Za-zÀ-ú][A-Za-zÀ-ú ]{0,30}$/)
  .map((text) => text.trim())
  .filter((text) => text.length > 0);

describe("a template", () => {
  it("never loses a heading, nor their order, whatever stands between them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(heading, fc.stringMatching(/^[^#\n]{0,40}$/)), { minLength: 1 }),
        (parts) => {
          const markdown = parts.map(([title, body]) => `## ${title}\n${body}`).join("\n");
          expect(parseTemplate(markdown, "t").sections.map((s) => s.heading)).toEqual(
            parts.map(([title]) => title),
          );
        },
      ),
    );
  });

  it("never throws on any text and always has a section", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (markdown, titulo) => {
        expect(parseTemplate(markdown, titulo).sections.length).toBeGreaterThan(0);
      }),
    );
  });

  it("knows blanks with their units, and guidance without its brackets", () => {
    const [section] = parseTemplate(
      "## Exame físico\n[geral, cardíaco]\nPA: ___ mmHg FC: ___",
      "",
    ).sections;
    expect(section?.blanks).toEqual([
      { label: "PA", unit: "mmHg" },
      { label: "FC", unit: "" },
    ]);
    expect(section?.guidance).toBe("geral, cardíaco");
  });

  it("is one section when it has no heading", () => {
    expect(parseTemplate("", "Anamnese").sections.map((s) => s.heading)).toEqual(["Anamnese"]);
  });
});

describe("a document written on a template", () => {
  const write = (markdown: string) =>
    writeConsultation({
      locale: "pt-BR",
      consultation_type: "presencial",
      patient_context: "",
      template: { titulo: "", markdown },
      turns: [
        { i: 0, speaker: "medico", start_ms: 0, end_ms: 2000, text: "O que o senhor sente?" },
        {
          i: 1,
          speaker: "paciente",
          start_ms: 2000,
          end_ms: 5000,
          text: "Dor de cabeça há três dias.",
        },
        {
          i: 2,
          speaker: "medico",
          start_ms: 5000,
          end_ms: 9000,
          text: "Vou examinar. Pressão doze por oito, frequência setenta.",
        },
      ],
    }).document;

  it("fills blanks only with what was said and leaves neither blanks nor guidance", () => {
    const { markdown } = write(
      "## Queixa\n[o que trouxe]\n## Exame físico\nPA: ___ mmHg FC: ___ Peso: ___ kg",
    );
    expect(markdown).toContain("PA: 120x80 mmHg");
    expect(markdown).toContain("FC: 70");
    expect(markdown).not.toMatch(/Peso|___|o que trouxe/);
  });

  it("says of an empty section that it is empty and puts no statement there", () => {
    const { markdown, sections } = write("## Queixa\n## Vacinas");
    expect(sections.find((s) => s.heading === "Vacinas")?.statements).toEqual([]);
    expect(markdown).toMatch(/## Vacinas\n\n_Não abordado na consulta\._/);
  });

  it("keeps every heading in its order whatever the template", () => {
    fc.assert(
      fc.property(fc.array(heading, { minLength: 1, maxLength: 6 }), (titles) => {
        const { markdown } = write(titles.map((title) => `## ${title}`).join("\n"));
        expect([...markdown.matchAll(/^## (.+)$/gm)].map((m) => m[1])).toEqual(titles);
      }),
      { numRuns: 40 },
    );
  });
});
