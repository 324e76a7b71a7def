import { z } from "zod";
import { CID_CODE } from "../domain/cid.ts";
import { controlledSchema } from "../domain/controlled.ts";
import {
  type Analysis,
  documentSchema,
  type FurtherDocuments,
  MODEL_FAULTS,
  writerStampSchema,
} from "../domain/document.ts";
import {
  CHANGES,
  DOCUMENT_KINDS,
  MADE_BY,
  MAX_INSTRUCTION,
  MAX_TITULO,
  findingSchema,
} from "../domain/documento.ts";
import { errorCodeSchema } from "./errors.ts";
import { route } from "./route.ts";

/** "Revisado e aprovado". `intact`: what is stored is still what was hashed. */
export const signOffSchema = z.object({
  sha256: z.string(),
  signed_name: z.string(),
  signed_at: z.iso.datetime(),
  findings: z.array(findingSchema),
  intact: z.boolean(),
});
export type SignOff = z.infer<typeof signOffSchema>;

/** A version without what it says. */
export const versionItemSchema = z.object({
  id: z.uuid(),
  number: z.int().min(1),
  titulo: z.string(),
  modelo_id: z.uuid().nullable(),
  made_by: z.enum(MADE_BY),
  /** The name of the doctor who made it; null where a machine did. */
  author_name: z.string().nullable(),
  /** What wrote the text that it stems from; null for one that the doctor began. */
  writer: writerStampSchema.nullable(),
  change: z.enum(CHANGES),
  restored_from: z.int().nullable(),
  instruction: z.string().nullable(),
  created_at: z.iso.datetime(),
  signed_at: z.iso.datetime().nullable(),
});
export type VersionItem = z.infer<typeof versionItemSchema>;

