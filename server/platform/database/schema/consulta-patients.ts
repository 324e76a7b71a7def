import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instantNow, primaryId } from "./columns.ts";
import { consultas } from "./consultas.ts";
import { doctorId } from "./owner.ts";
import { ownReference, tenantRows } from "./tenancy.ts";

/**
 * Each time a consultation's patient was set, changed or removed. Append-only. It stores ids and no
 * names: a patient's row may be deleted later.
 */
export const consulta_patients = pgTable(
  "consulta_patients",
  {
    id: primaryId(),
    consulta_id: uuid().notNull(),
    medico_id: text().notNull(),
    /** Null: the consultation had no patient. */
    from_id: uuid(),
    /** Null: the patient was removed. */
    to_id: uuid(),
    changed_by: doctorId(),
    /** The doctor's name at that time. */
    changed_name: text().notNull(),
    changed_at: instantNow(),
  },
  (t) => [
    ownReference("consulta_patients_consulta_fk", [t.consulta_id, t.medico_id], consultas).onDelete(
      "cascade",
    ),
    index("consulta_patients_consulta_idx").on(t.consulta_id, t.id),
    check("consulta_patients_changed_check", sql`${t.from_id} is distinct from ${t.to_id}`),
    ...tenantRows(t.medico_id),
  ],
);
