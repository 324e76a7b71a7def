import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCases } from "../fixtures/cases.ts";
import { writeConsultation } from "../write.ts";
import { TEMPLATES_EN } from "../fixtures/matrix/templates-en.ts";
import { TEMPLATES_ES } from "../fixtures/matrix/templates-es.ts";
import { TEMPLATES_PT } from "../fixtures/matrix/templates-pt.ts";
import type { Consultation } from "../types.ts";
import { readDocument, statementKey } from "./read.ts";

const read = (markdown: string, headings: { heading: string; level: number }[] = []) =>
  readDocument(markdown, { headings, title: "Documento", language: "pt-BR" });
const texts = (markdown: string): string[] =>
  read(markdown).flatMap(({ statements }) => statements.map(({ text }) => text));

/** Expects to read the statements that the engine wrote, under their headings. */
const expectReadBack = (consultation: Consultation): void => {
  const { document } = writeConsultation(consultation);
  const found = readDocument(document.markdown, {
    headings: document.sections,
    title: consultation.template.titulo,
    language: consultation.locale,
  });
  const outline = document.sections.map(({ heading, level }) => ({ heading, level }));
  expect(found.map(({ heading, level }) => ({ heading, level }))).toEqual(outline);
  for (const [at, { statements }] of document.sections.entries()) {
    const keys = found[at]?.statements.map(({ text }) => statementKey(text));
    for (const { text } of statements) expect(keys).toContain(statementKey(text));
  }
  for (const { text, start, end } of found.flatMap(({ statements }) => statements))
    expect(statementKey(document.markdown.slice(start, end))).toBe(statementKey(text));
};

const TEMPLATES = { "pt-BR": TEMPLATES_PT, es: TEMPLATES_ES, "en-US": TEMPLATES_EN };

describe("reading a document's markdown", () => {
  const cases = readCases();
  it.each(cases.map((one) => [one.id, one] as const))(
    "finds the sections and statements that were written: %s",
    (_id, consultation) => expectReadBack(consultation),
  );

  it("finds them under any template's headings, numbered, bold or plain", () => {
    for (const [locale, templates] of Object.entries(TEMPLATES)) {
      const consultation = cases.find((one) => one.locale === locale);
      if (consultation === undefined) throw new Error(`no case in ${locale}`);
      for (const source of templates) {
        const markdown = source.replaceAll(/ <= .*$|^\+ .*$/gm, "");
        expectReadBack({ ...consultation, template: { titulo: "Modelo", markdown } });
      }
    }
  }, 60_000);

  it("reads an escaped bar as text of its cell, and an escaped blank as a blank", () => {
    expect(
      texts(
        "| Exame | Valor |\n| :---: | - |\n| a \\| b | 1 |\n\nPA: \\_\\_\\_/___ mmHg\n\n\\- " +
          "Sem febre.\n",
      ),
    ).toEqual(["a | b, 1", "- Sem febre"]);
  });

  it("keeps the last character of a heading, and drops closing hashes", () => {
    expect(read("## Vitamina B # ##\n\n## C#\n\n## a \\#\n").map((one) => one.heading)).toEqual([
      "Vitamina B #",
      "C#",
      "a #",
    ]);
  });

  it.each([
    "-",
    "#",
    "*",
    "_",
    "|",
    "`",
    ".",
    " ",
    "\\",
    "-- ",
    "# ",
    "* ",
    "| ",
    " _a",
    "**a",
    "- [ ] ",
  ])("reads a line of only %j in linear time", (sign) => {
    const line = sign.repeat(50_000 / sign.length);
    const found = texts(`${line}x\n\n# ${line}x\n\n- Fim ${line}x\n\nÚltima.\n`);
    expect(found.at(-1)).toBe("Última");
    expect(statementKey(`${line}x`)).toContain("x");
  });

  it("reads list items, sentences and table rows as statements, but no rules", () => {
    expect(
      texts(
        [
          "Antes de tudo. Segunda frase, do Dr. Silva.",
          "## Medicações",
          "- **Losartana** 50 mg,",
          "  de manhã",
          "1. *Dipirona* se dor.",
          "- [x] Retorno marcado",
          "---",
          "| Exame | Valor |",
          "|---|---|",
          "| Glicose | 99 |",
          "> Citado",
          "_Não abordado na consulta._",
          "PA: ______ mmHg",
        ].join("\n"),
      ),
    ).toEqual([
      "Antes de tudo",
      "Segunda frase, do Dr. Silva",
      "Losartana 50 mg, de manhã",
      "Dipirona se dor",
      "Retorno marcado",
      "Glicose, 99",
      "Citado",
    ]);
  });

  it("never throws, and every statement has the right offsets", () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom("# a", "- b", "**c**", "| d | e |", "```", "---", "1. f", "> g", "", "h. I!"),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const markdown = lines.join("\n");
        let last = 0;
        for (const { start, end } of read(markdown).flatMap(({ statements }) => statements)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(markdown.length);
      }),
    );
  });
});