export const documentVersionSchema = versionItemSchema.extend({
  content: documentSchema,
  sign_off: signOffSchema.nullable(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** How far a model is. `share`: 0 to 1 of the whole work, estimated. */
export const writerProgressSchema = z.object({
  step: z.enum(["reading", "writing", "checking", "repairing"]),
  share: z.number().min(0).max(1),
});

/** A writer's work on a document. `base`: the version that it is written from, 0 for a new document. */
export const rewritingSchema = z.object({
  state: z.enum(["waiting", "writing", "checking", "failed"]),
  base: z.int().min(0),
  modelo_id: z.uuid(),
  instruction: z.string().nullable(),
  asked_at: z.iso.datetime(),
  /** `product`: the model's note that follows the engine's draft without a request. */
  asked_by: z.enum(["doctor", "product"]),
  /** When the writer started; absent while the job is queued. */
  started_at: z.iso.datetime().optional(),
  /** How far a model is; the engine reports no progress. */
  progress: writerProgressSchema.optional(),
  /** Why it failed: `fault` where a model gave no usable note, `error` for every other reason. */
  error: errorCodeSchema.optional(),
  fault: z.enum(MODEL_FAULTS).optional(),
});
export type Rewriting = z.infer<typeof rewritingSchema>;

/** A model's document that came after the doctor saved a version of their own: kept until it is used or discarded. */
export const proposalSchema = z.object({
  /** The version that it was written from. */
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
/** A proposal as the database holds it, with what else the model wrote of the consultation. */
export type StoredProposal = Proposal & { analysis: Analysis; documents: FurtherDocuments };

export const documentoSchema = z.object({
  id: z.uuid(),
  consulta_id: z.uuid(),
  kind: z.enum(DOCUMENT_KINDS),
  created_at: z.iso.datetime(),
  /** The newest version; null while the first is being written. */
  current: documentVersionSchema.nullable(),
  /** The newest signed version's number; what follows it are addenda. */
  signed_number: z.int().nullable(),
  rewriting: rewritingSchema.nullable(),
  proposal: proposalSchema.nullable(),
  /** The newest version that the engine wrote; null where there is none. */
  engine_number: z.int().nullable(),
  /** The newest version that a model wrote; null where there is none. */
  model_number: z.int().nullable(),
  /** What the anamnesis, as it stands now, says nothing about; none for other documents. */
  not_discussed: z.array(z.string()),
  /** Controlled substances that it prescribes: an ordinary prescription is not valid for them. */
  controlled: z.array(controlledSchema),
  /** What this doctor may do with it now (policy.ts). */
  can: z.object({
    edit: z.boolean(),
    rewrite: z.boolean(),
    sign: z.boolean(),
    addendum: z.boolean(),
    /** Take it away: only one that nothing was ever written of. */
    remove: z.boolean(),
    /** End the writer's work, or dismiss why it failed; the newest version stays. */
    stop: z.boolean(),
  }),
});
export type Documento = z.infer<typeof documentoSchema>;

export const documentoParams = z.object({ id: z.uuid() });
const params = documentoParams;
/** The version that a change was made from: another one meanwhile is DOCUMENT_CHANGED, and nothing is changed. */
export const versionBase = z.int().min(1);
const base = versionBase;
/** Longer than MAX_DOCUMENT is DOCUMENT_TOO_LONG. */
const markdown = z.string();
/** A statement by its section's and its own place, counted from 0. */
const place = z.object({ section: z.int().min(0), statement: z.int().min(0) });
export type Place = z.infer<typeof place>;

/** What makes a new version. */
export const newVersionSchema = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("edited"),
    base,
    markdown,
    titulo: z.string().trim().min(1).max(MAX_TITULO).optional(),
  }),
  /** One statement's text in place; an empty one takes it away. */
  z.object({ change: z.literal("corrected"), base, place, text: z.string() }),
  z.object({ change: z.literal("kept"), base, places: z.array(place).min(1).max(10_000) }),
  z.object({ change: z.literal("restored"), base, from: z.int().min(1) }),
  z.object({ change: z.literal("addendum"), base, markdown }),
  /** A certificate's CID, under the patient's authorisation; behind a signed text it is an addendum. */
  z.object({
    change: z.literal("cid"),
    base,
    code: z.string().max(20).regex(CID_CODE),
    cid_authorised: z.boolean(),
  }),
]);
export type NewVersion = z.infer<typeof newVersionSchema>;

export const instruction = z.string().trim().max(MAX_INSTRUCTION);

export const listDocumentos = route({
  method: "GET",
  path: "/api/consultas/:id/documentos",
  access: "doctor",
  summary: "A consultation's documents with their newest versions, the anamnesis first",
  params,
  response: z.object({ items: z.array(documentoSchema) }),
  errors: ["NOT_FOUND"],
});

export const createDocumento = route({
  method: "POST",
  path: "/api/consultas/:id/documentos",
  access: "doctor",
  summary: "Another document: from a template, by the writer, or one that the doctor begins",
  params,
  body: z.discriminatedUnion("from", [
    /** `id`: made by the caller, so that a repeated request makes one. */
    z.object({ from: z.literal("template"), id: z.uuid(), modelo_id: z.uuid(), instruction }),
    z.object({
      from: z.literal("doctor"),
      id: z.uuid(),
      kind: z.enum(DOCUMENT_KINDS).exclude(["anamnesis"]),
      titulo: z.string().trim().min(1).max(MAX_TITULO),
      markdown,
    }),
  ]),
  response: documentoSchema,
  status: 201,
  errors: [
    "NOT_FOUND",
    "MODELO_NOT_FOUND",
    "DOCUMENT_TOO_LONG",
    "DOCUMENT_EMPTY",
    "CID_NOT_AUTHORISED",
    "ENGINE_FAILED",
    "UNAVAILABLE",
  ],
});

export const getDocumento = route({
  method: "GET",
  path: "/api/documentos/:id",
  access: "doctor",
  summary: "One document with its newest version",
  params,
  response: documentoSchema,
  errors: ["NOT_FOUND"],
});

export const removeDocumento = route({
  method: "DELETE",
  path: "/api/documentos/:id",
  access: "doctor",
  summary: "Take away a document whose writing failed; what has a version stays for ever",
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ["NOT_FOUND", "DOCUMENT_CHANGED", "DOCUMENT_BEING_WRITTEN"],
});

export const listVersions = route({
  method: "GET",
  path: "/api/documentos/:id/versions",
  access: "doctor",
  summary: "Every version of a document, newest first, without what they say",
  params,
  response: z.object({ items: z.array(versionItemSchema) }),
  errors: ["NOT_FOUND"],
});

export const getVersion = route({
  method: "GET",
  path: "/api/documentos/:id/versions/:number",
  access: "doctor",
  summary: "One version of a document",
  params: params.extend({ number: z.coerce.number().int().min(1).max(2_000_000_000) }),
  response: documentVersionSchema,
  errors: ["NOT_FOUND", "VERSION_NOT_FOUND"],
});

export const createVersion = route({
  method: "POST",
  path: "/api/documentos/:id/versions",
  access: "doctor",
  summary: "Change a document: every change is a version of its own, made from the one it names",
  params,
  body: newVersionSchema,
  response: documentoSchema,
  status: 201,
  errors: [
    "NOT_FOUND",
    "VERSION_NOT_FOUND",
    "DOCUMENT_CHANGED",
    "DOCUMENT_SIGNED",
    "DOCUMENT_NOT_SIGNED",
    "DOCUMENT_EMPTY",
    "DOCUMENT_TOO_LONG",
    "CID_NOT_AUTHORISED",
    "ENGINE_FAILED",
    "UNAVAILABLE",
  ],
});

export const signDocumento = route({
  method: "POST",
  path: "/api/documentos/:id/sign",
  access: "doctor",
  summary: "Revisado e aprovado: closes the version; later changes are addenda",
  params,
  body: z.object({ base }),
  response: documentoSchema,
  errors: ["NOT_FOUND", "DOCUMENT_CHANGED", "DOCUMENT_SIGNED", "DOCUMENT_EMPTY"],
});
