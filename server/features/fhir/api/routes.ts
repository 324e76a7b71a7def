import * as contract from "@relato/shared/contract/fhir.ts";
import { createFhirAppointment, createFhirPatient } from "@relato/shared/contract/fhir-create.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { bind } from "../../../platform/http/bind.ts";
import { capabilityStatement } from "./capability-statement.ts";
import { AppError } from "../../../platform/http/errors.ts";
import type { Resource } from "../entry.ts";
import { createAppointment, createPatient } from "./create.ts";
import { readPractitioner, readResource } from "./read.ts";
import { readEverything, searchResources } from "./search.ts";

const READS = {
  Patient: contract.readFhirPatient,
  Encounter: contract.readFhirEncounter,
  Consent: contract.readFhirConsent,
  Composition: contract.readFhirComposition,
  DocumentReference: contract.readFhirDocumentReference,
  Provenance: contract.readFhirProvenance,
  MedicationRequest: contract.readFhirMedicationRequest,
  DiagnosticReport: contract.readFhirDiagnosticReport,
  Observation: contract.readFhirObservation,
  Appointment: contract.readFhirAppointment,
} as const;
const SEARCHES = {
  Encounter: contract.searchFhirEncounter,
  Consent: contract.searchFhirConsent,
  Composition: contract.searchFhirComposition,
  DocumentReference: contract.searchFhirDocumentReference,
  Provenance: contract.searchFhirProvenance,
  MedicationRequest: contract.searchFhirMedicationRequest,
  DiagnosticReport: contract.searchFhirDiagnosticReport,
  Observation: contract.searchFhirObservation,
  Appointment: contract.searchFhirAppointment,
} as const;

const keysOf = <T extends object>(map: T): (keyof T)[] => Object.keys(map) as (keyof T)[];

/** Answers are FHIR, errors are problems. A created resource has its address as Location. */
const answerFhir = (routes: FastifyInstance, base_url: string): void => {
  routes.addContentTypeParser(
    "application/fhir+json",
    { parseAs: "string" },
    routes.getDefaultJsonParser("error", "error"),
  );
  routes.addHook("preHandler", async (request, reply) => {
    // A condition that is not understood must not create a second resource.
    if (request.headers["if-none-exist"] !== undefined)
      throw new AppError("VALIDATION", { field: "If-None-Exist" });
    reply.headers({
      "content-type": "application/fhir+json; charset=utf-8",
      "cache-control": "no-store",
    });
  });
  routes.addHook("onSend", async (_request, reply, payload) => {
    if (reply.statusCode !== 201) return;
    const { resourceType, id } = JSON.parse(String(payload)) as Resource;
    reply.header("location", `${base_url}/api/v1/fhir/${resourceType}/${id}`);
  });
};

export const registerFhirApi = (
  app: FastifyInstance,
  deps: Pick<Deps, "config" | "db" | "engine" | "events" | "jobs">,
): void => {
  app.register(async (routes) => {
    answerFhir(routes, deps.config.base_url);
    for (const type of keysOf(READS))
      bind(
        routes,
        READS[type],
        async ({ user, params: { id } }) =>
          // The source of a type makes resources of that type.
          (await readResource(deps, user, type, id)) as never,
      );
    for (const type of keysOf(SEARCHES))
      bind(routes, SEARCHES[type], ({ user, query }) => searchResources(deps, user, type, query));
    bind(
      routes,
      contract.readFhirPractitioner,
      async ({ user, params: { id } }) => (await readPractitioner(deps, user, id)) as never,
    );
    bind(routes, contract.readFhirEverything, async ({ user, params: { id }, query }) => {
      await readResource(deps, user, "Patient", id);
      return readEverything(deps, user, id, query);
    });
    bind(
      routes,
      createFhirPatient,
      async ({ user, body }) => (await createPatient(deps, user, body)) as never,
    );
    bind(
      routes,
      createFhirAppointment,
      async ({ user, body }) => (await createAppointment(deps, user, body)) as never,
    );
    bind(routes, contract.getFhirMetadata, async () => capabilityStatement(deps.config.base_url));
  });
};
