import { z } from "zod";
import { LANGUAGES } from "./language.ts";
import { laudoContentSchema } from "./laudo/content.ts";

/** The turn and time span that support a statement; times as in the turn. */
export const evidenceSchema = z.object({
  turn: z.int().min(0),
  start_ms: z.int().min(0),
  end_ms: z.int().min(0),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * `review`: no sufficient support found. `contradicted`: the transcript says otherwise. Both are
 * shown.
 */
export const verdictSchema = z.enum(["supported", "review", "contradicted"]);
export type Verdict = z.infer<typeof verdictSchema>;

/**
 * Why a statement is in doubt. `typed`: only the doctor's typed context supports it. `speaker`: a
 * plan or diagnosis that the doctor did not say. `instruction`: only a remark to the record says
 * it.
 * `detail`: words of the statement, in the document's language. `said`: the words of the talk that
 * conflict with them, or the nearest ones; absent if the talk says nothing about them. Documents of
 * older releases have no `said`, and names of sides ("left") and times ("past") in `detail`.
 */
export const reasonSchema = z.object({
  kind: z.enum([
    "number",
    "drug",
    "negation",
    "laterality",
    "attribution",
    "temporality",
    "foreign",
    "typed",
    "speaker",
    "instruction",
  ]),
  detail: z.string(),
  said: z.string().optional(),
});
export type Reason = z.infer<typeof reasonSchema>;

export const statementSchema = z.object({
  text: z.string(),
  status: verdictSchema,
  evidence: z.array(evidenceSchema),
  reasons: z.array(reasonSchema).optional(),
  /** The doctor confirmed the statement without support: name and time. */
  kept: z.object({ by: z.string(), at: z.iso.datetime() }).optional(),
  /** A quotation that the engine added because the model's note lacked or contradicted it. */
  added: z.literal(true).optional(),
  /** A certificate's CID: who recorded the patient's authorisation, and when. */
  cid_authorised: z.object({ by: z.string(), at: z.iso.datetime() }).optional(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A heading of the template, in its order. No statements: nothing was said about it. */
export const sectionSchema = z.object({
  heading: z.string(),
  level: z.int().min(1).max(6),
  statements: z.array(statementSchema),
});
export type Section = z.infer<typeof sectionSchema>;

/** A model's statement that the transcript contradicts. It is not part of the document's text. */
export const removedStatementSchema = z.object({
  heading: z.string(),
  text: z.string(),
  reasons: z.array(reasonSchema),
  /** The contradicting evidence. */
  evidence: z.array(evidenceSchema),
  /** The engine's replacement, if there is one. */
  replaced_by: z.string().optional(),
});
export type RemovedStatement = z.infer<typeof removedStatementSchema>;

export const documentSchema = z.object({
  markdown: z.string(),
  sections: z.array(sectionSchema),
  /** "Retirado": what the proof took out of a model's note. */
  removed: z.array(removedStatementSchema).optional(),
  /** Statements of a model's note without a heading in the template; not part of the markdown. */
  unplaced: z.array(statementSchema).optional(),
  /** Of a laudo: `markdown` is derived from its content, and `sections` is empty. */
  laudo: z
    .object({
      content: laudoContentSchema,
      /** In order; `laudo_images` has the files. */
      images: z.array(z.object({ id: z.uuid(), caption: z.string() })),
    })
    .optional(),
});
export type Document = z.infer<typeof documentSchema>;

export const confidenceSchema = z.enum(["Alta", "Média", "Baixa"]);

/** Analysis and pre-diagnosis. Each item but `typed` was said in the talk and has evidence. */
export const analysisSchema = z.object({
  summary: z.array(statementSchema),
  symptoms: z.array(statementSchema),
  hypotheses: z.array(
    z.object({
      name: z.string(),
      confidence: confidenceSchema,
      justification: z.string(),
      evidence: z.array(evidenceSchema),
    }),
  ),
  next_steps: z.array(statementSchema),
  /** Omissions: headings and usual questions that were not discussed. */
  not_discussed: z.array(z.string()),
  /** Statements that fit no heading: shown beside the document, not in its markdown. */
  other_points: z.array(statementSchema).optional(),
  /**
   * What the doctor typed before the visit, never said in it; absent without context and in older
   * consultations. `heading`: marks it as typed, in the language of the consultation.
   */
  typed: z.object({ heading: z.string(), statements: z.array(z.string()) }).optional(),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** Further documents; null if the consultation contains none of the kind. */
export const furtherDocumentsSchema = z.object({
  prescription: z.array(statementSchema).nullable(),
  certificate: z.array(statementSchema).nullable(),
  nutritional_plan: z.array(statementSchema).nullable(),
  exam_request: z.array(statementSchema).nullable(),
  referral: z.array(statementSchema).nullable(),
  guidance: z.array(statementSchema).nullable(),
});
export type FurtherDocuments = z.infer<typeof furtherDocumentsSchema>;

/** How the proof changed a model's note; counts of statements. */
export const noteCountsSchema = z.object({
  /** Fixed by the model after a repair request. */
  repaired: z.int().min(0),
  /** Still contradicted: replaced by the engine's sentence. */
  replaced: z.int().min(0),
  /** Still contradicted, or withdrawn by the model: listed under `removed` only. */
  removed: z.int().min(0),
  /** Critical facts added because the note lacked them. */
  added: z.int().min(0),
  /** Marked for review. */
  flagged: z.int().min(0),
});
export type NoteCounts = z.infer<typeof noteCountsSchema>;

/** Why a model wrote nothing. The web has a text for each. */
export const MODEL_FAULTS = [
  "MODEL_TIMEOUT",
  "MODEL_STALLED",
  "MODEL_UNREACHABLE",
  "MODEL_REFUSED",
  "MODEL_ANSWER_INVALID",
  "MODEL_ANSWER_EMPTY",
  "MODEL_ANSWER_TOO_LONG",
  "MODEL_WRONG_LANGUAGE",
  "MODEL_VISIT_TOO_LONG",
  "MODEL_UNCHECKED",
  "MODEL_NOT_INSTALLED",
  "MODEL_MACHINE_TOO_SMALL",
  "MODEL_OUT_OF_MEMORY",
  "MODEL_CRASHED",
  "MODEL_FAILED",
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/**
 * The writer of a document, which CFM 2.454/2026 requires it to name. `fallback_reason`: why the
 * engine wrote instead of a model, a ModelFault; older documents hold a sentence.
 */
export const writerStampSchema = z.object({
  kind: z.enum(["engine", "model"]),
  name: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  fallback_reason: z.string().optional(),
  /** Whether the doctor's instruction was followed; absent without one. */
  instruction: z.enum(["followed", "ignored"]).optional(),
  usage: z.object({ input_tokens: z.int().min(0), output_tokens: z.int().min(0) }).optional(),
  /** Milliseconds from the first question to the checked document. */
  duration_ms: z.int().min(0).optional(),
  /** How the proof changed a model's note. */
  proof: noteCountsSchema.optional(),
});
export type WriterStamp = z.infer<typeof writerStampSchema>;

/** The content of `consultas.documento_gerado`. The documents are stored in `document_versions`. */
export const documentoGeradoSchema = z.object({
  tipo_consulta: z.enum(["presencial", "telemedicina"]),
  contexto_paciente: z.string(),
  language: z.enum(LANGUAGES),
  written: z
    .object({
      writer: writerStampSchema,
      analysis: analysisSchema,
    })
    .optional(),
});
export type DocumentoGerado = z.infer<typeof documentoGeradoSchema>;
