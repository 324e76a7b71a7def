import { isBirthDate } from "@relato/shared/domain/birth-date.ts";
import { LANGUAGES } from "@relato/shared/domain/language.ts";
import { type LaudoToLint, LINT_SEX_NAMES, lintSexOf } from "@relato/shared/domain/laudo/lint.ts";
import { z } from "zod";
import { CliError } from "./error.ts";
import { parseJson, readTextFile } from "./input.ts";

/** A laudo of 250 pages has less. */
const MAX_TEXT = 1_000_000;
const LAST_DAY = "9999-12-31";

const daySchema = z
  .string()
  .refine((day) => isBirthDate(day, LAST_DAY), "must be a date, YYYY-MM-DD");

const laudoSchema = z.object({
  locale: z.enum(LANGUAGES),
  patient: z.object({
    nome: z.string(),
    sexo: z.enum(LINT_SEX_NAMES).nullable().default(null).transform(lintSexOf),
    data_nascimento: daySchema.nullable().default(null),
  }),
  date: daySchema,
  order: z.string().max(MAX_TEXT).default(""),
  text: z.string().max(MAX_TEXT, `longer than ${MAX_TEXT} characters`),
});

/**
 * Reads a FILE argument of `check-laudo`: one JSON object, or one object per line.
 * @throws CliError if the file is missing, empty, or has another shape; it names file and line
 */
export const readLaudoFile = async (path: string): Promise<LaudoToLint[]> => {
  const text = (await readTextFile(path)).replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new CliError(`${path}: the file is empty`);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isOneObject = lines.length === 1 || !isJson(lines[0]!);
  if (isOneObject) return [parseJson(text, laudoSchema, path)];
  return lines.map((line, index) => parseJson(line, laudoSchema, `${path}, line ${index + 1}`));
};

const isJson = (line: string): boolean => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};
