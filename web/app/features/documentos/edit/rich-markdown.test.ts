import { getSchema } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { richExtensions } from "./rich-extensions.ts";
import { parseRich, writeRich } from "./rich-markdown.ts";

const schema = getSchema(richExtensions);
const again = (markdown: string): string => writeRich(parseRich(schema, markdown));

test.each([
  "# Anamnese\n\n## Queixa principal\n\n- Dor de cabeça há três dias.\n- Nega febre.\n",
  "**Queixa:**\n\n1. Losartana 50 mg\n2. Dipirona *se dor*\n\n---\n\n> Citado\n",
  "PA: 120/80 mmHg · FC: 72 bpm\n",
  "```\ncódigo\n```\n",
  "- um\n  - dentro\n- dois\n",
  "8. oito\n9. nove\n10. dez\n",
  "| Exame | Valor |\n| --- | --- |\n| Hb | 13,2 g/dL |\n| **TSH** | - |\n",
  "Antes\n\n| a |\n| :---: |\n\nDepois\n",
  "| Só | o |\n| :--- | ---: |\n| a \\| b | `c\\|d` |\n|  | \\*e\\* |\n",
  "- item\n\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n- outro\n",
  "> | a | b |\n> | --- | --- |\n> | 1 | 2 |\n",
])("the editor returns a document's markdown unchanged: %j", (markdown) => {
  expect(again(markdown)).toBe(markdown);
});

test.each([
  "_Não abordado na consulta._\n",
  "uma linha\nquebrada\n",
  "[texto](http://x) <b> ![y](z)\n",
  "PA: ___ mmHg\n",
  "[Obs]: alérgica\n",
])("other spellings keep their meaning and are written in one form: %j", (markdown) => {
  const written = again(markdown);
  expect(parseRich(schema, written).toJSON()).toEqual(parseRich(schema, markdown).toJSON());
  expect(again(written)).toBe(written);
});

test("keeps what looks like a link definition", () => {
  expect(parseRich(schema, "[Obs]: alérgica\n").textContent).toBe("[Obs]: alérgica");
});

test("keeps a heading of several lines as one heading", () => {
  expect(again("Queixa\\\nprincipal\n---\n")).toBe("## Queixa principal\n");
});

/** The words, with breaks and blocks as spaces. */
const wordsOf = (doc: Node): string =>
  doc.textBetween(0, doc.content.size, " ", " ").replaceAll(/\s+/g, " ").trim();

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
      "| p | q |",
      "|---|:-:|",
      "r | s",
      "--- | ---",
      "  | t \\| u | v | w |",
    ),
  );
  it("keeps its words", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const parsed = parseRich(schema, lines.join("\n"));
        const written = writeRich(parsed);
        const back = parseRich(schema, written);
        expect(wordsOf(back)).toBe(wordsOf(parsed));
      }),
      // A regression.
      { numRuns: 500, examples: [[["k\\", "r | s", "-"]]] },
    );
  });
});

test("keeps cells beyond a table's columns by widening the table", () => {
  expect(again("a | b\n--|--\n1 | 2 | 3\n> citado\n")).toBe(
    "| a | b |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n\n> citado\n",
  );
  expect(again("> | a |\n> |---|\n> | 1 | \\| |\n")).toContain("| 1 | \\| |");
});

const { nodes, marks } = schema;
/** A typed line with many signs that have a meaning in markdown. */
const anyText = fc
  .string({
    maxLength: 12,
    unit: fc.oneof(
      fc.constantFrom(..."|\\`*_~-:#>+=.!<&;[](){}0 aé\t".split("")),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
  })
  // Markdown ignores spaces at the ends of a cell.
  .map((typed) => typed.replaceAll(/[\s\u0085\ufeff]+/g, " ").trim());

describe("any paragraph", () => {
  it("survives markdown unchanged, also over several lines and as a heading", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyText, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
        (paragraphs) => {
          const made = nodes["doc"]!.create(
            null,
            paragraphs.flatMap((lines) => {
              const filled = lines.filter((line) => line !== "");
              const inline = filled.flatMap((line, at) =>
                at === 0 ? [schema.text(line)] : [nodes["hardBreak"]!.create(), schema.text(line)],
              );
              if (filled.length === 0) return [];
              return [
                nodes["heading"]!.create({ level: 2 }, schema.text(filled[0]!)),
                nodes["paragraph"]!.create(null, inline),
              ];
            }),
          );
          fc.pre(made.childCount > 0);
          const written = writeRich(made);
          expect(parseRich(schema, written).toJSON()).toEqual(made.toJSON());
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("any table", () => {
  const cell = fc.tuple(anyText, fc.constantFrom(null, "bold", "italic"));
  const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 4,
    }),
  );
  const align = fc.constantFrom(null, "left", "center", "right");

  it("survives markdown unchanged", () => {
    fc.assert(
      fc.property(table, fc.array(align, { minLength: 4, maxLength: 4 }), (rows, aligns) => {
        const made = nodes["doc"]?.create(
          null,
          nodes["table"]?.create(
            null,
            rows.map((row, at) =>
              nodes["tableRow"]?.create(
                null,
                row.map(([typed, style], column) =>
                  nodes[at === 0 ? "tableHeader" : "tableCell"]?.create(
                    { align: aligns[column] ?? null },
                    typed === ""
                      ? null
                      : schema.text(typed, style === null ? [] : [marks[style]!.create()]),
                  ),
                ) as never,
              ),
            ) as never,
          ),
        );
        if (made === undefined) throw new Error("the schema has no tables");
        made.check();
        const written = writeRich(made);
        const back = parseRich(schema, written);
        expect(back.firstChild?.childCount).toBe(rows.length);
        const texts = (doc: typeof made): string[] => {
          const found: string[] = [];
          doc.descendants((node) => {
            if (node.type.name.startsWith("table") && node.inlineContent)
              found.push(`${node.attrs["align"]} ${node.textContent}`);
          });
          return found;
        };
        expect(texts(back)).toEqual(texts(made));
        expect(writeRich(back)).toBe(written);
      }),
      { numRuns: 1000 },
    );
  });
});

test("a line within a paragraph stays in it, whatever its first sign", () => {
  const { nodes } = schema;
  for (const line of ["- b", "| b |", ":--- | ---", "===", "1) b", "1. b", "# b", "+ b", "> b"]) {
    const made = nodes["doc"]!.create(null, [
      nodes["paragraph"]!.create(null, [
        schema.text("a | b"),
        nodes["hardBreak"]!.create(),
        schema.text(line),
      ]),
    ]);
    expect(parseRich(schema, writeRich(made)).toJSON()).toEqual(made.toJSON());
  }
});
