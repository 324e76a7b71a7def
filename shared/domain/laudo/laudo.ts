import { z } from "zod";
import { LANGUAGES } from "../language.ts";
import { optionalText, requiredText } from "../fields.ts";
import { laudoContentSchema, type LaudoContent } from "./content.ts";
import { LINT_KINDS } from "./lint.ts";

/** `corrected`: signed again after an addendum. */
export const LAUDO_STATUSES = ["draft", "final", "corrected"] as const;
export type LaudoStatus = (typeof LAUDO_STATUSES)[number];

export const MAX_LAUDO_TITULO = 200;
export const MAX_IMAGES = 12;
export const MAX_CAPTION = 300;
/** Bytes of an uploaded image. */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
/** Bytes of one dictated passage: 60 s of 16 kHz mono PCM. */
export const MAX_DICTATION_BYTES = 60 * 32_000 + 44;
/** Characters of a clinician's answer to a blocking finding. */
export const MAX_ANSWER = 500;

/** The stored fields that the editor changes. */
export const laudoFields = z.object({
  titulo: z.string(),
  content: laudoContentSchema,
  language: z.enum(LANGUAGES),
  paciente_id: z.uuid().nullable(),
  /** The mask that was applied last. Laudos with the same one are compared as priors. */
  template_id: z.uuid().nullable(),
  /** The day of the examination, `YYYY-MM-DD`. */
  exam_date: z.iso.date(),
});
export type LaudoFields = z.infer<typeof laudoFields>;

/** What the editor sends. */
export const laudoForm = laudoFields.extend({
  titulo: requiredText(MAX_LAUDO_TITULO, "LAUDO_TITULO_REQUIRED"),
  exam_date: z.iso.date().refine((day) => day >= "1900-01-01"),
});

/** A stored answer to a finding that blocks signing: why the text is right as it is. */
export const lintAnswerFields = z.object({
  kind: z.enum(LINT_KINDS),
  quote: z.string(),
  answer: z.string(),
});

/** What the doctor sends. */
export const lintAnswerSchema = lintAnswerFields.extend({
  quote: z.string().max(2000),
  answer: requiredText(MAX_ANSWER, "LINT_ANSWER_REQUIRED"),
});
export type LintAnswer = z.infer<typeof lintAnswerSchema>;

/** What CFM 2.381/2024 requires in a laudo and is missing. */
export const MISSING_DATA = [
  "doctor_name",
  "crm",
  "rqe",
  "patient",
  "patient_name",
  "patient_cpf",
  "exam_date",
] as const;
export type MissingData = (typeof MISSING_DATA)[number];

/** Where a quick phrase is inserted. `cursor` needs no anchor. */
export const PHRASE_PLACES = ["cursor", "replace", "before", "after"] as const;
export type PhrasePlace = (typeof PHRASE_PLACES)[number];

export const MAX_PHRASE = 5000;

/** The stored fields of a quick phrase. */
export const phraseFields = z.object({
  categoria: z.string(),
  /** What is typed to find it. */
  trigger: z.string(),
  /** In the notation of masks (notation.ts). */
  phrase: z.string(),
  place: z.enum(PHRASE_PLACES),
  /** The first words of the mask's line that the phrase refers to, e.g. `Fígado`. */
  anchor: z.string().nullable(),
  language: z.enum(LANGUAGES),
});
export type PhraseFields = z.infer<typeof phraseFields>;

const TRIGGER = /^[\p{L}\p{N}_.-]{2,40}$/u;

export const phraseForm = phraseFields.extend({
  categoria: requiredText(80, "PHRASE_INCOMPLETE"),
  trigger: requiredText(40, "PHRASE_INCOMPLETE").refine(
    (text) => TRIGGER.test(text),
    "PHRASE_TRIGGER_INVALID",
  ),
  phrase: z
    .string()
    .refine((text) => text.trim() !== "", "PHRASE_INCOMPLETE")
    .max(MAX_PHRASE, "FIELD_TOO_LONG"),
  anchor: optionalText(80),
});

/** The stored fields of a mask that its editor changes. */
export const laudoTemplateFields = z.object({
  titulo: z.string(),
  content: laudoContentSchema,
  language: z.enum(LANGUAGES),
  /** Words that find it in an order. */
  keywords: z.array(z.string().max(80)).max(60),
  /** The sex whose organs it names; null for any. */
  sexo: z.enum(["Feminino", "Masculino"]).nullable(),
});
export type LaudoTemplateFields = z.infer<typeof laudoTemplateFields>;

export const laudoTemplateForm = laudoTemplateFields.extend({
  titulo: requiredText(MAX_LAUDO_TITULO, "LAUDO_TITULO_REQUIRED"),
});

/** The start of a new laudo (specification 2.17), in the three languages. */
const FIRST_HEADING = {
  "pt-BR": "Informações Clínicas:",
  "en-US": "Clinical information:",
  es: "Información clínica:",
} as const;

/** The title of a new laudo. */
export const NEW_TITULO = {
  "pt-BR": "Novo Laudo",
  "en-US": "New report",
  es: "Nuevo informe",
} as const satisfies Record<(typeof LANGUAGES)[number], string>;

export const newLaudoContent = (language: (typeof LANGUAGES)[number]): LaudoContent => ({
  type: "doc",
  content: [
    {
      type: "heading",
      attrs: { level: 2 },
      content: [{ type: "text", text: FIRST_HEADING[language] }],
    },
    { type: "paragraph" },
  ],
});
