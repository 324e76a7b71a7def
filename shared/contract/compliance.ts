import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

/** What retention periods erase of a consultation. */
export const ERASED_KINDS = ["audio", "transcript"] as const;
export type ErasedKind = (typeof ERASED_KINDS)[number];

/** What has a retention period. */
export const RETENTION_KINDS = [...ERASED_KINDS, "chat"] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

const amountSchema = z.object({ count: z.int(), bytes: z.int() });

const retentionPreviewSchema = z.object({
  kind: z.enum(RETENTION_KINDS),
  /** The period in days; null: kept. */
  days: z.int().nullable(),
  /** All that is stored now. */
  stored: amountSchema,
  /** Goes in the next night; zero without a period. */
  tonight: amountSchema,
  /** Goes within 30 days, `tonight` included. */
  within_30_days: amountSchema,
  /** Consultations whose period has not begun, because their document is not signed. */
  unsigned: z.int(),
});
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;

export const getRetentionPreview = route({
  method: "GET",
  path: "/api/admin/compliance/retention",
  access: "admin",
  scope: null,
  summary: "Retention periods, and how much goes tonight and within 30 days; counts only",
  response: z.object({
    /** The time of the next night's job. */
    tonight_at: z.iso.datetime(),
    kinds: z.array(retentionPreviewSchema),
  }),
  errors: [],
});

const consultaRetentionSchema = z.object({
  kind: z.enum(ERASED_KINDS),
  /** `unsigned`: the period begins with the signature of the document. */
  state: z.enum(["unsigned", "due", "erased"]),
  /** The length of the period; null once it was erased. */
  days: z.int().nullable(),
  /** When it goes, or when it was erased; null before the signature. */
  at: z.iso.datetime().nullable(),
});
export type ConsultaRetention = z.infer<typeof consultaRetentionSchema>;

export const getConsultaRetention = route({
  method: "GET",
  path: "/api/consultas/:id/retention",
  access: "doctor",
  scope: "consultas:read",
  summary: "When the recording and the transcript go; empty for what is kept",
  params: z.object({ id: z.uuid() }),
  response: z.object({ items: z.array(consultaRetentionSchema) }),
  errors: ["NOT_FOUND"],
});

const line = z.string().trim().max(300);

/** Who answers for the installation. Empty values are printed as lines to fill in. */
export const controllerSchema = z.object({
  name: line,
  /** CNPJ or CPF, as typed. */
  document: line.max(30),
  address: line,
  dpo_name: line,
  dpo_email: z.union([z.literal(""), z.email().max(320)]),
});
export type Controller = z.infer<typeof controllerSchema>;

export const getController = route({
  method: "GET",
  path: "/api/admin/compliance/controller",
  access: "admin",
  scope: null,
  summary: "Who answers for the installation; empty before it was saved",
  response: controllerSchema,
  errors: [],
});

export const saveController = route({
  method: "PUT",
  path: "/api/admin/compliance/controller",
  access: "admin",
  scope: null,
  summary: "Store who answers for the installation",
  body: controllerSchema,
  response: controllerSchema,
  errors: [],
});

/** `record`: of processing activities (LGPD, art. 37). `impact`: the RIPD (art. 38). */
export const COMPLIANCE_DOCUMENTS = ["record", "impact"] as const;
export type ComplianceDocument = (typeof COMPLIANCE_DOCUMENTS)[number];

export const getComplianceDocument = route({
  method: "GET",
  path: "/api/admin/compliance/documents/:document",
  access: "admin",
  scope: null,
  summary: "A document that is filled in from the installation, as PDF or markdown",
  params: z.object({ document: z.enum(COMPLIANCE_DOCUMENTS) }),
  query: z.object({ locale: z.enum(LOCALES), format: z.enum(["pdf", "md"]) }),
  response: bytes("application/pdf", "text/markdown"),
  errors: ["PDF_FAILED"],
});
