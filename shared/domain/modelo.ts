/** The fields of a template, shared by the editor, the API and the database. */
import { z } from "zod";
import { fieldNames, pickFields } from "./fields.ts";
import { LANGUAGES } from "./language.ts";
import { oneLine } from "./one-line.ts";

/** Characters of a template's title and markdown; bounds what must be rendered. */
export const TITULO_MAX = 200;
export const MARKDOWN_MAX = 50_000;
/** Characters of the specialty; equals the limit of the list's filter. */
export const ESPECIALIDADE_MAX = 100;

/** The stored fields that the editor changes. */
export const modeloFields = z.object({
  titulo: z.string(),
  markdown: z.string(),
  language: z.enum(LANGUAGES),
  /** Null for every specialty. The list of consultations filters by it. */
  especialidade: z.string().nullable(),
});
export type ModeloFields = z.infer<typeof modeloFields>;
export const MODELO_FIELDS = fieldNames(modeloFields);

const hasText = (text: string): boolean => text.trim() !== "";

/** What the editor sends, parsed to the stored fields. */
export const modeloForm = z.object({
  titulo: z
    .string()
    .transform(oneLine)
    .refine(hasText, "MODELO_INCOMPLETE")
    .refine((text) => text.length <= TITULO_MAX, "MODELO_TOO_LONG"),
  markdown: z.string().refine(hasText, "MODELO_INCOMPLETE").max(MARKDOWN_MAX, "MODELO_TOO_LONG"),
  language: modeloFields.shape.language,
  especialidade: z
    .string()
    .default("")
    .transform((text) => oneLine(text) || null)
    .refine((text) => (text?.length ?? 0) <= ESPECIALIDADE_MAX, "MODELO_TOO_LONG"),
});
/** What the editor sends. */
export type ModeloDraft = Required<z.input<typeof modeloForm>>;
export type ModeloForm = z.output<typeof modeloForm>;

/** Stored fields as the editor shows them. */
export const draftOf = (fields: ModeloFields): ModeloDraft => ({
  ...pickFields(modeloFields, fields),
  especialidade: fields.especialidade ?? "",
});
