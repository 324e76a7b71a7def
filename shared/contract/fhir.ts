import { z } from "zod";
import type { RouteScope } from "../domain/api-scopes.ts";
import { route } from "./route.ts";

/*
 * FHIR R4 for API keys: served at /api/v1 alone. A resource needs the scopes of the rows that it
 * shows. fhir-create.ts has what a key may create. https://hl7.org/fhir/R4/http.html
 */

const REFERENCE = /^(?:Patient\/)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const MAX_FHIR_PAGE = 20;

const pageQuery = z.object({
  /** Rows of a page; a larger number means the largest page. */
  _count: z.coerce.number().int().min(1).default(MAX_FHIR_PAGE),
  /** Of the link `next`. */
  cursor: z.string().max(200).optional(),
});
/** `patient`: an id, or `Patient/` and an id. */
const searchQuery = pageQuery.extend({ patient: z.string().regex(REFERENCE) });

/** FHIR's ids. One that cannot exist is not found, as an unknown one. */
const params = z.object({ id: z.string().max(64) });

export const resourceOf = <const Type extends string>(type: Type) =>
  z.looseObject({ resourceType: z.literal(type), id: z.string() });

const bundleSchema = z.object({
  resourceType: z.literal("Bundle"),
  type: z.literal("searchset"),
  link: z.array(z.object({ relation: z.enum(["self", "next"]), url: z.string() })),
  entry: z
    .array(
      z.object({
        fullUrl: z.string(),
        resource: z.looseObject({ resourceType: z.string(), id: z.string() }),
        search: z.object({ mode: z.literal("match") }),
      }),
    )
    .optional(),
});
export type SearchBundle = z.infer<typeof bundleSchema>;

type Scope = Exclude<RouteScope, null>;

const readRoute = <const Type extends string, const S extends Scope>(type: Type, scope: S) =>
  route({
    method: "GET",
    path: `/api/v1/fhir/${type}/:id`,
    access: "doctor",
    scope,
    summary: `The FHIR R4 ${type} of an id`,
    params,
    response: resourceOf(type),
    errors: ["NOT_FOUND"],
  });

const searchRoute = <const Type extends string, const S extends Scope>(type: Type, scope: S) =>
  route({
    method: "GET",
    path: `/api/v1/fhir/${type}`,
    access: "doctor",
    scope,
    summary: `A patient's ${type} resources, oldest first, as pages of a searchset`,
    query: searchQuery,
    response: bundleSchema,
    errors: [],
  });

const PROOF = ["documentos:read", "consultas:read"] as const;

export const readFhirPatient = readRoute("Patient", "pacientes:read");
export const readFhirPractitioner = readRoute("Practitioner", "conta:read");
export const readFhirEncounter = readRoute("Encounter", "consultas:read");
export const readFhirConsent = readRoute("Consent", "consultas:read");
export const readFhirComposition = readRoute("Composition", "documentos:read");
export const readFhirDocumentReference = readRoute("DocumentReference", "documentos:read");
export const readFhirProvenance = readRoute("Provenance", PROOF);
export const readFhirMedicationRequest = readRoute("MedicationRequest", "documentos:read");
export const readFhirDiagnosticReport = readRoute("DiagnosticReport", "laudos:read");
export const readFhirObservation = readRoute("Observation", "laudos:read");
export const readFhirAppointment = readRoute("Appointment", "agendamentos:read");

export const searchFhirEncounter = searchRoute("Encounter", "consultas:read");
export const searchFhirConsent = searchRoute("Consent", "consultas:read");
export const searchFhirComposition = searchRoute("Composition", "documentos:read");
export const searchFhirDocumentReference = searchRoute("DocumentReference", "documentos:read");
export const searchFhirProvenance = searchRoute("Provenance", PROOF);
export const searchFhirMedicationRequest = searchRoute("MedicationRequest", "documentos:read");
export const searchFhirDiagnosticReport = searchRoute("DiagnosticReport", "laudos:read");
export const searchFhirObservation = searchRoute("Observation", "laudos:read");
export const searchFhirAppointment = searchRoute("Appointment", "agendamentos:read");

export const readFhirEverything = route({
  method: "GET",
  path: "/api/v1/fhir/Patient/:id/$everything",
  access: "doctor",
  scope: [
    ...(["pacientes:read", "consultas:read", "documentos:read"] as const),
    ...(["laudos:read", "agendamentos:read", "conta:read"] as const),
  ],
  summary: "A patient with all resources, as pages of a searchset",
  params,
  query: pageQuery,
  response: bundleSchema,
  errors: ["NOT_FOUND"],
});

export const getFhirMetadata = route({
  method: "GET",
  path: "/api/v1/fhir/metadata",
  access: "doctor",
  scope: "pacientes:read",
  summary: "The FHIR R4 CapabilityStatement",
  response: z.looseObject({ resourceType: z.literal("CapabilityStatement") }),
  errors: [],
});
