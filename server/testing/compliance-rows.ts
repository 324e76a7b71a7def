import { randomUUID } from "node:crypto";
import { asSystem, type Database } from "../platform/database/database.ts";
import {
  incident_informed,
  incident_notices,
  retention_erasures,
} from "../platform/database/schema/compliance.ts";
import { createConsulta, createPaciente } from "./factories.ts";

/** A row of the doctor's in each table of the feature compliance, for the access test. */
export const COMPLIANCE_ROWS: Record<
  string,
  (db: Database, medico_id: string) => Promise<unknown>
> = {
  incident_notices: (db, medico_id) =>
    asSystem(db, "factory", (tx) =>
      tx.drizzle.insert(incident_notices).values({ incident_id: randomUUID(), medico_id }),
    ),
  incident_informed: async (db, medico_id) => {
    const { id: paciente_id } = await createPaciente(db, { medico_id });
    return asSystem(db, "factory", async (tx) => {
      const notice = { incident_id: randomUUID(), medico_id };
      const [row] = await tx.drizzle.insert(incident_notices).values(notice).returning();
      const mark = { notice_id: row!.id, paciente_id, medico_id };
      await tx.drizzle.insert(incident_informed).values(mark);
    });
  },
  retention_erasures: async (db, medico_id) => {
    const { id: consulta_id } = await createConsulta(db, { medico_id });
    const row = { consulta_id, medico_id, kind: "audio" as const };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(retention_erasures).values(row));
  },
};
