import { z } from "zod";
import { route } from "./route.ts";

/** Longest text of a field. */
export const MAX_PROFILE_TEXT = 120;
/** Longest address. */
export const MAX_ADDRESS = 240;
/** Bytes of a photo (specification 9). */
export const MAX_PHOTO = 2 * 1024 * 1024;
/** What a photo may be; decided by its content. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;

const text = z.string().trim().max(MAX_PROFILE_TEXT);

/** What the doctor says of themselves; empty where nothing was said. */
export const perfilFieldsSchema = z.object({
  first_name: text,
  last_name: text,
  specialty: text,
  /** The licence to practise; in Brazil the CRM. */
  crm: text,
  /** Digits only. */
  phone: z.string().regex(/^\d{0,13}$/),
  clinic_hospital: text,
  /** Where the doctor practises; documents bear it. */
  address: z.string().trim().max(MAX_ADDRESS).default(""),
});
export type PerfilFields = z.infer<typeof perfilFieldsSchema>;

export const perfilSchema = perfilFieldsSchema.extend({
  /** The account's; cannot be changed here (specification 5). */
  email: z.string(),
  /** Where the doctor's own photo lies; nobody else can open it. */
  avatar_url: z.string().nullable(),
});
export type Perfil = z.infer<typeof perfilSchema>;

export const getPerfil = route({
  method: "GET",
  path: "/api/perfil",
  access: "doctor",
  summary: "The doctor's profile",
  response: perfilSchema,
  errors: [],
});

export const savePerfil = route({
  method: "PUT",
  path: "/api/perfil",
  access: "doctor",
  summary: "Save the profile; the account is called by its name from then on",
  body: perfilFieldsSchema,
  response: perfilSchema,
  errors: [],
});

export const removePhoto = route({
  method: "DELETE",
  path: "/api/perfil/photo",
  access: "doctor",
  summary: "Remove the photo; no error when there is none",
  response: perfilSchema,
  errors: [],
});

/*
 * Two more routes, whose bodies are bytes (access: doctor):
 * - `PUT /api/perfil/photo`: a JPG, PNG or GIF of 2 MB at most, by content; answers as savePerfil. PHOTO_UNREADABLE, BODY_TOO_LARGE.
 * - `GET /api/perfil/photo/:id`: the photo as we drew it anew, without what the camera wrote into it; to its doctor only.
 */
