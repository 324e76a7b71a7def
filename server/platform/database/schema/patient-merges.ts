import type { PacienteField } from "@relato/shared/domain/paciente.ts";
import type { MovedTable } from "@relato/shared/domain/patient-merge.ts";
import { isNull, sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, instantNow } from "./columns.ts";
import { doctorId } from "./owner.ts";
import { tenantRows } from "./tenancy.ts";

/**
 * Two patients who turned out to be one. Only `undone_at` changes later. It stores ids and no
 * names: an erasure may delete both patients.
 */
export const patient_merges = pgTable(
  "patient_merges",
  {
    id: uuid().primaryKey(),
    medico_id: doctorId(),
    /** The patient that was archived. */
    from_id: uuid().notNull(),
    /** The patient that has the record since. */
    into_id: uuid().notNull(),
    merged_at: instantNow(),
    undone_at: instant(),
    /** The rows that moved, by table. */
    moved: jsonb().$type<Record<MovedTable, string[]>>().notNull(),
    /** The fields that `into_id` took over. */
    taken: text().array().$type<PacienteField[]>().notNull(),
    /** When each patient had been archived before; null for an active one. */
    from_archived_at: instant(),
    into_archived_at: instant(),
  },
  (t) => [
    // A patient is in one record at a time.
    uniqueIndex("patient_merges_from_key").on(t.from_id).where(isNull(t.undone_at)),
    index("patient_merges_into_idx").on(t.into_id),
    index("patient_merges_medico_idx").on(t.medico_id),
    check("patient_merges_other_check", sql`${t.from_id} <> ${t.into_id}`),
    ...tenantRows(t.medico_id),
  ],
);
