import type { ErasureItem } from "@relato/shared/contract/patient-data.ts";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, instantNow } from "./columns.ts";
import { doctorId } from "./owner.ts";
import { ofPatient, relatoUser, tenantRows } from "./tenancy.ts";

/** What was erased of a patient, and until when the rest is restricted. */
export const patient_erasures = pgTable(
  "patient_erasures",
  {
    /** Without a reference: the patient's row is deleted when no record remains. */
    paciente_id: uuid().primaryKey(),
    medico_id: doctorId(),
    erased_at: instantNow(),
    /** The end of the legal term; null when no record remains. */
    restricted_until: date(),
    /** The folded name with which a restricted record is opened; null when none remains. */
    search_name: text(),
    /** Until then the restricted record is visible. */
    open_until: instant(),
    /** The restricted documents and laudos. */
    document_ids: uuid().array().notNull().default([]),
    items: jsonb().$type<ErasureItem[]>().notNull(),
  },
  (t) => [
    index("patient_erasures_medico_idx").on(t.medico_id),
    check(
      "patient_erasures_restricted_check",
      sql`(${t.restricted_until} is null) = (${t.search_name} is null)`,
    ),
    // Read by the policies that hide restricted records, also in a launched session.
    ...tenantRows(t.medico_id, ofPatient(t.paciente_id)),
  ],
);

/** Columns of the restricted records that are closed now. A subquery, evaluated once. */
const closed = (columns: string): SQL =>
  sql.raw(`(select ${columns} from patient_erasures
    where restricted_until is not null and (open_until is null or open_until <= now()))`);

/** Hides the rows of patients whose record is restricted, from doctors. */
export const hideRestricted = (paciente_id: AnyPgColumn) =>
  pgPolicy("hide_restricted", {
    as: "restrictive",
    for: "select",
    to: relatoUser,
    using: sql`${paciente_id} is null or ${paciente_id} not in ${closed("paciente_id")}`,
  });

/** Hides restricted documents. */
export const hideRestrictedDocument = (documento_id: AnyPgColumn) =>
  pgPolicy("hide_restricted", {
    as: "restrictive",
    for: "select",
    to: relatoUser,
    using: sql`${documento_id} not in ${closed("unnest(document_ids)")}`,
  });
