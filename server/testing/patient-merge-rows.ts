import { randomUUID } from "node:crypto";
import type { MovedTable } from "@relato/shared/domain/patient-merge.ts";
import { type Database, withUser } from "../platform/database/database.ts";
import { patient_merges } from "../platform/database/schema/patient-merges.ts";

const NOTHING: Record<MovedTable, string[]> = {
  ...{ consultas: [], laudos: [], agendamentos: [], appointment_notices: [] },
  ...{ waiting_entries: [] },
  ...{ chatzello_threads: [], incident_informed: [] },
};

type Wanted = Partial<typeof patient_merges.$inferInsert> & { medico_id: string };

/** A merge that moved no row. */
export const createPatientMerge = async (db: Database, wanted: Wanted): Promise<string> => {
  const ids = { id: randomUUID(), from_id: randomUUID(), into_id: randomUUID() };
  const row = { ...ids, moved: NOTHING, taken: [], ...wanted };
  await withUser(db, wanted.medico_id, (tx) => tx.drizzle.insert(patient_merges).values(row));
  return row.id;
};

/** A row for the access test. */
export const PATIENT_MERGE_ROWS: Record<
  string,
  (db: Database, medico_id: string) => Promise<unknown>
> = { patient_merges: (db, medico_id) => createPatientMerge(db, { medico_id }) };
