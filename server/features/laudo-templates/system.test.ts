import { readdir, readFile } from "node:fs/promises";
import { lintLaudo } from "@relato/scribe/laudo/lint.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";
import {
  fieldOf,
  fieldsOf,
  type LaudoContent,
  laudoContentSchema,
  textBlocks,
} from "@relato/shared/domain/laudo/content.ts";
import { laudoTemplateForm } from "@relato/shared/domain/laudo/laudo.ts";
import { laudoText } from "@relato/shared/domain/laudo/markdown.ts";
import { parseNotation, writeNotation } from "@relato/shared/domain/laudo/notation.ts";
import { describe, expect, test } from "vitest";
import { readSystemMask, SYSTEM_MASKS } from "./system.ts";

const folder = new URL("system/", import.meta.url);

test("every file of the folder is shipped, with distinct ids and titles", async () => {
  for (const language of LANGUAGES) {
    const files = (await readdir(new URL(language, folder))).map((file) => `${language}/${file}`);
    const own = SYSTEM_MASKS.filter((mask) => mask.language === language);
    expect(own.map(({ file }) => file).sort()).toEqual(files.sort());
    const titles = await Promise.all(own.map(async (mask) => (await readSystemMask(mask)).titulo));
    expect(new Set(titles).size).toBe(own.length);
  }
  expect(new Set(SYSTEM_MASKS.map(({ id }) => id)).size).toBe(SYSTEM_MASKS.length);
  expect(SYSTEM_MASKS.length).toBeGreaterThanOrEqual(48);
});

/** The text of a mask with its defaults and without its empty fields. */
const textOfDefaults = (content: LaudoContent): string => {
  const copy = structuredClone(content);
  for (const block of textBlocks(copy))
    block.content = block.content?.filter((node) => {
      const field = node.type === "text" ? fieldOf(node) : null;
      return field === null || field.default !== null;
    });
  return laudoText(copy).text;
};

describe.each(SYSTEM_MASKS.map((mask) => ({ ...mask })))("$file", (mask) => {
  test("is a mask that a doctor could save, and every field is read", async () => {
    const text = await readFile(new URL(mask.file, folder), "utf8");
    const read = await readSystemMask(mask);
    expect(laudoTemplateForm.safeParse({ ...read, language: mask.language }).success).toBe(true);
    expect(laudoContentSchema.parse(read.content)).toEqual(read.content);
    expect(read.keywords.length).toBeGreaterThan(2);
    const fields = fieldsOf(read.content);
    expect(fields.length).toBe(text.match(/[[{]/g)?.length);
    expect(fields.filter(({ field }) => field.default !== null).length).toBeGreaterThan(0);
    // A measured number is never prefilled.
    expect(
      fields.filter(({ field: { kind, default: value } }) => kind === "number" && value),
    ).toEqual([]);
    expect(parseNotation(writeNotation(read.content), mask.language).content).toEqual(read.content);
  });

  test("has the headings of a report in their order", async () => {
    const { content } = await readSystemMask(mask);
    const headings = textBlocks(content).filter(({ type }) => type === "heading");
    expect(headings.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(headings.at(-1))).toMatch(/Conclus|Impression/);
  });

  test("contradicts nothing with its defaults, for a patient of each sex", async () => {
    const { content, sexo } = await readSystemMask(mask);
    const sexes =
      sexo === null
        ? (["F", "M"] as const)
        : [sexo === "Feminino" ? ("F" as const) : ("M" as const)];
    for (const sex of sexes) {
      const findings = lintLaudo({
        locale: mask.language,
        patient: { nome: "Ana Prado", sexo: sex, data_nascimento: "1985-03-02" },
        date: "2026-11-02",
        order: "",
        text: textOfDefaults(content),
      });
      expect(
        findings
          .filter(({ kind }) => kind !== "leftover_mask")
          .map(({ kind, quote, reason }) => [kind, quote, reason.code]),
      ).toEqual([]);
    }
  });
});
