import { correctAll, type Correction } from "@relato/shared/domain/correction.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import type { Tx } from "../../platform/database/database.ts";

/** What was put right in a transcript, in its order. */
export const listCorrections = (tx: Tx, consultaId: string): Promise<Correction[]> =>
  tx.query<Correction & Record<string, unknown>>(
    `select number, change, created_at from transcript_corrections where consulta_id = $1 order by number`,
    [consultaId],
  );

/** The transcript as it reads now: what was heard, with all that the doctor put right. Null where there is none. */
export const findTranscript = async (tx: Tx, consultaId: string): Promise<Transcript | null> => {
  const [row] = await tx.query<{ transcricao: Transcript | null }>(
    `select transcricao from consultas where id = $1`,
    [consultaId],
  );
  const heard = row?.transcricao ?? null;
  return heard === null ? null : correctAll(heard, await listCorrections(tx, consultaId));
};
