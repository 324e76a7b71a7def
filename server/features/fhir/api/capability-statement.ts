import { SOURCE_TYPES } from "./sources.ts";

const DOCUMENTATION = [
  "Patient and Appointment can be created, others are read only.",
  "A key needs the scopes of the rows that a resource shows; /docs names them.",
  "A search needs `patient`. Pages follow the link `next`; `_count` is at most 20 rows.",
  "Find a patient's id by POST /api/v1/pacientes/search, so that no address has a name.",
  "An element that no field keeps is refused. Idempotency-Key prevents a second resource.",
  "Errors are RFC 9457 problems (application/problem+json), not OperationOutcome.",
].join(" ");

const CREATED = new Set(["Patient", "Appointment"]);

const resourceOf = (type: string, isSearched: boolean) => ({
  type,
  interaction: [
    { code: "read" },
    ...(isSearched ? [{ code: "search-type" }] : []),
    ...(CREATED.has(type) ? [{ code: "create" }] : []),
  ],
  versioning: "no-version",
  ...(isSearched && { searchParam: [{ name: "patient", type: "reference" }] }),
  ...(type === "Patient" && {
    operation: [
      {
        name: "everything",
        definition: "http://hl7.org/fhir/OperationDefinition/Patient-everything",
      },
    ],
  }),
});

/** https://hl7.org/fhir/R4/capabilitystatement.html */
export const capabilityStatement = (baseUrl: string) => ({
  resourceType: "CapabilityStatement" as const,
  status: "active",
  date: "2026-11-30",
  kind: "instance",
  implementation: { description: "Relato", url: `${baseUrl}/api/v1/fhir` },
  fhirVersion: "4.0.1",
  format: ["json"],
  rest: [
    {
      mode: "server",
      documentation: DOCUMENTATION,
      security: { description: "Authorization: Bearer, with an API key." },
      resource: [
        ...SOURCE_TYPES.map((type) => resourceOf(type, type !== "Patient")),
        resourceOf("Practitioner", false),
      ],
    },
  ],
});
