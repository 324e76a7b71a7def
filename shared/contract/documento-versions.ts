import { z } from "zod";
import { CID_CODE } from "../domain/cid.ts";
import { MAX_TITULO } from "../domain/documento.ts";
import { MAX_NUMBER } from "../domain/max-number.ts";
import {
  documentoParams as params,
  documentoSchema,
  documentVersionSchema,
  versionBase as base,
  versionItemSchema,
} from "./documentos.ts";
import { route } from "./route.ts";

/** Over MAX_DOCUMENT is DOCUMENT_TOO_LONG. */
const markdown = z.string();
/** A statement by the index of its section and its index there, from 0. */
const place = z.object({ section: z.int().min(0), statement: z.int().min(0) });
export type Place = z.infer<typeof place>;

/** A change that makes a new version. */
export const newVersionSchema = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("edited"),
    base,
    markdown,
    titulo: z.string().trim().min(1).max(MAX_TITULO).optional(),
  }),
  /** Replaces one statement's text; an empty text removes the statement. */
  z.object({ change: z.literal("corrected"), base, place, text: z.string() }),
  z.object({ change: z.literal("kept"), base, places: z.array(place).min(1).max(10_000) }),
  z.object({ change: z.literal("restored"), base, from: base }),
  z.object({ change: z.literal("addendum"), base, markdown }),
  /** Adds a certificate's CID with the patient's authorisation; an addendum if it is signed. */
  z.object({
    change: z.literal("cid"),
    base,
    code: z.string().max(20).regex(CID_CODE),
    cid_authorised: z.boolean(),
  }),
]);
export type NewVersion = z.infer<typeof newVersionSchema>;

export const listVersions = route({
  method: "GET",
  path: "/api/documentos/:id/versions",
  access: "doctor",
  scope: "documentos:read",
  summary: "Every version of a document, newest first, without content",
  params,
  response: z.object({ items: z.array(versionItemSchema) }),
  errors: ["NOT_FOUND"],
});

export const getVersion = route({
  method: "GET",
  path: "/api/documentos/:id/versions/:number",
  access: "doctor",
  scope: "documentos:read",
  summary: "One version of a document",
  params: params.extend({ number: z.coerce.number().int().min(1).max(MAX_NUMBER) }),
  response: documentVersionSchema,
  errors: ["NOT_FOUND", "VERSION_NOT_FOUND"],
});

export const createVersion = route({
  method: "POST",
  path: "/api/documentos/:id/versions",
  access: "doctor",
  scope: "documentos:write",
  summary: "Change a document: adds a version that is based on the named one",
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
    "VERIFICATIONS_DAILY",
    "VERSIONS_DAILY",
    "ENGINE_FAILED",
    "UNAVAILABLE",
  ],
});

export const signDocumento = route({
  method: "POST",
  path: "/api/documentos/:id/sign",
  access: "doctor",
  scope: null,
  summary: "Revisado e aprovado: closes the version; later changes are addenda",
  params,
  body: z.object({ base }),
  response: documentoSchema,
  errors: [
    "NOT_FOUND",
    "DOCUMENT_CHANGED",
    "DOCUMENT_SIGNED",
    "DOCUMENT_EMPTY",
    "PROFILE_INCOMPLETE",
  ],
});
