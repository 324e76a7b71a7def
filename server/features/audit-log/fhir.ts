import { kindOf } from "@relato/shared/domain/audit-log.ts";
import { type AuditWords, entryWords } from "@relato/shared/locales/audit-words.ts";
import type { ListedEntry } from "./list-entries.ts";

/*
 * Entries as FHIR R4 AuditEvent: https://hl7.org/fhir/R4/auditevent.html. They are references by
 * id, without a Patient, so that the file repeats no record.
 */

const DCM = "http://dicom.nema.org/resources/ontology/DCM";
const REST = "http://terminology.hl7.org/CodeSystem/audit-event-type";
const ROLE = "http://terminology.hl7.org/CodeSystem/extra-security-role-type";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** DICOM's event types. */
const TYPES = {
  read: { code: "110110", display: "Patient Record" },
  change: { code: "110110", display: "Patient Record" },
  export: { code: "110106", display: "Export" },
  admin: { code: "110113", display: "Security Alert" },
  account: { code: "110114", display: "User Authentication" },
} as const;

/** Create, read, update, delete, execute. */
const letterOf = (action: string): "C" | "R" | "U" | "D" | "E" => {
  const kind = kindOf(action);
  if (kind === "read" || kind === "export") return "R";
  if (kind !== "change") return "E";
  const method = action.split(" ")[0];
  return method === "DELETE" ? "D" : method === "POST" ? "C" : "U";
};

const agentOf = ({ actor, actor_name }: ListedEntry, doctor: { id: string; name: string }) => {
  const display = actor === "self" ? doctor.name : actor_name;
  return {
    type: {
      coding: [
        actor === "self"
          ? { system: ROLE, code: "humanuser", display: "human user" }
          : { system: ROLE, code: "dataprocessor", display: "data processor" },
      ],
      text: actor,
    },
    who: {
      ...(actor === "self" && { identifier: { value: doctor.id } }),
      display: display ?? actor,
    },
    requestor: true,
  };
};

const entitiesOf = ({ subject, paciente }: ListedEntry) => {
  const referenceTo = (id: string, display?: string) => ({
    what: { reference: `urn:uuid:${id}`, ...(display !== undefined && { display }) },
  });
  const subjects =
    subject !== null && UUID.test(subject) && subject !== paciente?.id
      ? [referenceTo(subject)]
      : [];
  return paciente === null ? subjects : [...subjects, referenceTo(paciente.id, paciente.nome)];
};

const eventOf = (entry: ListedEntry, words: AuditWords, doctor: { id: string; name: string }) => {
  const { id, at, action, outcome } = entry;
  const entities = entitiesOf(entry);
  return {
    resourceType: "AuditEvent",
    id,
    type: { system: DCM, ...TYPES[kindOf(action)] },
    subtype: [{ system: REST, code: "rest", display: action }],
    action: letterOf(action),
    recorded: at,
    // Success, or a minor failure: a refused request.
    outcome: outcome === "success" ? "0" : "4",
    outcomeDesc: entryWords(words, entry),
    agent: [agentOf(entry, doctor)],
    source: { observer: { display: "Relato" } },
    ...(entities.length > 0 && { entity: entities }),
  };
};

/** Entries as a Bundle, page by page. */
export async function* fhirOf(
  pages: AsyncIterable<readonly ListedEntry[]>,
  words: AuditWords,
  doctor: { id: string; name: string },
): AsyncGenerator<string> {
  yield '{"resourceType":"Bundle","type":"collection"';
  // An empty array is not allowed.
  let separator = ',"entry":[\n';
  for await (const page of pages)
    for (const entry of page) {
      const resource = eventOf(entry, words, doctor);
      yield `${separator}${JSON.stringify({ fullUrl: `urn:uuid:${entry.id}`, resource })}`;
      separator = ",\n";
    }
  yield separator === ",\n" ? "\n]}\n" : "}\n";
}
