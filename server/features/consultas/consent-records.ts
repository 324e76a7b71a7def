import type { ConsentRecord } from "@relato/shared/contract/consent.ts";
import type { Tx } from "../../platform/database/database.ts";

type Row = ConsentRecord & { consulta_id: string };

/** Each time that a consent was given, oldest first, by consultation. */
export const listConsentRecords = async (
  tx: Tx,
  consultaIds: readonly string[],
): Promise<ReadonlyMap<string, ConsentRecord[]>> => {
  const rows = await tx.query<Row>(
    `select k.consulta_id, k.id, k.told_at as given_at, k.given_by, k.representative, k.way,
            k.wording,
            case when f.consent_id is not null then json_build_object(
              'mime_type', f.mime_type, 'size', f.size, 'sha256', f.sha256) end as form
       from consentimentos k left join consent_forms f on f.consent_id = k.id
      where k.consulta_id = any($1::uuid[]) and k.agreed order by k.told_at, k.id`,
    [consultaIds],
  );
  const records = new Map<string, ConsentRecord[]>();
  for (const { consulta_id, ...record } of rows)
    records.set(consulta_id, [...(records.get(consulta_id) ?? []), record]);
  return records;
};
