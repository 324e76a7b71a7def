import { getSchema } from "@tiptap/core";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { richExtensions } from "./rich-extensions.ts";
import { parseRich, writeRich } from "./rich-markdown.ts";
import { holdsTable } from "./tables.ts";

const schema = getSchema(richExtensions);
const again = (markdown: string): string => writeRich(parseRich(schema, markdown));

test.each([
  "# Anamnese\n\n## Queixa principal\n\n- Dor de cabeça há três dias.\n- Nega febre.\n",
  "**Queixa:**\n\n1. Losartana 50 mg\n2. Dipirona *se dor*\n\n---\n\n> Citado\n",
  "PA: 120/80 mmHg · FC: 72 bpm\n",
  "```\ncódigo\n```\n",
  "- um\n  - dentro\n- dois\n",
  "8. oito\n9. nove\n10. dez\n",
])("a document's markdown comes back from the editor as it went in: %j", (markdown) => {
  expect(again(markdown)).toBe(markdown);
});

test.each([
  "_Não abordado na consulta._\n",
  "uma linha\nquebrada\n",
  "[texto](http://x) <b> ![y](z)\n",
  "PA: ___ mmHg\n",
])("what is written otherwise says the same, and is written alike from then on: %j", (markdown) => {
  const written = again(markdown);
  expect(parseRich(schema, written).toJSON()).toEqual(parseRich(schema, markdown).toJSON());
  expect(again(written)).toBe(written);
});

describe("any text", () => {
  const line = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(
      "# a",
      "- b",
      "  - c",
      "1. d",
      "> e",
      "**f** g",
      "`h`",
      "***",
      "k\\",
      "__l__ *m",
      "~~~",
      "1) n",
      "+ o",
    ),
  );
  it("says the same when it comes back from the editor, and is written alike from then on", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const parsed = parseRich(schema, lines.join("\n"));
        const written = writeRich(parsed);
        const back = parseRich(schema, written);
        expect(back.textContent.replaceAll(/\s+/g, " ").trim()).toBe(
          parsed.textContent.replaceAll(/\s+/g, " ").trim(),
        );
      }),
      { numRuns: 500 },
    );
  });
});

test("a table has no form in the editor", () => {
  expect(holdsTable("| a | b |\n|---|---|\n| 1 | 2 |\n")).toBe(true);
  expect(holdsTable("- a\n\n---\n\nPA: ___ | FC: ___\n")).toBe(false);
});
