import type { IncidentEntryData } from "@relato/shared/contract/incidents.ts";
import { ERASED_KINDS, type ErasedKind } from "@relato/shared/contract/compliance.ts";
import { check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instantNow, isOneOf, primaryId } from "./columns.ts";
import { consultas } from "./consultas.ts";
import { installation } from "./installation.ts";
import { accountId } from "./owner.ts";
import { pacientes } from "./pacientes.ts";
import { ownReference, tenantRows } from "./tenancy.ts";

/** What the retention periods erased of a consultation. The document and its versions remain. */
export const retention_erasures = pgTable(
  "retention_erasures",
  {
    id: primaryId(),
    consulta_id: uuid().notNull(),
    medico_id: text().notNull(),
    kind: text().$type<ErasedKind>().notNull(),
    erased_at: instantNow(),
  },
  (t) => [
    unique("retention_erasures_kind_key").on(t.consulta_id, t.kind),
    ownReference(
      "retention_erasures_consulta_fk",
      [t.consulta_id, t.medico_id],
      consultas,
    ).onDelete("cascade"),
    check("retention_erasures_kind_check", isOneOf(t.kind, ERASED_KINDS)),
    ...tenantRows(t.medico_id),
  ],
);

/**
 * The register of security incidents: each row is an entry, and the rows with the same
 * `incident_id` are one incident. Append-only by a trigger, also for the login role.
 */
export const incident_entries = installation.table(
  "incident_entries",
  {
    id: primaryId(),
    incident_id: uuid().notNull(),
    at: instantNow(),
    /** A user's id. */
    recorded_by: text().notNull(),
    entry: jsonb().$type<IncidentEntryData>().notNull(),
  },
  (t) => [index("incident_entries_incident_idx").on(t.incident_id, t.id)],
);

/** The doctors who were told that an incident affects their patients. */
export const incident_notices = pgTable(
  "incident_notices",
  {
    /** Also of the notification, whose link opens this notice. */
    id: primaryId(),
    incident_id: uuid().notNull(),
    medico_id: accountId(),
    notified_at: instantNow(),
  },
  (t) => [
    unique("incident_notices_doctor_key").on(t.incident_id, t.medico_id),
    unique("incident_notices_id_medico_id_key").on(t.id, t.medico_id),
    index("incident_notices_medico_idx").on(t.medico_id, t.notified_at),
    ...tenantRows(t.medico_id),
  ],
);

/** The patients whom a doctor informed of an incident, as the doctor marked them. */
export const incident_informed = pgTable(
  "incident_informed",
  {
    id: primaryId(),
    notice_id: uuid().notNull(),
    paciente_id: uuid().notNull(),
    medico_id: accountId(),
    informed_at: instantNow(),
  },
  (t) => [
    unique("incident_informed_patient_key").on(t.notice_id, t.paciente_id),
    ownReference(
      "incident_informed_notice_fk",
      [t.notice_id, t.medico_id],
      incident_notices,
    ).onDelete("cascade"),
    ownReference("incident_informed_paciente_fk", [t.paciente_id, t.medico_id], pacientes).onDelete(
      "cascade",
    ),
    index("incident_informed_paciente_idx").on(t.paciente_id, t.medico_id),
    ...tenantRows(t.medico_id),
  ],
);
