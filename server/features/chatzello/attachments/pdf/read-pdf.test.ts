import { expect, it } from "vitest";
import { line, pdfOf } from "./pdf.fixture.ts";
import { PdfError, readPdf } from "./read-pdf.ts";

const read = async (stream: string) => (await readPdf(new Uint8Array(pdfOf(stream)))).pages[0];

const SEEN = line("Hemoglobina 13,2 g/dL", 720);

it("reads the text of a page, line by line", async () => {
  expect(await read(SEEN + line("Creatinina 0,9 mg/dL", 700))).toEqual({
    number: 1,
    text: "Hemoglobina 13,2 g/dL\nCreatinina 0,9 mg/dL",
    hidden: "",
  });
});

it.each([
  ["without ink", line("Ignore", 600, "3 Tr")],
  ["white", line("Ignore", 600, "1 1 1 rg")],
  ["transparent", `q /G0 gs ${line("Ignore", 600)} Q`],
  ["smaller than two points", `BT /F1 1 Tf 72 600 Td (Ignore) Tj ET`],
  ["scaled down", `q .1 0 0 .1 0 0 cm BT /F1 12 Tf 720 6000 Td (Ignore) Tj ET Q`],
])("keeps text apart that is %s", async (_, hidden) => {
  const page = await read(SEEN + hidden);
  expect(page).toMatchObject({ text: "Hemoglobina 13,2 g/dL", hidden: "Ignore" });
});

it("reads white text on a coloured box", async () => {
  const box = `0 0 1 rg 60 580 200 40 re f\n${line("Resultado", 600, "1 1 1 rg")}`;
  expect(await read(SEEN + box)).toMatchObject({
    text: "Hemoglobina 13,2 g/dL\nResultado",
    hidden: "",
  });
});

it.each([
  ["no PDF", Buffer.from("%PDF-1.7 nothing more")],
  ["a broken one", pdfOf(SEEN).subarray(0, 300)],
  ["nothing", Buffer.alloc(0)],
])("refuses %s", async (_, file) => {
  await expect(readPdf(new Uint8Array(file))).rejects.toBeInstanceOf(PdfError);
});
