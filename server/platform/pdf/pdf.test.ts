import { PDF_STYLES, type PdfStyle } from "@relato/shared/domain/perfil.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  HAS_POPPLER,
  NEEDS_POPPLER,
  pdfFonts,
  pdfInfo,
  pdfTags,
  pdfText,
} from "../../testing/poppler.ts";
import { blocksOf } from "./blocks.ts";
import { createPdf, type Pdf } from "./pdf.ts";
import { pdfInput } from "./pdf.fixture.ts";
import { clean, piecesOf } from "./pieces.ts";

let pdf: Pdf;
beforeAll(() => {
  pdf = createPdf({ processes: 1 });
});
afterAll(() => pdf.close());

/** Text without whitespace, since lines break elsewhere on a page. */
const removeSpaces = (text: string): string => text.replaceAll(/[\s\f]+/g, "");
const bodyOf = (text: string): string =>
  removeSpaces(
    text.slice(text.indexOf("Conceição") + "Conceição".length, text.lastIndexOf("Dra. Ana")),
  );
const printBody = async (markdown: string): Promise<string> =>
  bodyOf(
    pdfText((await pdf.typeset(pdfInput({ markdown }))).pdf)
      .replaceAll(/Página \d+ de \d+/g, "")
      .replaceAll(/Anamnese\s+Dra\. Ana Souza/g, ""),
  );

test("an emphasis of up to 2,000 characters is found", () => {
  const [paragraph] = blocksOf(`**${"a ".repeat(900)}b** c`);
  expect(paragraph).toMatchObject({ k: "paragraph", c: [{ k: "strong" }, { k: "text" }] });
});

describe("a text cut into pieces", () => {
  test("loses only characters that cannot be printed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(piecesOf(text).flat().join("")).toBe(clean(text.replaceAll(/\r?\n/g, " ")));
      }),
    );
  });

  test("has no word that is longer than a line", () => {
    const words = piecesOf(`a ${"b".repeat(500)} c`);
    expect(words[0]).toBe("a ");
    expect(Array.isArray(words[1])).toBe(true);
    expect(words[2]).toBe(" c");
  });
});

test("extra cells of a table row and link definitions are not dropped", () => {
  const written = JSON.stringify(
    blocksOf("> a | b\n> --|--\n> 1 | 2 | \\| terceira\n\n[Obs]: alérgica\n"),
  );
  for (const part of ["| terceira", "[Obs]: alérgica"]) expect(written).toContain(part);
});

test("any markdown has a tree", () => {
  const bits = [
    "# ",
    "- ",
    "1. ",
    "> ",
    "|",
    "\n",
    "*",
    "**",
    "_",
    "`",
    "```\n",
    "[",
    "](x)",
    "<b>",
    "&amp;",
    "x y",
    "  ",
  ];
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...bits), fc.string()), { maxLength: 60 }),
      (parts) => {
        expect(Array.isArray(blocksOf(parts.join("")))).toBe(true);
      },
    ),
  );
  expect(blocksOf("> ".repeat(20_000))).toHaveLength(1);
});

