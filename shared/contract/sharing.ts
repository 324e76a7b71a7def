import { z } from "zod";
import { MAX_CERTIFICATE } from "../domain/sharing.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });
const pdf = bytes("application/pdf");

export const getPdf = route({
  method: "GET",
  path: "/api/documentos/:id/pdf",
  access: "doctor",
  summary: "The document as PDF; the newest version by default",
  params,
  query: z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
  response: pdf,
  errors: ["NOT_FOUND"],
});

export const signPdf = route({
  method: "POST",
  path: "/api/documentos/:id/pdf",
  access: "doctor",
  summary: "The document as PDF, signed with the doctor's own certificate",
  params,
  /** The certificate is used in memory; it is neither stored nor logged. */
  body: z.object({
    /** The .p12 or .pfx, base64. */
    certificate: z.base64().max(Math.ceil(MAX_CERTIFICATE / 3) * 4),
    password: z.string().max(200),
    version: z.int().min(1).optional(),
  }),
  response: pdf,
  errors: ["NOT_FOUND"],
});

export const openingSchema = z.object({
  outcome: z.enum(["opened", "downloaded", "wrong", "locked"]),
  at: z.iso.datetime(),
});

/** `open`: whoever has it and what protects it reads the document; `locked`: too many wrong answers. */
export const LINK_STATES = ["open", "expired", "revoked", "locked"] as const;

export const secureLinkSchema = z.object({
  id: z.uuid(),
  /** The version that it shows; later ones are not shown. */
  version: z.int().min(1),
  protection: z.enum(["code", "birth_date"]),
  state: z.enum(LINK_STATES),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** How often the document was shown or downloaded. */
  openings: z.int().min(0),
  /** What was tried, newest first, 50 at most. */
  log: z.array(openingSchema),
});
export type SecureLink = z.infer<typeof secureLinkSchema>;

export const sentMailSchema = z.object({
  id: z.uuid(),
  to: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(["waiting", "sent", "failed"]),
});
export type SentMail = z.infer<typeof sentMailSchema>;

export const getSharing = route({
  method: "GET",
  path: "/api/documentos/:id/sharing",
  access: "doctor",
  summary: "A document's secure links and mails",
  params,
  response: z.object({
    links: z.array(secureLinkSchema),
    mails: z.array(sentMailSchema),
    /** The patient's, to be offered; null when it is not known. */
    patient_email: z.string().nullable(),
    /** Whether the patient's birth date is known, which can protect a link. */
    has_birth_date: z.boolean(),
    /** Whether the newest version is signed off. */
    signed: z.boolean(),
  }),
  errors: ["NOT_FOUND"],
});

export const createSecureLink = route({
  method: "POST",
  path: "/api/documentos/:id/links",
  access: "doctor",
  summary:
    "A secure link to the newest version; its address and code are told here and never again",
  params,
  body: z.object({
    protection: z.enum(["code", "birth_date"]),
    days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
    locale: z.enum(["pt-br", "en-us", "es"]),
  }),
  response: z.object({ link: secureLinkSchema, url: z.string(), code: z.string().nullable() }),
  status: 201,
  errors: ["NOT_FOUND", "BIRTH_DATE_UNKNOWN"],
});

export const revokeSecureLink = route({
  method: "DELETE",
  path: "/api/links/:id",
  access: "doctor",
  summary: "Shut a secure link for good; no error when it is shut already",
  params,
  response: secureLinkSchema,
  errors: ["NOT_FOUND"],
});

export const mailDocument = route({
  method: "POST",
  path: "/api/documentos/:id/mail",
  access: "doctor",
  summary: "Send the newest version's PDF by e-mail",
  params,
  body: z.object({
    /** Made by the caller, so that a repeated request sends one. */
    id: z.uuid(),
    to: z.string().trim().max(254),
  }),
  response: sentMailSchema,
  status: 202,
  errors: ["NOT_FOUND", "EMAIL_INVALID", "RATE_LIMITED"],
});
