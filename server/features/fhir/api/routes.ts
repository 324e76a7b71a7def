import * as contract from "@relato/shared/contract/fhir.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { bind } from "../../../platform/http/bind.ts";
import { capabilityStatement } from "./capability-statement.ts";
import { readPractitioner, readResource } from "./read.ts";
import { readEverything, searchResources } from "./search.ts";
import type { FhirDeps } from "./sources.ts";

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

/** Marks the answer as FHIR. Errors keep the type of problems. */
const asFhir = <Answer>(reply: FastifyReply, answer: Answer): Answer => {
  reply.headers({ "content-type": "application/fhir+json", "cache-control": "no-store" });
  return answer;
};

const keysOf = <T extends object>(map: T): (keyof T)[] => Object.keys(map) as (keyof T)[];

export const registerFhirApi = (app: FastifyInstance, deps: FhirDeps): void => {
  for (const type of keysOf(READS))
    bind(app, READS[type], async ({ user, params: { id }, reply }) =>
      // The source of a type makes resources of that type.
      asFhir(reply, (await readResource(deps, user, type, id)) as never),
    );
  for (const type of keysOf(SEARCHES))
    bind(app, SEARCHES[type], async ({ user, query, reply }) =>
      asFhir(reply, await searchResources(deps, user, type, query)),
    );
  bind(app, contract.readFhirPractitioner, async ({ user, params: { id }, reply }) =>
    asFhir(reply, (await readPractitioner(deps, user, id)) as never),
  );
  bind(app, contract.readFhirEverything, async ({ user, params: { id }, query, reply }) => {
    await readResource(deps, user, "Patient", id);
    return asFhir(reply, await readEverything(deps, user, id, query));
  });
  bind(app, contract.getFhirMetadata, async ({ reply }) =>
    asFhir(reply, capabilityStatement(deps.config.base_url)),
  );
};
