import { readCases } from "@relato/scribe/fixtures/cases.ts";
import { writeConsultation } from "@relato/scribe/write.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { modeloForm } from "@relato/shared/domain/modelo.ts";
import { describe, expect, test } from "vitest";
import { readSystemTemplate, SYSTEM_TEMPLATES } from "./system.ts";

const headings = (markdown: string): string[] =>
  [...markdown.matchAll(/^##\s+(.+)$/gm)].map(([, heading = ""]) => heading);

test("every language has the same fifteen documents with distinct ids and titles", async () => {
  for (const language of LANGUAGES) {
    const own = SYSTEM_TEMPLATES.filter((template) => template.language === language);
    const titles = await Promise.all(
      own.map(async ({ id }) => (await readSystemTemplate(id)).titulo),
    );
    expect(new Set(titles).size).toBe(15);
    expect(own.filter(({ especialidade }) => especialidade !== null)).toHaveLength(9);
  }
  expect(new Set(SYSTEM_TEMPLATES.map(({ id }) => id)).size).toBe(45);
});

/** Transcripts for each template. They rotate, so that each transcript fills several templates. */
const TRANSCRIPTS = 3;

describe.each(SYSTEM_TEMPLATES.map(({ file, ...rest }, index) => ({ file, index, ...rest })))(
  "$file",
  ({ id, index, language }) => {
    test("is a template that a doctor could save", async () => {
      const modelo = await readSystemTemplate(id);
      expect(modeloForm.safeParse({ ...modelo, language }).success).toBe(true);
    });

    test("is filled from a transcript, without guidance and with evidence", async () => {
      const modelo = await readSystemTemplate(id);
      const cases = readCases()
        .filter((one) => one.locale === language)
        .filter((_, n, { length }) => (n + index) % length < TRANSCRIPTS);
      expect(cases.length).toBeGreaterThan(0);
      let statements = 0;
      for (const one of cases) {
        const { document } = writeConsultation({ ...one, template: modelo });
        expect(headings(document.markdown)).toEqual(headings(modelo.markdown));
        expect(document.markdown).not.toMatch(/_{3,}|\[[^\]\n]{3,}\](?!\()/);
        const written = document.sections.flatMap((section) => section.statements);
        expect(written.every(({ evidence }) => evidence.length > 0)).toBe(true);
        statements += written.length;
      }
      expect(statements).toBeGreaterThan(cases.length);
    });
  },
);
