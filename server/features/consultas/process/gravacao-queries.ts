import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { gravacoes } from "../../../platform/database/schema/gravacoes.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRow } from "../../../platform/http/require-row.ts";

/**
 * Gives a finished recording to a consultation. Locks its row, so that only one can have it.
 * Returns when the patient was informed; null if no consent was recorded with it.
 * @throws AppError GRAVACAO_NOT_FOUND, CONSENT_REFUSED, GRAVACAO_NOT_FINISHED, GRAVACAO_IN_USE
 */
export const attachGravacao = async (
  tx: Tx,
  gravacaoId: string,
  consulta_id: string,
): Promise<string | null> => {
  const isIt = eq(gravacoes.id, gravacaoId);
  const [locked] = await tx.drizzle.select().from(gravacoes).where(isIt).for("update");
  const gravacao = requireRow(locked, "GRAVACAO_NOT_FOUND");
  if (gravacao.consent === "refused") throw new AppError("CONSENT_REFUSED");
  if (gravacao.finished_at === null) throw new AppError("GRAVACAO_NOT_FINISHED");
  if (gravacao.consulta_id !== null) throw new AppError("GRAVACAO_IN_USE");
  await tx.drizzle.update(gravacoes).set({ consulta_id }).where(isIt);
  // The patient was informed when the recording began; the consent may be later (`consent_at`).
  return gravacao.consent_at === null ? null : gravacao.created_at;
};

/** The recording of a consultation; null when it has none. */
export const findGravacaoId = async (tx: Tx, consultaId: string): Promise<string | null> => {
  const [row] = await tx.drizzle
    .select({ id: gravacoes.id })
    .from(gravacoes)
    .where(eq(gravacoes.consulta_id, consultaId));
  return row?.id ?? null;
};
