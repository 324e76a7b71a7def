import { fieldsOf } from "@relato/shared/domain/laudo/content.ts";
import { writeNotation } from "@relato/shared/domain/laudo/notation.ts";
import { describe, expect, test } from "vitest";
import { docxOf, paragraph, zipOf } from "./docx.fixture.ts";
import { readDocx } from "./read-docx.ts";

const row = (...cells: string[]): string =>
  `<w:tr>${cells.map((cell) => `<w:tc>${paragraph([cell])}</w:tc>`).join("")}</w:tr>`;

test("a Word report keeps its headings, lists, tables, bold words and blanks", async () => {
  const file = await docxOf(
    [
      paragraph(["Ultrassonografia ", "do abdome"], { style: "Nome" }),
      paragraph(["*TÉCNICA:"]),
      paragraph(["Transdutor ", "*convexo", ", de XX MHz."]),
      paragraph(["Relatório"], { style: "Ttulo2" }),
      paragraph(["Fígado [nor", "*mal* | aument", "ado], com ____ cm &amp; bordas &lt;finas&gt;."]),
      paragraph(["Baço ( ) normal ( ) aumentado."], { list: "1" }),
      paragraph(["Rim direito."], { list: "1", level: 1 }),
      paragraph(["um"], { list: "2" }),
      `<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>
         <w:del><w:r><w:delText>apagado</w:delText></w:r></w:del>
         <w:r><w:instrText>HYPERLINK "javascript:alert(1)"</w:instrText></w:r></w:p>`,
      `<w:tbl>${row("Vaso", "a | b")}${row("ACC", "[sim | não]")}</w:tbl>`,
      paragraph(["Conclusão"], { style: "Ttulo1" }),
      paragraph([""]),
    ].join(""),
  );
  const mask = await readDocx(file, "pt-BR");
  expect(mask.titulo).toBe("Ultrassonografia do abdome");
  expect(writeNotation(mask.content)).toBe(
    [
      "## TÉCNICA:",
      "Transdutor **convexo**, de XX MHz.",
      "",
      "## Relatório",
      "Fígado [normal* | aumentado], com [# cm] & bordas <finas>.",
      "- Baço [normal | aumentado].",
      "   - Rim direito.",
      "1. um",
      "a\\",
      "b",
      "",
      "| Vaso | a \\| b |",
      "| ACC | [sim | não] |",
      "",
      "",
      "# Conclusão",
    ].join("\n"),
  );
  expect(fieldsOf(mask.content)).toHaveLength(4);
});

test("without a title, the first line is the title", async () => {
  expect((await readDocx(await docxOf(paragraph(["Fígado normal."])), "pt-BR")).titulo).toBe(
    "Fígado normal.",
  );
});

describe("a damaged or hostile file is refused", () => {
  test.each<[string, string, () => Promise<Buffer>]>([
    ["no zip", "IMPORT_INVALID", async () => Buffer.from("PK\u0003\u0004 nothing")],
    ["another zip", "IMPORT_INVALID", () => zipOf({ "a.txt": "a" })],
    ["an empty document", "IMPORT_INVALID", () => docxOf("")],
    ["broken XML", "IMPORT_INVALID", () => docxOf("<w:p><w:r></w:p>")],
    [
      "a zip bomb",
      "IMPORT_TOO_LARGE",
      () => zipOf({ "word/document.xml": Buffer.alloc(64 * 1024 * 1024, " ") }),
    ],
    ["deep nesting", "IMPORT_TOO_LARGE", () => docxOf("<w:sdt>".repeat(10_000))],
    ["many paragraphs", "IMPORT_TOO_LARGE", () => docxOf("<w:p/>".repeat(60_000))],
    [
      "many files",
      "IMPORT_TOO_LARGE",
      () => zipOf(Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`${i}`, ""]))),
    ],
  ])("%s", async (_, code, make) => {
    await expect(readDocx(await make(), "pt-BR")).rejects.toMatchObject({ code });
  });

  test("entities of a declaration are not expanded", async () => {
    const body = paragraph(["&lol2; &xxe; texto"]);
    const xml = `<!DOCTYPE d [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">
      <!ENTITY xxe SYSTEM "file:///etc/passwd">]><w:document>${body}</w:document>`;
    const { content } = await readDocx(await zipOf({ "word/document.xml": xml }), "pt-BR");
    expect(writeNotation(content)).toContain("&lol2; &xxe; texto");
  });
});
