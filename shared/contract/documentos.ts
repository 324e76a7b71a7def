import { z } from "zod";
import { controlledSchema } from "../domain/controlled.ts";
import {
  type Analysis,
  documentSchema,
  type FurtherDocuments,
  MODEL_FAULTS,
  writerStampSchema,
} from "../domain/document.ts";
import {
  DOCUMENT_KINDS,
  documentoFields,
  MAX_INSTRUCTION,
  MAX_TITULO,
  signOffFields,
  versionFields,
} from "../domain/documento.ts";
import { MAX_NUMBER } from "../domain/max-number.ts";
import { errorCodeSchema } from "./errors.ts";
import { route } from "./route.ts";

/** `intact`: the stored text has the signed hash. */
export const signOffSchema = signOffFields.extend({ intact: z.boolean() });
export type SignOff = z.infer<typeof signOffSchema>;

/** A version without its content. */
export const versionItemSchema = versionFields.extend({ signed_at: z.iso.datetime().nullable() });
export type VersionItem = z.infer<typeof versionItemSchema>;

export const documentVersionSchema = versionItemSchema.extend({
  content: documentSchema,
  sign_off: signOffSchema.nullable(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** A model's progress. `share`: estimated share of the whole work, 0 to 1. */
export const writerProgressSchema = z.object({
  step: z.enum(["reading", "writing", "checking", "repairing"]),
  share: z.number().min(0).max(1),
});

/** A writer's running work. `base`: the version it starts from, 0 for a new document. */
export const rewritingSchema = z.object({
  state: z.enum(["waiting", "writing", "checking", "failed"]),
  base: z.int().min(0),
  modelo_id: z.uuid(),
  instruction: z.string().nullable(),
  asked_at: z.iso.datetime(),
  /** `product`: started by Relato after the engine's draft, not requested by the doctor. */
  asked_by: z.enum(["doctor", "product"]),
  /** Absent while the job is queued. */
  started_at: z.iso.datetime().optional(),
  /** A model's progress; the engine reports none. */
  progress: writerProgressSchema.optional(),
  /** The automation writes (specification 7.5), not a language model. */
  is_automation: z.boolean().optional(),
  /** `fault`: a model gave no usable note. `error`: any other failure. */
  error: errorCodeSchema.optional(),
  fault: z.enum(MODEL_FAULTS).optional(),
});
export type Rewriting = z.infer<typeof rewritingSchema>;

/**
 * A model's document that arrived after the doctor saved a version. It is kept until the doctor
 * uses or discards it.
 */
export const proposalSchema = z.object({
  /** The version that the model started from. */
  base: z.int().min(0),
  titulo: z.string(),
  modelo_id: z.uuid(),
  content: documentSchema,
  writer: writerStampSchema,
  instruction: z.string().nullable(),
  change: z.enum(["written", "rewritten"]),
  created_at: z.iso.datetime(),
});
export type Proposal = z.infer<typeof proposalSchema>;
/** The stored proposal, with the rest of what the model wrote for the consultation. */
export type StoredProposal = Proposal & { analysis: Analysis; documents: FurtherDocuments };

export const documentoSchema = documentoFields.extend({
  /** The newest version; null while the first is being written. */
  current: documentVersionSchema.nullable(),
  /** Number of the newest signed version; later versions are addenda. */
  signed_number: z.int().nullable(),
  rewriting: rewritingSchema.nullable(),
  proposal: proposalSchema.nullable(),
  /** The engine's newest version; null without one. */
  engine_number: z.int().nullable(),
  /** A model's newest version; null without one. */
  model_number: z.int().nullable(),
  /** What the newest anamnesis does not mention; empty for other documents. */
  not_discussed: z.array(z.string()),
  /** Prescribed controlled substances: an ordinary prescription is not valid for them. */
  controlled: z.array(controlledSchema),
  /** What this doctor may do now (policy.ts). */
  can: z.object({
    edit: z.boolean(),
    rewrite: z.boolean(),
    sign: z.boolean(),
    addendum: z.boolean(),
    /** Not the consultation's own document, and no signed one: the law requires both to be kept. */
    remove: z.boolean(),
    restore: z.boolean(),
    /** Stop the writer, or dismiss its failure. The newest version is kept. */
    stop: z.boolean(),
  }),
});
export type Documento = z.infer<typeof documentoSchema>;

export const documentoParams = z.object({ id: z.uuid() });
const params = documentoParams;
/** The version that a change starts from. If a newer one exists: DOCUMENT_CHANGED, no change. */
export const versionBase = z.int().min(1).max(MAX_NUMBER);
export const instruction = z.string().trim().max(MAX_INSTRUCTION);

export const listDocumentos = route({
  method: "GET",
  path: "/api/consultas/:id/documentos",
  access: "doctor",
  scope: "documentos:read",
  summary: "A consultation's documents with their newest versions, the anamnesis first",
  params,
  response: z.object({ items: z.array(documentoSchema) }),
  launched: true,
  errors: ["NOT_FOUND"],
});

export const createDocumento = route({
  method: "POST",
  path: "/api/consultas/:id/documentos",
  access: "doctor",
  scope: "documentos:write",
  summary: "Add a document: from a template, by the writer, or written by the doctor",
  params,
  body: z.discriminatedUnion("from", [
    /** `id`: generated by the client: a repeated request creates one document. */
    z.object({ from: z.literal("template"), id: z.uuid(), modelo_id: z.uuid(), instruction }),
    z.object({
      from: z.literal("doctor"),
      id: z.uuid(),
      kind: z.enum(DOCUMENT_KINDS).exclude(["anamnesis"]),
      titulo: z.string().trim().min(1).max(MAX_TITULO),
      /** Over MAX_DOCUMENT is DOCUMENT_TOO_LONG. */
      markdown: z.string(),
    }),
  ]),
  response: documentoSchema,
  status: 201,
  errors: [
    "NOT_FOUND",
    "MODELO_NOT_FOUND",
    "CONSENT_REFUSED",
    "DOCUMENT_TOO_LONG",
    "DOCUMENT_EMPTY",
    "CID_NOT_AUTHORISED",
    "VERIFICATIONS_DAILY",
    "VERSIONS_DAILY",
    "ENGINE_FAILED",
    "UNAVAILABLE",
  ],
});

export const getDocumento = route({
  method: "GET",
  path: "/api/documentos/:id",
  access: "doctor",
  scope: "documentos:read",
  summary: "One document with its newest version",
  params,
  response: documentoSchema,
  errors: ["NOT_FOUND"],
});

export const removeDocumento = route({
  method: "DELETE",
  path: "/api/documentos/:id",
  access: "doctor",
  scope: "documentos:write",
  summary: "Remove an unsigned document; one with a version is kept as hidden and can be restored",
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ["NOT_FOUND", "DOCUMENT_CHANGED", "DOCUMENT_SIGNED", "DOCUMENT_BEING_WRITTEN"],
});

export const restoreDocumento = route({
  method: "POST",
  path: "/api/documentos/:id/restore",
  access: "doctor",
  scope: "documentos:write",
  summary: "Show a removed document again",
  params,
  response: documentoSchema,
  errors: ["NOT_FOUND"],
});
