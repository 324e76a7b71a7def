import type { Deps } from "../../deps.ts";
import type { Caller } from "../../platform/http/access.ts";
import { laudoResources, type LaudoSource } from "./diagnostic-report.ts";
import { type Entry, toEntry } from "./entry.ts";
import { loadLaudo } from "./load-laudo.ts";
import { patientOf } from "./patient.ts";
import { practitionerOf } from "./practitioner.ts";

export interface FhirBundle {
  resourceType: "Bundle";
  type: "collection";
  timestamp: string;
  entry: Entry[];
}

/**
 * A laudo as a FHIR R4 Bundle. Its type is `collection`: a `document` needs a Composition as its
 * first entry and is an attested document, which here is the signed PDF.
 */
const bundleOf = (source: LaudoSource): FhirBundle => {
  const { laudo, issued, doctor } = source;
  const [report, ...observations] = laudoResources(source);
  const patient =
    laudo.paciente === null || laudo.paciente_id === null
      ? []
      : [patientOf({ ...laudo.paciente, id: laudo.paciente_id })];
  const resources = [report, ...patient, practitionerOf(doctor), ...observations];
  return {
    resourceType: "Bundle",
    type: "collection",
    timestamp: issued,
    entry: resources.map(toEntry),
  };
};

/** A laudo as a FHIR R4 Bundle. @throws AppError NOT_FOUND */
export const loadLaudoBundle = async (
  deps: Pick<Deps, "db" | "engine">,
  user: Caller,
  id: string,
): Promise<FhirBundle> => bundleOf(await loadLaudo(deps, user, id));
