import { randomUUID } from "node:crypto";
import { asSystem, type Database } from "../platform/database/database.ts";
import { incident_notices, retention_erasures } from "../platform/database/schema/compliance.ts";
import { createConsulta } from "./factories.ts";

/** A row of the doctor's in each table of the feature compliance, for the access test. */
export const COMPLIANCE_ROWS: Record<
  string,
  (db: Database, medico_id: string) => Promise<unknown>
> = {
  incident_notices: (db, medico_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(incident_notices).values({ incident_id: randomUUID(), medico_id }),
    ),
  retention_erasures: async (db, medico_id) => {
    const { id: consulta_id } = await createConsulta(db, { medico_id });
    const row = { consulta_id, medico_id, kind: "audio" as const };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(retention_erasures).values(row));
  },
};
