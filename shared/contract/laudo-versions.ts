import { z } from "zod";
import { CHANGES } from "../domain/documento.ts";
import { laudoContentSchema } from "../domain/laudo/content.ts";
import { lintAnswerSchema } from "../domain/laudo/laudo.ts";
import { MAX_NUMBER } from "../domain/max-number.ts";
import { laudoBase, laudoSchema } from "./laudos.ts";
import { route } from "./route.ts";

const params = z.object({ id: z.uuid() });
const versionNumber = z.int().min(1).max(MAX_NUMBER);

export const laudoVersionSchema = z.object({
  number: z.int().min(1),
  titulo: z.string(),
  author_name: z.string().nullable(),
  change: z.enum(CHANGES),
  /** The number of the version whose content was restored. */
  restored_from: z.int().nullable(),
  created_at: z.iso.datetime(),
  signed_at: z.iso.datetime().nullable(),
});

export type LaudoVersion = z.infer<typeof laudoVersionSchema>;

export const listLaudoVersions = route({
  method: "GET",
  path: "/api/laudos/:id/versions",
  access: "doctor",
  scope: "laudos:read",
  summary: "The versions of a laudo, newest first",
  params,
  response: z.object({ items: z.array(laudoVersionSchema) }),
  errors: ["NOT_FOUND"],
});

export const getLaudoVersion = route({
  method: "GET",
  path: "/api/laudos/:id/versions/:number",
  access: "doctor",
  scope: "laudos:read",
  summary: "The content of one version",
  params: params.extend({ number: z.coerce.number().pipe(versionNumber) }),
  response: laudoVersionSchema.extend({ content: laudoContentSchema }),
  errors: ["NOT_FOUND"],
});

export const storeLaudoVersion = route({
  method: "POST",
  path: "/api/laudos/:id/versions",
  access: "doctor",
  scope: "laudos:write",
  summary: "Store the saved content as a version, unless it is one already",
  params,
  body: z.object({
    base: laudoBase,
    /** The version whose content the client saved before; null for other changes. */
    restored_from: versionNumber.nullable().default(null),
  }),
  response: laudoSchema,
  errors: ["NOT_FOUND", "VERSION_NOT_FOUND", "LAUDO_CHANGED", "VERSIONS_DAILY", "SUBSCRIBERS_ONLY"],
});

export const signLaudo = route({
  method: "POST",
  path: "/api/laudos/:id/sign",
  access: "doctor",
  scope: null,
  summary: "Sign the saved content; blocking findings and missing data need an answer",
  params,
  body: z.object({
    base: laudoBase,
    answers: z.array(lintAnswerSchema).max(200),
    /** Whether the doctor was warned of what `missing` lists. */
    accept_missing: z.boolean(),
    /** Whether the doctor was warned of the unfilled fields. */
    accept_unfilled: z.boolean(),
  }),
  response: laudoSchema,
  errors: [
    "NOT_FOUND",
    "LAUDO_CHANGED",
    "LAUDO_SIGNED",
    "LAUDO_EMPTY",
    "LAUDO_CHECK_FAILED",
    "LINT_UNANSWERED",
    "PROFILE_INCOMPLETE",
    "FIELDS_UNFILLED",
    "FIELDS_WARNED",
    "DATA_MISSING",
    "SUBSCRIBERS_ONLY",
  ],
});

export const addLaudoAddendum = route({
  method: "POST",
  path: "/api/laudos/:id/addendum",
  access: "doctor",
  scope: "laudos:write",
  summary: "Add an addendum to a signed laudo, as a new version to be signed",
  params,
  body: z.object({ base: laudoBase, text: z.string().trim().min(1).max(10_000) }),
  response: laudoSchema,
  errors: [
    "NOT_FOUND",
    "LAUDO_CHANGED",
    "LAUDO_NOT_SIGNED",
    "LAUDO_TOO_LONG",
    "VERSIONS_DAILY",
    "SUBSCRIBERS_ONLY",
  ],
});
