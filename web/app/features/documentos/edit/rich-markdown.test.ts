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
])("a document's markdown comes back from the editor as it went in: %j", (markdown) => {
  expect(again(markdown)).toBe(markdown);
});

test.each([
  "_Não abordado na consulta._\n",
  "uma linha\nquebrada\n",
  "[texto](http://x) <b> ![y](z)\n",
  "PA: ___ mmHg\n",
  "[Obs]: alérgica\n",
])("what is written otherwise says the same, and is written alike from then on: %j", (markdown) => {
  const written = again(markdown);
  expect(parseRich(schema, written).toJSON()).toEqual(parseRich(schema, markdown).toJSON());
  expect(again(written)).toBe(written);
});

test("what looks like the definition of a link is not lost", () => {
  expect(parseRich(schema, "[Obs]: alérgica\n").textContent).toBe("[Obs]: alérgica");
});

test("a heading of several lines stays one heading", () => {
  expect(again("Queixa\\\nprincipal\n---\n")).toBe("## Queixa principal\n");
});

/** Its words, with breaks and blocks as spaces. */
const saidBy = (doc: Node): string =>
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
  it("says the same when it comes back from the editor, and is written alike from then on", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const parsed = parseRich(schema, lines.join("\n"));
        const written = writeRich(parsed);
        const back = parseRich(schema, written);
        expect(saidBy(back)).toBe(saidBy(parsed));
      }),
      // What failed once is tried always.
      { numRuns: 500, examples: [[["k\\", "r | s", "-"]]] },
    );
  });
});

test("what stands beside a table's columns stays, in a table as wide as its widest row", () => {
  expect(again("a | b\n--|--\n1 | 2 | 3\n> citado\n")).toBe(
    "| a | b |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n\n> citado\n",
  );
  expect(again("> | a |\n> |---|\n> | 1 | \\| |\n")).toContain("| 1 | \\| |");
});

const { nodes, marks } = schema;
/** What somebody may type into one line, with much of what markdown gives a meaning to. */
const anyText = fc
  .string({
    maxLength: 12,
    unit: fc.oneof(
      fc.constantFrom(..."|\\`*_~-:#>+=.!<&;[](){}0 aé\t".split("")),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
  })
  // Entities are read as the sign that they stand for, and spaces at the ends of a cell mean nothing.
  .map((typed) => typed.replaceAll(/[\s\u0085\ufeff]+/g, " ").trim());

describe("any paragraph", () => {
  it("comes back from its markdown as it was typed, over lines and in headings, too", () => {
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

  it("comes back from its markdown as it was, and is written alike from then on", () => {
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

test("a line that begins within a paragraph stays in it, whatever it begins with", () => {
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
