import { z } from "zod";
import { CONSENT_PURPOSES } from "../domain/consent.ts";
import {
  ERASURE_CATEGORIES,
  ERASURE_OUTCOMES,
  ERASURE_REASONS,
  OPENING_REASONS,
} from "../domain/erasure.ts";
import { bytes } from "./bytes.ts";
import { consentRecordSchema } from "./consent.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });

const { given_at, given_by, way, wording } = consentRecordSchema.shape;

/**
 * An entry of the consent register: what was agreed to for one consultation. Its own fields say how
 * it was given first.
 */
const consentEntrySchema = z.object({
  consulta_id: z.uuid(),
  /** When the consultation was saved. */
  consulta_at: z.iso.datetime(),
  purpose: z.enum(CONSENT_PURPOSES),
  given_by,
  way,
  wording,
  given_at,
  /** The doctor who recorded it. */
  recorded_by: z.string(),
  /** Each time that it was given, oldest first. */
  records: z.array(consentRecordSchema),
  revoked_at: z.iso.datetime().nullable(),
  /** Whether the recording is stored. */
  has_audio: z.boolean(),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

export const listPatientConsents = route({
  method: "GET",
  path: "/api/pacientes/:id/consents",
  access: "doctor",
  scope: ["pacientes:read", "consultas:read"],
  summary: "The patient's consents, one for each consultation, newest first",
  params,
  response: z.object({ items: z.array(consentEntrySchema) }),
  errors: ["NOT_FOUND"],
});

export const exportPatient = route({
  method: "GET",
  path: "/api/pacientes/:id/export",
  access: "doctor",
  scope: null,
  summary:
    "Everything about one patient, with a FHIR bundle, as a streamed zip; one at a time a doctor",
  params,
  response: bytes("application/zip"),
  errors: ["NOT_FOUND", "RATE_LIMITED"],
});

/** What an erasure does, or did, with one category of the patient's data. */
const erasureItemSchema = z.object({
  category: z.enum(ERASURE_CATEGORIES),
  outcome: z.enum(ERASURE_OUTCOMES),
  reason: z.enum(ERASURE_REASONS),
  /** How many recordings, documents, appointments and so on. */
  count: z.number().int().min(0),
  /** The end of the legal term, of restricted categories. */
  until: z.iso.date().nullable(),
});
export type ErasureItem = z.infer<typeof erasureItemSchema>;

const erasureSchema = z.object({
  items: z.array(erasureItemSchema),
  /** The end of the legal term; null when no record remains and the patient is deleted. */
  restricted_until: z.iso.date().nullable(),
});
export type ErasurePlan = z.infer<typeof erasureSchema>;

export const previewErasure = route({
  method: "GET",
  path: "/api/pacientes/:id/erasure",
  access: "doctor",
  scope: null,
  summary: "What an erasure would do with each category of the patient's data, and why",
  params,
  response: erasureSchema,
  errors: ["NOT_FOUND"],
});

const erasureResultSchema = erasureSchema.extend({ erased_at: z.iso.datetime() });
export type ErasureResult = z.infer<typeof erasureResultSchema>;

export const erasePatient = route({
  method: "POST",
  path: "/api/pacientes/:id/erasure",
  access: "doctor",
  scope: null,
  summary: "Erase what no law requires and restrict the rest; a repeated call returns the result",
  params,
  /** The patient's name, typed as the confirmation. */
  body: z.object({ nome: z.string().max(1000) }),
  response: erasureResultSchema,
  errors: ["NOT_FOUND", "PACIENTE_MERGED", "PACIENTE_NOME_DIFFERENT"],
});

export const openRestricted = route({
  method: "POST",
  path: "/api/pacientes/restricted/opening",
  access: "doctor",
  scope: null,
  summary: "Open restricted records of a name for an hour, or lift their restriction; audited",
  body: z.object({
    nome: z.string().min(1).max(1000),
    reason: z.enum(OPENING_REASONS),
    /** The patient is in care again: the records stay open. */
    lift: z.boolean().default(false),
  }),
  response: z.object({
    /** `open_until` null: the restriction was lifted. */
    items: z.array(z.object({ id: z.uuid(), open_until: z.iso.datetime().nullable() })),
  }),
  errors: ["NOT_FOUND"],
});
