import { randomUUID } from "node:crypto";
import { asSystem, type Database } from "../platform/database/database.ts";
import { consent_forms } from "../platform/database/schema/consent-forms.ts";
import { consentimentos } from "../platform/database/schema/consultas.ts";
import { createConsulta } from "./factories.ts";

const createConsent = async (db: Database, medico_id: string): Promise<string> => {
  const { id: consulta_id } = await createConsulta(db, { medico_id });
  const row = { consulta_id, medico_id, agreed: true, recorded_by: medico_id };
  return asSystem(db, "factory", async (tx) => {
    const [made] = await tx.drizzle.insert(consentimentos).values(row).returning();
    return made!.id;
  });
};

/** A row of the doctor's in each table of consents, for the access test. */
export const CONSENT_ROWS: Record<string, (db: Database, medico_id: string) => Promise<unknown>> = {
  consentimentos: createConsent,
  consent_forms: async (db, medico_id) => {
    const consent_id = await createConsent(db, medico_id);
    const file = { storage_key: randomUUID(), mime_type: "image/jpeg" as const };
    const row = { ...file, consent_id, medico_id, size: 1, sha256: "" };
    return asSystem(db, "factory", (tx) => tx.drizzle.insert(consent_forms).values(row));
  },
};
