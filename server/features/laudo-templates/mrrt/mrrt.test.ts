import { readdir, readFile } from "node:fs/promises";
import {
  fieldOf,
  fieldsOf,
  laudoContentSchema,
  textBlocks,
  type TextNode,
} from "@relato/shared/domain/laudo/content.ts";
import { parseNotation, writeNotation } from "@relato/shared/domain/laudo/notation.ts";
import { describe, expect, test } from "vitest";
import { readSystemMask, SYSTEM_MASKS } from "../system.ts";
import { compareFacts, readFacts } from "./compare.ts";
import { mrrtSchema } from "./mrrt.ts";
import { readMrrt } from "./read-mrrt.ts";
import { exportMask, roundTrip } from "./round-trip.fixture.ts";
import { writeMrrt } from "./write-mrrt.ts";

const folder = new URL("fixtures/", import.meta.url);
const load = (file: string) => readFile(new URL(file, folder), "utf8");
const files = (await readdir(folder)).filter((file) => file.endsWith(".html"));

describe.each(files)("%s", (file) => {
  test("survives import and export", async () => {
    const { isEqual, comparisons } = roundTrip(await load(file));
    expect(comparisons.filter(({ lost }) => lost.length > 0)).toEqual([]);
    expect(comparisons.filter(({ total }) => total > 0).length).toBeGreaterThan(5);
    expect(isEqual).toBe(true);
  });

  test("is valid content", async () => {
    const { content, mrrt } = readMrrt(await load(file), "pt-BR");
    expect(laudoContentSchema.parse(content)).toEqual(content);
    expect(mrrtSchema.parse(mrrt)).toEqual(mrrt);
    const ids = fieldsOf(content).map(({ field: { id } }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test.each([
  ["metadata", 'content="chest, nodule"', 'content="chest"'],
  ["sections", 'data-section-name="Heart"', ""],
  ["fields", 'step="0.1"', 'step="1"'],
  ["fields", 'type="time"', 'type="text"'],
  ["options", 'value="m"', 'value="n"'],
  ["defaults", 'value="4.5"', ""],
  ["defaults", 'value="L" selected', 'value="L"'],
  ["labels", ">Lobes<", "><"],
  ["codes", 'data-code="RID1302"', ""],
  ["coded", 'value="RID1301"', ""],
  ["text", "second line", "line"],
])("a file that loses %s is seen: %s", async (kind, before, after) => {
  const html = await load("radreport-style.html");
  const changed = html.replace(before, after);
  expect(changed).not.toBe(html);
  const lost = compareFacts(readFacts(html), readFacts(changed));
  expect(lost.find((one) => one.kind === kind)?.lost).not.toEqual([]);
});

test("a form becomes a mask that reads like one", async () => {
  const { titulo, keywords, content } = readMrrt(await load("radreport-style.html"), "pt-BR");
  expect([titulo, keywords]).toEqual(['Chest CT with "nodule" follow-up', ["chest", "nodule"]]);
  expect(writeNotation(content)).toBe(
    [
      "## Procedure",
      "Technique: {Technique: Helical acquisition.}!",
      "",
      "## Findings",
      "Nodule of [#4.5 mm] in the [right | left*] lung.",
      "Lobes: [+ upper* | middle | lower, lingula*] Date: [data]",
      "[+ calcified* | spiculated]",
      "[yes | no*]!",
      "{H1: 10:30}",
      "",
      "## Heart",
      "**Heart** H2O normal\\",
      "second line",
      "- one {L1: x}",
      "- two",
      "   1. three",
      "",
      "| a | b |",
      "| --- | --- |",
      "| [# mm] |  |",
      "",
    ].join("\n"),
  );
  expect(fieldsOf(content).map(({ field: { id } }) => id)).toEqual([
    "T1",
    "N1",
    "N2",
    "N3",
    "N4",
    "C1",
    "r",
    "H1",
    "L1",
    "V1",
  ]);
});

test("the doctor's changes are exported, and the rest of the file is kept", async () => {
  const mask = readMrrt(await load("radreport-style.html"), "pt-BR");
  const [heading, technique] = mask.content.content;
  const side = textBlocks(mask.content)
    .flatMap((block) => block.content ?? [])
    .find((node) => node.type === "text" && fieldOf(node)?.id === "N2") as TextNode;
  side.text = "right";
  Object.assign(fieldOf(side)!, { default: "right", kind: "choice" });
  fieldOf(side)!.options.push("other");
  mask.content.content = [
    heading!,
    { type: "paragraph", content: [{ type: "text", text: "New line <b>." }] },
    technique!,
    ...mask.content.content.slice(2).filter((block) => block.type !== "bulletList"),
  ];
  const exported = exportMask({ ...mask, titulo: "Tórax" });
  expect(exported).toContain('content="Tórax"');
  expect(exported).toContain("<p>New line &#60;b&#62;.</p>");
  expect(exported).toContain('<option value="R" selected>right</option>');
  expect(exported).toContain('<option value="other">other</option>');
  expect(exported).not.toContain('id="L1"');
  expect(exported.match(/<section/g)).toHaveLength(3);
  const again = readMrrt(exported, "pt-BR");
  expect(again).toMatchObject({ titulo: "Tórax", mrrt: { coded: mask.mrrt!.coded } });
  expect(again.content).toEqual(mask.content);
});

test.each(SYSTEM_MASKS.map((mask) => ({ ...mask })))(
  "$file survives export and import",
  async (mask) => {
    const read = await readSystemMask(mask);
    const { language, id } = mask;
    const html = writeMrrt({ ...read, id, language, updated_at: "2026-11-02T10:00:00Z" }, null);
    const again = readMrrt(html, language);
    expect(again).toMatchObject({ titulo: read.titulo, content: read.content });
    expect(exportMask(again)).toContain('<meta name="dcterms.identifier"');
  },
);

test("marks, kinds and what signing does are kept in a mask of one's own", () => {
  const { content } = parseNotation(
    [
      "## A & B",
      "Texto **negrito** e {dica com: valor}? e [# mm]! e [direito | esquerdo*].",
      "Volume: [# mL]",
      "Lista: [+ a | b* | c*]",
      "Data: [fecha]",
      "{sem rótulo}",
    ].join("\n"),
    "es",
  );
  const mask = { id: "x", titulo: "T", content, language: "es" as const, keywords: [] };
  const html = writeMrrt({ ...mask, updated_at: "2026-11-02" }, null);
  expect(html).toContain('<label>Volume: <input id="c4" type="number"');
  expect(readMrrt(html, "es").content).toEqual(content);
});
