import { z } from "zod";
import { AUDIT_KINDS } from "../domain/audit-log.ts";
import { LOCALES } from "../domain/language.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

/**
 * Who acted: the doctor (`self`), an administrator, the operator of the installation (`system`), a
 * person who opened a secure link (`reader`), a program with one of the doctor's API keys, or the
 * installation's automation.
 */
export const AUDIT_ACTORS = [
  ...(["self", "admin", "system", "reader", "patient", "api_key", "automation"] as const),
] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];

export const auditEntrySchema = z.object({
  /** The position in the doctor's chain. */
  seq: z.int().positive(),
  at: z.iso.datetime(),
  actor: z.enum(AUDIT_ACTORS),
  /** Of an administrator whose account exists, or of an API key. */
  actor_name: z.string().nullable(),
  /** For `describeAction`. */
  action: z.string(),
  outcome: z.enum(["success", "failure"]),
  /** Whose data it was; null where the entry names no patient, or one that is gone. */
  paciente: z.object({ id: z.uuid(), nome: z.string() }).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const [FIRST, LAST] = ["2000-01-01", "2199-12-31"];
/** PostgreSQL knows fewer years than the format. */
const day = z.iso.date().refine((date) => date >= FIRST && date <= LAST);

const filters = {
  paciente_id: z.uuid().optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  /** Days in the doctor's time zone, both included. */
  from: day.optional(),
  until: day.optional(),
};
export type AuditFilters = z.infer<z.ZodObject<typeof filters>>;

export const listAuditEntries = route({
  method: "GET",
  path: "/api/audit-log",
  access: "doctor",
  scope: "auditoria:read",
  summary: "Who read or changed the doctor's data, and acts of administrators, newest first",
  query: z.object({ ...filters, cursor: z.coerce.number().int().positive().optional() }),
  response: z.object({ items: z.array(auditEntrySchema), next_cursor: z.int().nullable() }),
  errors: [],
});

export const exportAuditEntries = route({
  method: "GET",
  path: "/api/audit-log/export",
  access: "doctor",
  scope: null,
  summary: "The same entries as CSV, or as a FHIR R4 Bundle of AuditEvent, streamed",
  query: z.object({ ...filters, format: z.enum(["csv", "fhir"]), locale: z.enum(LOCALES) }),
  response: bytes("text/csv", "application/fhir+json"),
  errors: [],
});
