import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { GoldCase } from "../../scribe/fixtures/cases.ts";
import type { ModelNote } from "../../scribe/model-note/types.ts";

const noteSchema = z.object({
  sections: z.array(
    z.object({
      heading: z.string(),
      statements: z.array(z.object({ text: z.string(), turns: z.array(z.int()).default([]) })),
    }),
  ),
});

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;

/**
 * Reads the consultations with gold facts in a folder, by name. Other files are ignored.
 * @throws Error if there is none
 */
export const readCasesIn = (folder: string): GoldCase[] => {
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => readJson(join(folder, name)))
    .filter((value) => Array.isArray(value["turns"]) && Array.isArray(value["facts"]));
  if (cases.length === 0) throw new Error(`no consultation with gold facts in ${folder}`);
  return cases as unknown as GoldCase[];
};

/**
 * The recorded note of a consultation: `<id>.json` or `<set>__<id>.json` in the folder, which is a
 * note or a consultation with `model_note`. Null if there is none.
 * @throws ZodError if the format is wrong
 */
export const readNoteOf = (folder: string, id: string): ModelNote | null => {
  const name = readdirSync(folder).find(
    (file) => file === `${id}.json` || file.endsWith(`__${id}.json`),
  );
  if (name === undefined) return null;
  const value = readJson(join(folder, name));
  const note = value["sections"] === undefined ? value["model_note"] : value;
  return note === undefined ? null : noteSchema.parse(note);
};
