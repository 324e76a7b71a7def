import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import yazl from "yazl";
import { exampleAudioPath } from "../features/consultas/example.ts";
import { readConsultationFile } from "./input.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-input-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const file = async (name: string, content: string | Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

const TALK = "Médica: Dói há quanto tempo?\nPaciente: Não sei, “três dias”.\n";

describe("a transcript's text", () => {
  it.each<[string, (text: string) => Buffer]>([
    ["UTF-8", (text) => Buffer.from(text)],
    ["UTF-8 with a mark", (text) => Buffer.from(`\uFEFF${text}`)],
    ["UTF-16", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16, big-endian", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["UTF-16 without a mark", (text) => Buffer.from(text, "utf16le")],
    ["Windows-1252", (text) => latin1(text)],
  ])("is read as %s", async (_name, encode) => {
    const path = await file("visita.dat", encode(TALK));
    expect(await readConsultationFile(path, "pt-BR")).toMatchObject({
      kind: "transcript",
      transcript: {
        id: "visita",
        locale: "pt-BR",
        turns: [
          { speaker: "medico", text: "Dói há quanto tempo?" },
          { speaker: "paciente", text: "Não sei, “três dias”." },
        ],
      },
    });
  });

  it.each([
    [
      "en-US",
      "Doctor: How long have you had the pain?\nPatient: It began three days ago, and it is " +
        "worse at night.\n",
    ],
    [
      "es",
      "Médico: ¿Desde cuándo tiene el dolor?\nPaciente: Empezó hace tres días y es peor por " +
        "la noche, con la tos.\n",
    ],
    [
      "pt-BR",
      "Médico: Há quanto tempo tem a dor?\nPaciente: Começou há três dias e é pior à noite, " +
        "com a tosse.\n",
    ],
    ["pt-BR", "P: Dor.\n"],
  ])("is used to detect its language: %s", async (locale, text) => {
    const path = await file("visita.txt", text);
    const read = await readConsultationFile(path, undefined);
    expect(read).toMatchObject({ transcript: { locale } });
    expect(await readConsultationFile(path, "es")).toMatchObject({ transcript: { locale: "es" } });
  });

  it("is read as JSON if it begins with a brace, whatever its name", async () => {
    const turns = [{ i: 0, start_ms: 0, end_ms: 0, text: "Dor." }];
    const path = await file("visita.txt", JSON.stringify({ id: "a", locale: "es", turns }));
    expect(await readConsultationFile(path, "pt-BR")).toMatchObject({
      transcript: { id: "a", locale: "es", turns },
    });
  });
});

/** Windows-1252: Latin-1 with two more quotation marks. */
const latin1 = (text: string): Buffer =>
  Buffer.from(text.replace("“", "\u0093").replace("”", "\u0094"), "latin1");

const zip = async (names: Record<string, string>): Promise<Buffer> => {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(names))
    archive.addBuffer(Buffer.from(content), name);
  archive.end();
  const pieces: Buffer[] = [];
  for await (const piece of archive.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const WORD =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/' +
  'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

describe("a file", () => {
  it("with audio is left to the speech provider", async () => {
    const path = exampleAudioPath("pt-BR");
    expect(await readConsultationFile(path, "pt-BR")).toEqual({ kind: "audio", path });
  });

  it.each<[string, () => string | Buffer | Promise<Buffer>, RegExp]>([
    ["laudo.txt", () => "%PDF-1.7\n%âãÏÓ\n1 0 obj\n", /is a PDF, not a transcript or a recording/],
    ["foto.webm", () => Buffer.concat([PNG, Buffer.alloc(40)]), /is an image file \(PNG\)/],
    ["visita.vtt", () => zip({ "a.txt": "Oi." }), /is a ZIP archive.*unpack/],
    [
      "visita.docx",
      () => zip({ "[Content_Types].xml": WORD, "word/document.xml": "<x/>" }),
      /is a Word document.*save its text/,
    ],
    ["visita.rtf", () => "{\\rtf1 Oi.}", /is a text document \(RTF\)/],
    ["visita.md", () => "<!DOCTYPE html><p>Oi.", /is a web page/],
    ["visita.wav", () => `fLaC\0\0\0\x22${"\0".repeat(60)}`, /FLAC.*convert it/],
    ["dados.json", () => Buffer.alloc(5000, 7), /neither text nor sound/],
    ["vazio.txt", () => "", /is empty/],
    ["branco.txt", () => " \n\n", /no words/],
    ["longo.txt", () => Buffer.alloc(21 * 1024 * 1024, "a "), /longer than 20 MB/],
  ])("%s is refused, and its type is named", async (name, content, message) => {
    const path = await file(name, await content());
    await expect(readConsultationFile(path, "pt-BR")).rejects.toThrow(message);
  });

  it("that is a folder or is missing is refused", async () => {
    await mkdir(join(folder, "pasta"), { recursive: true });
    const refused = (name: string) => readConsultationFile(join(folder, name), "pt-BR");
    await expect(refused("pasta")).rejects.toThrow(/is a folder/);
    await expect(refused("nada.txt")).rejects.toThrow(/cannot be read/);
  });
});
