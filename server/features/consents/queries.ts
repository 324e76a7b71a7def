import type { ConsentRecord } from "@relato/shared/contract/consent.ts";
import type { ConsentFormType } from "@relato/shared/domain/consent.ts";
import type { Tx } from "../../platform/database/database.ts";
import { consent_forms } from "../../platform/database/schema/consent-forms.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { listConsentRecords } from "../consultas/consent-records.ts";
import { OWN } from "../documentos/queries.ts";

/** A written consent of a consultation that the doctor sees. */
export interface WrittenConsent {
  consulta_id: string;
  record: ConsentRecord;
  /** Of the form; null until it is attached. */
  storage_key: string | null;
}

/** @throws AppError NOT_FOUND, also for a spoken consent and for a restricted record */
export const requireWritten = async (tx: Tx, id: string): Promise<WrittenConsent> => {
  const [row] = await tx.query<Pick<WrittenConsent, "consulta_id" | "storage_key">>(
    `select k.consulta_id, f.storage_key
       from consentimentos k join consultas c on c.id = k.consulta_id
       left join consent_forms f on f.consent_id = k.id
      where k.id = $1 and k.agreed and k.way = 'written'`,
    [id],
  );
  const { consulta_id, storage_key } = requireRow(row);
  const records = (await listConsentRecords(tx, [consulta_id])).get(consulta_id) ?? [];
  const record = requireRow(records.find((one) => one.id === id));
  return { consulta_id, record, storage_key };
};

/** Stores a form's row; an existing one stays. */
export const insertForm = async (
  { drizzle }: Tx,
  form: {
    consent_id: string;
    storage_key: string;
    mime_type: ConsentFormType;
    size: number;
    sha256: string;
  },
): Promise<void> => {
  await drizzle
    .insert(consent_forms)
    .values({ ...OWN, ...form })
    .onConflictDoNothing();
};
