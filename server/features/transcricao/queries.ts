import { applyCorrections, type Correction } from "@relato/shared/domain/correction.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { transcript_corrections } from "../../platform/database/schema/consulta-page.ts";
import { consultas } from "../../platform/database/schema/consultas.ts";

/** The corrections of a transcript in the order in which they apply. */
export const listCorrections = (tx: Tx, consultaId: string): Promise<Correction[]> =>
  tx.drizzle
    .select()
    .from(transcript_corrections)
    .where(eq(transcript_corrections.consulta_id, consultaId))
    .orderBy(transcript_corrections.number);

/** The transcript with all corrections applied; null if the consultation has none yet. */
export const findTranscript = async (tx: Tx, consultaId: string): Promise<Transcript | null> => {
  const [row] = await tx.drizzle
    .select({ transcricao: consultas.transcricao })
    .from(consultas)
    .where(eq(consultas.id, consultaId));
  if (!row?.transcricao) return null;
  return applyCorrections(row.transcricao, await listCorrections(tx, consultaId));
};
