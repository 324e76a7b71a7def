import type { DocumentSource } from "../document-source.ts";
import type { Deps } from "../../../deps.ts";
import { readAs, type Tx } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/access.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { requireAgendamento } from "../../agenda/queries.ts";
import { findConsent } from "../../consultas/list-consents.ts";
import { findVersion } from "../../documentos/queries.ts";
import { requirePaciente } from "../../pacientes/queries.ts";
import { appointmentOf } from "../appointment.ts";
import { compositionOf } from "../composition.ts";
import { consentOf } from "../consent.ts";
import { laudoResources } from "../diagnostic-report.ts";
import { textReferenceOf } from "../document-reference.ts";
import { encounterOf, type EncounterSource } from "../encounter.ts";
import type { Resource } from "../entry.ts";
import { loadLaudo } from "../load-laudo.ts";
import { medicationRequestsOf } from "../medication-request.ts";
import { patientOf } from "../patient.ts";
import { type Doctor, findDoctor } from "../practitioner.ts";
import { provenanceOf } from "../provenance.ts";

export type FhirDeps = Pick<Deps, "config" | "db" | "engine">;

/** Where resources of one or more types come from: rows with an id, and their mapping. */
export interface Source {
  /** SQL of the ids of the patient `$1`. */
  ids: string;
  /** The resources of a row. @throws AppError NOT_FOUND */
  load: (deps: FhirDeps, user: Caller, id: string) => Promise<Resource[]>;
}

/** A source whose rows are read in one transaction. */
const fromRows = (
  ids: string,
  read: (tx: Tx, id: string, doctor: Doctor, user: Caller) => Promise<Resource[]>,
): Source => ({
  ids,
  load: ({ db }, user, id) =>
    readAs(db, user.id, async (tx) => read(tx, id, await findDoctor(tx, user), user)),
});

type FoundDocument = Omit<DocumentSource, "version" | "doctor"> & { number: number };

/** The newest signed version, else the newest one. @throws AppError NOT_FOUND */
const findDocument = async (tx: Tx, id: string, doctor: Doctor): Promise<DocumentSource> => {
  const [row] = await tx.query<FoundDocument>(
    `select d.id, d.kind, d.consulta_id, c.paciente_id, c.language, v.number
       from documentos d join consultas c on c.id = d.consulta_id
       join lateral (select coalesce(max(n.number) filter (where s.version_id is not null),
                                     max(n.number)) as number
                       from document_versions n left join sign_offs s on s.version_id = n.id
                      where n.documento_id = d.id) v on v.number is not null
      where d.id = $1 and d.hidden_at is null`,
    [id],
  );
  const { number, ...found } = requireRow(row);
  return { ...found, doctor, version: requireRow(await findVersion(tx, id, number)) };
};

const DOCUMENTS = `select d.id from documentos d join consultas c on c.id = d.consulta_id
  where c.paciente_id = $1 and d.hidden_at is null
    and exists (select from document_versions v where v.documento_id = d.id)`;

const fromDocuments = (toResources: (source: DocumentSource) => Resource[], ids = DOCUMENTS) =>
  fromRows(ids, async (tx, id, doctor) => toResources(await findDocument(tx, id, doctor)));

const findEncounter = async (tx: Tx, id: string): Promise<EncounterSource> => {
  const [row] = await tx.query<EncounterSource>(
    `select c.id, c.status, c.documento_gerado ->> 'tipo_consulta' as tipo, c.data_criacao,
            c.paciente_id,
            (select a.id from agendamentos a where a.consulta_id = c.id
              order by a.id limit 1) as agendamento_id
       from consultas c where c.id = $1`,
    [id],
  );
  return requireRow(row);
};

const LAUDOS = "select l.id from laudos l where l.paciente_id = $1 and l.deleted_at is null";
/** In the order of `$everything`. */
export const SOURCES = {
  Patient: fromRows("select p.id from pacientes p where p.id = $1", async (tx, id) => [
    patientOf(await requirePaciente(tx, id)),
  ]),
  Encounter: fromRows(
    "select c.id from consultas c where c.paciente_id = $1",
    async (tx, id, doctor) => [encounterOf(await findEncounter(tx, id), doctor)],
  ),
  Consent: fromRows(
    `select c.id from consultas c where c.paciente_id = $1
       and exists (select from consentimentos k where k.consulta_id = c.id and k.agreed)`,
    async (tx, id) => {
      const consent = requireRow(await findConsent(tx, id));
      return [consentOf(consent, consent.paciente_id)];
    },
  ),
  Composition: fromDocuments((source) => [compositionOf(source)]),
  DocumentReference: fromDocuments((source) => [textReferenceOf(source)]),
  Provenance: fromDocuments((source) => [provenanceOf(source)]),
  MedicationRequest: fromDocuments(
    medicationRequestsOf,
    `${DOCUMENTS} and d.kind = 'prescription'`,
  ),
  DiagnosticReport: {
    ids: LAUDOS,
    load: async (deps, user, id) => laudoResources(await loadLaudo(deps, user, id)).slice(0, 1),
  },
  Observation: {
    ids: LAUDOS,
    load: async (deps, user, id) =>
      laudoResources(await loadLaudo(deps, user, id, { conclusion: false })).slice(1),
  },
  Appointment: fromRows(
    "select a.id from agendamentos a where a.paciente_id = $1",
    async (tx, id, doctor, user) => [
      appointmentOf(await requireAgendamento(tx, user.id, id), doctor),
    ],
  ),
} satisfies Record<string, Source>;
export type SourceType = keyof typeof SOURCES;
export const SOURCE_TYPES = Object.keys(SOURCES) as SourceType[];
