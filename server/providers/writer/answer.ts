import type { ModelNote, ModelStatement, Repair } from "@relato/scribe/model-note/types.ts";
import { z } from "zod";
import { readJsonObject } from "./json-object.ts";
import { ModelFaultError } from "./language-model.ts";

const turns = z.array(z.int().min(0).max(99_999));

/** The JSON schema of a note, as a model receives it. */
export const answerSchema = z.object({
  sections: z.array(
    z.object({
      heading: z.string(),
      statements: z.array(z.object({ text: z.string(), turns })),
    }),
  ),
});

/** The JSON schema of an answer to a repair request, as a model receives it. */
export const repairSchema = z.object({
  statements: z.array(z.object({ id: z.string(), text: z.string(), turns })),
});

/**
 * Turn numbers as models write them: 3, "3", "[3]", "turn 3". Other values are left out, since turn
 * numbers are only a hint.
 */
const readTurns = z.unknown().transform((value): number[] =>
  [value]
    .flat()
    .map((one) => Number(/\d+/.exec(String(one))?.[0] ?? Number.NaN))
    .filter(Number.isSafeInteger),
);

const readStatement = z.union([
  z.string().transform((text): ModelStatement => ({ text, turns: [] })),
  z.object({ text: z.string(), turns: readTurns }),
]);
const readStatements = z
  .array(readStatement)
  .nullish()
  .transform((statements) => statements ?? []);
const readSection = z.object({ heading: z.string(), statements: readStatements });

const answerReader = z.object({
  sections: z.union([
    z.array(readSection),
    // Some models use the headings as keys.
    z
      .record(z.string(), readStatements)
      .transform((sections) =>
        Object.entries(sections).map(([heading, statements]) => ({ heading, statements })),
      ),
  ]),
});

const repairReader = z.object({
  statements: z.array(z.object({ id: z.coerce.string(), text: z.string(), turns: readTurns })),
});

/**
 * Parses a model's note. Blank statements are left out.
 * @throws ModelFaultError MODEL_ANSWER_INVALID; its detail names the part that differs from the
 * schema
 */
export const parseAnswer = (text: string): ModelNote => {
  const { sections } = read(answerReader, text);
  return {
    sections: sections.map(({ heading, statements }) => ({
      heading,
      statements: statements.filter((statement) => statement.text.trim() !== ""),
    })),
  };
};

/**
 * Parses an answer to a repair request.
 * @throws ModelFaultError MODEL_ANSWER_INVALID; its detail names the part that differs from the
 * schema
 */
export const parseRepair = (text: string): Repair => read(repairReader, text);

const read = <T>(reader: z.ZodType<T>, text: string): T => {
  const parsed = reader.safeParse(readJsonObject(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // Keys of the answer may quote the visit, so only known keys and positions are named.
  const path = issue?.path.filter((key) => typeof key === "number" || SCHEMA_KEYS.has(String(key)));
  throw new ModelFaultError(
    "MODEL_ANSWER_INVALID",
    `its JSON does not follow the schema at ${path?.join(".") || "the top"}`,
  );
};
const SCHEMA_KEYS = new Set(["sections", "heading", "statements", "id", "text", "turns"]);
