import type { ConsentEntry } from "@relato/shared/contract/patient-data.ts";
import type { Tx } from "../../platform/database/database.ts";
import { listConsentRecords } from "./consent-records.ts";

type Entry = Omit<ConsentEntry, "recorded_by"> & { paciente_id: string | null };
type Row = Omit<Entry, "records">;

/** The row that gave each consent first, and the time of a later revocation. */
const SELECT = `select c.id as consulta_id, c.data_criacao as consulta_at, g.purpose, g.given_by,
    g.way, g.wording, g.told_at as given_at,
    (select min(r.told_at) from consentimentos r
      where r.consulta_id = c.id and not r.agreed) as revoked_at,
    exists (select from gravacoes a join gravacao_segmentos s on s.gravacao_id = a.id
             where a.consulta_id = c.id) as has_audio, c.paciente_id
  from consultas c
  join lateral (select * from consentimentos k
                 where k.consulta_id = c.id and k.agreed
                 order by k.told_at, k.id limit 1) g on true`;

const addRecords = async (tx: Tx, rows: readonly Row[]): Promise<Entry[]> => {
  const records = await listConsentRecords(
    tx,
    rows.map(({ consulta_id }) => consulta_id),
  );
  return rows.map((row) => ({ ...row, records: records.get(row.consulta_id) ?? [] }));
};

/**
 * The consents of a patient, newest first. `doctor` is the name of the transaction's doctor, who
 * recorded all of them.
 */
export const listConsents = async (
  tx: Tx,
  pacienteId: string,
  doctor: string,
): Promise<(Entry & Pick<ConsentEntry, "recorded_by">)[]> => {
  const rows = await tx.query<Row>(
    `${SELECT} where c.paciente_id = $1 order by g.told_at desc, c.id desc`,
    [pacienteId],
  );
  return (await addRecords(tx, rows)).map((row) => ({ ...row, recorded_by: doctor }));
};

/** The consent of a consultation with its patient; null without one. */
export const findConsent = async (tx: Tx, consultaId: string): Promise<Entry | null> => {
  const rows = await tx.query<Row>(`${SELECT} where c.id = $1`, [consultaId]);
  return (await addRecords(tx, rows))[0] ?? null;
};