describe.skipIf(!HAS_POPPLER)(`the PDF, as poppler reads it${NEEDS_POPPLER}`, () => {
  test("prints headings, lists, bold, italics, tables, accents", async () => {
    const markdown = `# Queixa principal

Dor de **cabeça** há *três* dias, ~~não~~ \`febril\`; pressão ≥ 140×90, 36,5 °C → reavaliar.

1. Repouso
2. Hidratação

- [x] Orientações dadas

| Exame | Valor |
|---|---:|
| Hemoglobina | 12,3 |
| Creatinina | 0,9 |

> Retorno em 7 dias.`;
    expect(await printBody(markdown)).toBe(
      removeSpaces(
        `Queixa principal Dor de cabeça há três dias, não febril; pressão ≥ 140×90, 36,5 °C →
         reavaliar. 1. Repouso 2. Hidratação • ☑ Orientações dadas Exame Valor
         Hemoglobina 12,3 Creatinina 0,9 Retorno em 7 dias.`,
      ),
    );
  });

  test("prints its title once", async () => {
    const text = await pdf.typeset(pdfInput({ markdown: "# Anamnese\n\nTosse.\n" }));
    expect(pdfText(text.pdf).match(/Anamnese/g)).toHaveLength(1);
  });

  test.each([
    [
      "typst's code",
      '#set page(width: 1cm) #let x = 1; #eval("1") #read("/etc/passwd") #{ panic() }',
    ],
    ["formulas and labels", "$x^2$ \\$ 50,00 @ana <etiqueta> ~ -- /* a */ // b"],
    ["signs of markup", "a * b _ c ` d ] [ = e"],
    ["HTML", "<script>alert(1)</script> <b>x</b>"],
    ["a very long line", "palavra ".repeat(6250)],
    ["a very long word", "x".repeat(50_000)],
    ["emoji, arrows and boxes", "📌 ✅ → ☐ ✓ ½ µ"],
  ])("prints %s as text", async (_name, text) => {
    expect(await printBody(text)).toBe(removeSpaces(text.replaceAll("\\$", "$")));
  });

  test("breaks a long word that consists of code, bold and plain text", async () => {
    const { pdf: file, pages } = await pdf.typeset(pdfInput({ markdown: "`ab`*c*".repeat(4000) }));
    expect(pages).toBeGreaterThan(1);
    expect(removeSpaces(pdfText(file))).toContain("abcabcabc");
  });

  test("is tagged PDF/A-2a on A4, in its language, with title and author", async () => {
    const made = await pdf.typeset(
      pdfInput({ markdown: "# Um\n\n- dois\n\n|a|b|\n|-|-|\n|c|d|\n" }),
    );
    expect(made.archival).toBe(true);
    const raw = made.pdf.toString("latin1");
    expect(raw).toContain("<pdfaid:part>2</pdfaid:part>");
    expect(raw).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
    expect(raw).toMatch(/\/Lang \(pt-BR\)/);
    const info = pdfInfo(made.pdf);
    expect(info).toMatch(/Title:\s+Anamnese/);
    expect(info).toMatch(/Author:\s+Dra\. Ana Souza/);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/A4/);
    const tags = pdfTags(made.pdf);
    for (const tag of ["H1", "L (block)", "Table", "TH"]) expect(tags).toContain(tag);
  });

  test("prints letterhead, fields, notice, stamps, code and page numbers", async () => {
    const made = await pdf.typeset(
      pdfInput({
        markdown: "Linha.\n\n".repeat(120),
        notice: "Ainda não revisado e aprovado.",
        stamps: ["Escrito por relato 1."],
        verification: {
          lead: "Confira em:",
          url: "https://relato.example/pt-br/verificar/ABCD",
          code_label: "Código",
          code: "ABCD-EFGH",
        },
      }),
    );
    expect(made.pages).toBeGreaterThan(2);
    const text = pdfText(made.pdf);
    for (const one of [
      "Cardiologia",
      "CRM 12345-SP",
      "Rua das Flores, 10",
      "João da Conceição",
      "Ainda não revisado e aprovado.",
      "Escrito por relato 1.",
      "https://relato.example/pt-br/verificar/ABCD",
      "Código ABCD-EFGH",
      `Página ${made.pages} de ${made.pages}`,
    ])
      expect(text).toContain(one);
  });

  test("has three styles with the same text; the compact one needs fewer pages", async () => {
    const pages = new Map<PdfStyle, number>();
    for (const style of PDF_STYLES) {
      const markdown = `# Receita\n\n${"- Losartana 50 mg, 1 comprimido ao dia.\n".repeat(90)}`;
      const made = await pdf.typeset(pdfInput({ style, markdown, notice: "Rascunho." }));
      expect(made.archival).toBe(true);
      const text = pdfText(made.pdf);
      for (const one of [
        ...["Dra. Ana Souza", "Cardiologia", "CRM 12345-SP", "Rua das Flores, 10"],
        ...["Paciente: João da Conceição", "Rascunho.", `Página ${made.pages} de ${made.pages}`],
      ])
        expect(text).toContain(one);
      pages.set(style, made.pages);
    }
    expect(pages.get("compact")).toBeLessThan(pages.get("classic") ?? 0);
  });

  test.each(PDF_STYLES)("a long address leaves room for the name (%s)", async (style) => {
    const name = "Dra. Ana Beatriz de Albuquerque";
    const address = `Avenida ${"Engenheiro Luís Carlos Berrini ".repeat(4)}, 1234`;
    const letterhead = { name, lines: ["Cardiologia"], address: [address], picture: null };
    const made = await pdf.typeset(pdfInput({ style, letterhead, signatory: [] }));
    // On one line.
    expect(pdfText(made.pdf)).toContain(name);
    expect(pdfText(made.pdf).replaceAll(/\s+/g, " ")).toContain("Berrini , 1234");
  });

  test("embeds all fonts and uses only ours", async () => {
    const { pdf: file } = await pdf.typeset(pdfInput({ markdown: "a **b** *c* `d` → 📌" }));
    const fonts = pdfFonts(file).split("\n").slice(2).filter(Boolean);
    expect(fonts.length).toBeGreaterThan(3);
    for (const line of fonts) {
      expect(line).toMatch(/\+(NotoSans|NotoEmoji|DejaVuSansMono)/);
      expect(line).toMatch(/ yes yes yes /);
    }
  });

  test("a character without a font gives a PDF that is not PDF/A, with all text", async () => {
    const made = await pdf.typeset(pdfInput({ markdown: "antes 中 depois" }));
    expect(made.archival).toBe(false);
    expect(pdfText(made.pdf)).toContain("depois");
  });
});

test("the same document gives the same bytes", async () => {
  const one = pdfInput({ markdown: "# Um\n\ndois" });
  const [a, b] = await Promise.all([pdf.typeset(one), pdf.typeset(one)]);
  expect(a?.pdf.equals(b?.pdf ?? Buffer.alloc(0))).toBe(true);
});

test("a document of more than a million characters is refused", async () => {
  await expect(pdf.typeset(pdfInput({ markdown: "a".repeat(1_000_001) }))).rejects.toMatchObject({
    code: "TOO_LARGE",
  });
});

test("a failure of the process pool is a PdfError", async () => {
  const closed = createPdf({ processes: 1 });
  await closed.close();
  await expect(closed.typeset(pdfInput())).rejects.toMatchObject({
    name: "PdfError",
    code: "CLOSED",
  });
});
