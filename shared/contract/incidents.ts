import { z } from "zod";
import { LOCALES } from "../domain/language.ts";
import { bytes } from "./bytes.ts";
import { route } from "./route.ts";

/** By the effect, as the communication form of ANPD asks. */
export const INCIDENT_KINDS = ["confidentiality", "integrity", "availability"] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

/** Categories of data; the communication form asks for them. */
export const DATA_CATEGORIES = [
  ...(["identification", "contact", "health", "audio"] as const),
  ...(["credentials", "payment"] as const),
] as const;
export type DataCategory = (typeof DATA_CATEGORIES)[number];

const text = z.string().trim().min(1).max(4000);

const factsFields = z.object({
  description: text,
  kinds: z.array(z.enum(INCIDENT_KINDS)).min(1).max(3),
  categories: z.array(z.enum(DATA_CATEGORIES)).max(DATA_CATEGORIES.length),
  /** The period in which the data were exposed. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** When the installation learned that personal data are affected: the term begins. */
  known_at: z.iso.datetime(),
  /** E-mails of the accounts that were misused; none: everything in the period counts. */
  accounts: z.array(z.email().max(320)).max(20),
  /** Technical and organisational measures, before and after. */
  measures: z.string().trim().max(4000),
  /** Risks and possible consequences for the patients. */
  risks: z.string().trim().max(4000),
});
/** What is known of an incident. An update is a further entry with all facts. */
export const incidentFactsSchema = factsFields.refine(({ from, to }) => from < to, {
  path: ["to"],
});
export type IncidentFacts = z.infer<typeof incidentFactsSchema>;

const factsEntry = z.object({ kind: z.literal("facts"), facts: incidentFactsSchema });
const noteEntry = z.object({ kind: z.literal("note"), text });
/** The communication to ANPD, with its protocol number. */
const communicatedEntry = z.object({
  kind: z.literal("communicated"),
  at: z.iso.datetime(),
  protocol: z.string().trim().min(1).max(100),
});
/** No communication is required, because no relevant risk or damage is likely. */
const dismissedEntry = z.object({ kind: z.literal("dismissed"), reason: text });

/** A line of the register. */
export const incidentEntryDataSchema = z.discriminatedUnion("kind", [
  factsEntry,
  noteEntry,
  communicatedEntry,
  dismissedEntry,
  z.object({ kind: z.literal("doctors_notified"), doctors: z.int().min(1) }),
]);
export type IncidentEntryData = z.infer<typeof incidentEntryDataSchema>;

/** `due`: today is the last day. `dismissed`: no communication is required. */
export const TERM_STATES = ["open", "due", "overdue", "communicated", "dismissed"] as const;
export type TermState = (typeof TERM_STATES)[number];

const incidentSchema = z.object({
  id: z.uuid(),
  opened_at: z.iso.datetime(),
  /** The newest ones. */
  facts: incidentFactsSchema,
  /** The term for the communication: three working days from `known_at`. */
  term: z.object({
    /** Its last day in Brasília. */
    day: z.iso.date(),
    ends_at: z.iso.datetime(),
    state: z.enum(TERM_STATES),
  }),
  communicated: z.object({ at: z.iso.datetime(), protocol: z.string() }).nullable(),
  /** Doctors who were notified. */
  notified: z.int(),
  /** All entries, oldest first. `recorded_by`: the administrator's e-mail. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      recorded_by: z.string(),
      entry: incidentEntryDataSchema,
    }),
  ),
});
export type Incident = z.infer<typeof incidentSchema>;

export const listIncidents = route({
  method: "GET",
  path: "/api/admin/compliance/incidents",
  access: "admin",
  scope: null,
  summary: "The register of incidents, newest first, with the term of each",
  response: z.object({ items: z.array(incidentSchema) }),
  errors: [],
});

const incidentParams = z.object({ incidentId: z.uuid() });

export const recordIncident = route({
  method: "POST",
  path: "/api/admin/compliance/incidents",
  access: "admin",
  scope: null,
  summary: "Open an incident; a repeated id changes nothing",
  body: z.object({ id: z.uuid(), facts: incidentFactsSchema }),
  response: incidentSchema,
  errors: ["INCIDENT_ACCOUNT_UNKNOWN"],
  status: 201,
});

export const addIncidentEntry = route({
  method: "POST",
  path: "/api/admin/compliance/incidents/:incidentId/entries",
  access: "admin",
  scope: null,
  summary: "Add an entry: changed facts, a note, the communication, or why none is required",
  params: incidentParams,
  body: z.object({
    /** From the client: a repeated one changes nothing. */
    id: z.uuid(),
    /** Notifications have their own route. */
    entry: z.discriminatedUnion("kind", [factsEntry, noteEntry, communicatedEntry, dismissedEntry]),
  }),
  response: incidentSchema,
  errors: ["NOT_FOUND", "INCIDENT_ACCOUNT_UNKNOWN"],
  status: 201,
});

const affectedDoctorSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Patients whose records were opened or changed. */
  patients: z.int(),
  /** Consultations without a patient's record that were opened or changed. */
  unnamed: z.int(),
  /** All patients of the doctor if a list of them was read, else null. */
  listed: z.int().nullable(),
  /** Patients whom the doctor marked as informed. */
  informed: z.int(),
});
export type AffectedDoctor = z.infer<typeof affectedDoctorSchema>;

export const countAffected = route({
  method: "GET",
  path: "/api/admin/compliance/incidents/:incidentId/affected",
  access: "admin",
  scope: null,
  summary: "How many patients of each doctor the audit log shows as affected; no names",
  params: incidentParams,
  response: z.object({ doctors: z.array(affectedDoctorSchema) }),
  errors: ["NOT_FOUND"],
});

export const notifyDoctors = route({
  method: "POST",
  path: "/api/admin/compliance/incidents/:incidentId/notify",
  access: "admin",
  scope: null,
  summary: "Notify the affected doctors who were not notified yet",
  params: incidentParams,
  response: incidentSchema,
  errors: ["NOT_FOUND"],
});

export const getIncidentReport = route({
  method: "GET",
  path: "/api/admin/compliance/incidents/:incidentId/report",
  access: "admin",
  scope: null,
  summary: "The facts for the communication to ANPD, as PDF",
  params: incidentParams,
  query: z.object({ locale: z.enum(LOCALES) }),
  response: bytes("application/pdf"),
  errors: ["NOT_FOUND", "PDF_FAILED"],
});

const toldFacts = factsFields.omit({ accounts: true });

export const getAffectedPatients = route({
  method: "GET",
  path: "/api/incidents/:noticeId",
  access: "doctor",
  scope: null,
  summary: "An incident that the doctor was notified of, with the doctor's affected patients",
  params: z.object({ noticeId: z.uuid() }),
  response: z.object({
    facts: toldFacts,
    /** By name. `listed`: the name was in a list; the record itself was not opened. */
    patients: z.array(
      z.object({
        ...{ id: z.uuid(), nome: z.string(), listed: z.boolean() },
        /** When the doctor marked the patient as informed. */
        informed_at: z.iso.datetime().nullable(),
      }),
    ),
    /** Affected consultations without a patient's record. */
    consultas: z.array(z.object({ id: z.uuid(), data_criacao: z.iso.datetime() })),
  }),
  errors: ["NOT_FOUND"],
});
export type ToldIncident = z.output<typeof getAffectedPatients.response>;

export const markInformed = route({
  method: "PUT",
  path: "/api/incidents/:noticeId/patients/:pacienteId",
  access: "doctor",
  scope: null,
  summary: "Mark whether the doctor informed a patient of an incident; the first time stays",
  params: z.object({ noticeId: z.uuid(), pacienteId: z.uuid() }),
  body: z.object({ informed: z.boolean() }),
  response: z.object({ informed_at: z.iso.datetime().nullable() }),
  errors: ["NOT_FOUND"],
});
