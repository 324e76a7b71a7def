import { z } from "zod";
import { oneLine } from "../domain/one-line.ts";
import { PDF_STYLES, PERFIL_MAX, type PerfilText } from "../domain/perfil.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

/** Bytes (specification 9). */
export const MAX_PHOTO = 2 * 1024 * 1024;
/** Allowed types of a photo, detected by content. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;
/** The pictures of a profile: the doctor's photo and the clinic's logo. */
export const PICTURES = ["photo", "logo"] as const;
export type Picture = (typeof PICTURES)[number];

const text = (field: PerfilText) =>
  z.string().overwrite(oneLine).max(PERFIL_MAX[field], "FIELD_TOO_LONG");

/** The doctor's own data; empty texts where unknown. */
export const perfilFieldsSchema = z.object({
  first_name: text("first_name"),
  last_name: text("last_name"),
  specialty: text("specialty"),
  /** The licence number; in Brazil the CRM. */
  crm: text("crm"),
  /** The registration as a specialist (Brazil), printed on laudos. */
  rqe: text("rqe").default(""),
  /** Digits only. */
  phone: z.string().regex(/^\d{0,13}$/),
  clinic_hospital: text("clinic_hospital"),
  /** The address of the practice, printed on documents. */
  address: text("address").default(""),
  /** The look of printed documents. */
  pdf_style: z.enum(PDF_STYLES).default("classic"),
});
export type PerfilFields = z.infer<typeof perfilFieldsSchema>;

export const perfilSchema = perfilFieldsSchema.extend({
  /** The account's address; cannot be changed here (specification 5). */
  email: z.string(),
  /** URL of the photo; only the doctor can open it. */
  avatar_url: z.string().nullable(),
  /** The logo on documents. The photo is never printed. */
  logo_url: z.string().nullable(),
});
export type Perfil = z.infer<typeof perfilSchema>;

export const getPerfil = route({
  method: "GET",
  path: "/api/perfil",
  access: "doctor",
  scope: "conta:read",
  summary: "The doctor's profile",
  response: perfilSchema,
  errors: [],
});

export const savePerfil = route({
  method: "PUT",
  path: "/api/perfil",
  access: "doctor",
  scope: null,
  summary: "Save the profile; the account takes its name",
  body: perfilFieldsSchema,
  response: perfilSchema,
  errors: ["FIELD_TOO_LONG"],
});

const picture = z.object({ kind: z.enum(PICTURES) });

export const savePicture = route({
  method: "PUT",
  path: "/api/perfil/:kind",
  access: "doctor",
  scope: null,
  summary: "Replace the photo or the logo, 2 MB at most; its content decides its type",
  params: picture,
  body: bytes("application/octet-stream", ...PHOTO_TYPES),
  response: perfilSchema,
  errors: ["PHOTO_UNREADABLE", "BODY_TOO_LARGE", "FILE_INFECTED"],
});

export const removePicture = route({
  method: "DELETE",
  path: "/api/perfil/:kind",
  access: "doctor",
  scope: null,
  summary: "Remove the photo or the logo; no error without one",
  params: picture,
  response: perfilSchema,
  errors: [],
});

export const getPicture = route({
  method: "GET",
  path: "/api/perfil/:kind/:id",
  access: "doctor",
  scope: "conta:read",
  summary: "One's own photo or logo, re-encoded without the camera's metadata",
  params: picture.extend({ id: z.uuid() }),
  response: bytes("image/webp"),
  errors: ["NOT_FOUND"],
});
