import { chainKeyOf, type KnownHead, type RunQuery } from "../../platform/audit/verify-chain.ts";

/** The heads that were printed on PDFs, as the database stores them. */
export const readPrintedHeads = async (query: RunQuery): Promise<KnownHead[]> => {
  const rows = await query<{ medico_id: string; seq: string; hash: string; code: string }>(
    `select medico_id, audit_seq::text as seq, audit_hash as hash, code
       from issued_codes where audit_seq is not null`,
  );
  return rows.map(({ code, medico_id, ...head }) => ({
    ...head,
    chain: chainKeyOf(medico_id),
    source: `the PDF ${code}`,
  }));
};
