import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeConsultation } from "../write.ts";
import { parseTemplate } from "./parse.ts";

const heading = fc
  .stringMatching(/^[A-Za-zÀ-ú][A-Za-zÀ-ú ]{0,30}$/)
  .map((text) => text.trim())
  .filter((text) => /\p{L}/u.test(text));

describe("a template", () => {
  it("keeps every heading and their order, whatever text is between them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(heading, fc.stringMatching(/^[^#*\n]{0,40}$/)), { minLength: 1 }),
        (parts) => {
          const markdown = parts.map(([title, body]) => `## ${title}\n${body}`).join("\n");
          expect(parseTemplate(markdown, "t").sections.map((s) => s.heading)).toEqual(
            parts.map(([title]) => title),
          );
        },
      ),
    );
  });

  it("keeps headings of any level and mark, whatever text is between them", () => {
    const mark = fc.constantFrom("# ", "## ", "### ", "#### ", "**");
    const body = fc.constantFrom(
      "",
      "[guidance, more]",
      "PA: ___ mmHg  FC: ___",
      "- Peso: ___ kg",
      "| Sistema | Achado |\n|---|---|\n| Cardio | ___ |",
      "words of the author",
      "\r\n",
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(mark, heading, body), { minLength: 1, maxLength: 12 }),
        (parts) => {
          const lines = parts.map(([hashes, title, below]) => {
            const end = hashes === "**" ? ":**" : "";
            return `${hashes}${title}${end}\n${below}`;
          });
          const { sections } = parseTemplate(lines.join("\n"), "t");
          expect(sections.map((s) => s.heading)).toEqual(parts.map(([, title]) => title));
          expect(sections.every((s) => !/[[\]|]|_{2}/.test(s.guidance))).toBe(true);
        },
      ),
    );
  });

  it("reads headings without hashes: bold, in capitals, numbered or with a colon", () => {
    const headingsOf = (markdown: string) =>
      parseTemplate(markdown, "t").sections.map((s) => s.heading);
    expect(headingsOf("**Queixa:**\n[o que trouxe]\n\n**HDA**")).toEqual(["Queixa", "HDA"]);
    expect(headingsOf("1. Queixa\n2. Conduta")).toEqual(["Queixa", "Conduta"]);
    expect(headingsOf("QUEIXA PRINCIPAL\n\nEXAME FÍSICO:")).toEqual([
      "QUEIXA PRINCIPAL",
      "EXAME FÍSICO",
    ]);
    expect(headingsOf("Motivo:\nAlergias:")).toEqual(["Motivo", "Alergias"]);
  });

  it("never throws on any text and always has a section", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (markdown, titulo) => {
        expect(parseTemplate(markdown, titulo).sections.length).toBeGreaterThan(0);
      }),
    );
  });

  it("reads blanks with their units, and guidance without its brackets", () => {
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

  it("becomes one section if it has no heading", () => {
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

  it("fills blanks only with spoken values and removes other blanks and guidance", () => {
    const { markdown } = write(
      "## Queixa\n[o que trouxe]\n## Exame físico\nPA: ___ mmHg FC: ___ Peso: ___ kg",
    );
    expect(markdown).toContain("PA: 120x80 mmHg");
    expect(markdown).toContain("FC: 70");
    expect(markdown).not.toMatch(/Peso|___|o que trouxe/);
  });

  it("marks an empty section and writes no statement there", () => {
    const { markdown, sections } = write("## Queixa\n## Exame físico\n## Vacinas");
    expect(sections.find((s) => s.heading === "Vacinas")?.statements).toEqual([]);
    expect(markdown).toMatch(/## Vacinas\n\n_Não abordado na consulta\._/);
  });

  it("writes headings as the template has them, and nothing under its title", () => {
    const { markdown, sections } = write("# Ficha\n\n**Queixa:**\n\n**Exame:**\nPA: ___ mmHg");
    expect(markdown).toMatch(
      /^# Ficha\n\n\*\*Queixa:\*\*\n\n- .*\n\n\*\*Exame:\*\*\n\nPA: 120x80 mmHg/,
    );
    expect(sections[0]?.statements).toEqual([]);
  });

  it("keeps every heading of any template, in order", () => {
    fc.assert(
      fc.property(fc.array(heading, { minLength: 1, maxLength: 6 }), (titles) => {
        const { markdown } = write(titles.map((title) => `## ${title}`).join("\n"));
        expect([...markdown.matchAll(/^## (.+)$/gm)].map((m) => m[1])).toEqual(titles);
      }),
      { numRuns: 40 },
    );
  });
});
