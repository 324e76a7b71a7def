import type { Consent } from "@relato/shared/contract/consent.ts";
import { CONSENT_WORDING } from "@relato/shared/domain/consent.ts";
import { desc, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { consentimentos } from "../../platform/database/schema/consultas.ts";
import { deleteRecordings, removeRecordingFiles } from "../gravacoes/remove-recordings.ts";
import { announceFailed } from "./announce.ts";
import { findWork } from "./process/process-queries.ts";
import { requireConsultaItem, updateConsulta } from "./queries.ts";

/** The newest row of the consultation's consents. */
const findNewest = async (tx: Tx, consulta_id: string): Promise<Consent> => {
  const { agreed, id, told_at } = consentimentos;
  const [row] = await tx.drizzle
    .select({ agreed, told_at })
    .from(consentimentos)
    .where(eq(consentimentos.consulta_id, consulta_id))
    .orderBy(desc(id))
    .limit(1);
  if (row === undefined) return { state: "none", at: null };
  return { state: row.agreed ? "given" : "revoked", at: row.told_at };
};

/** @throws AppError NOT_FOUND */
export const findConsent = async (tx: Tx, id: string): Promise<Consent> => {
  await requireConsultaItem(tx, id);
  return findNewest(tx, id);
};

/**
 * Records a revocation once, and deletes the recording with its files. What is being processed ends
 * as failed: a worker finishes only rows that are still `Processando`. @throws AppError NOT_FOUND
 */
export const revokeConsent = async (
  deps: Pick<Deps, "db" | "events" | "log" | "storage">,
  medico_id: string,
  id: string,
): Promise<Consent> => {
  const { consent, keys } = await withUser(deps.db, medico_id, async (tx) => ({
    consent: await recordRevocation(deps, tx, medico_id, id),
    keys: await deleteRecordings(tx, [id]),
  }));
  await removeRecordingFiles(deps, keys);
  return consent;
};

const recordRevocation = async (
  { events }: Pick<Deps, "events">,
  tx: Tx,
  medico_id: string,
  id: string,
): Promise<Consent> => {
  await requireConsultaItem(tx, id);
  // Two devices may revoke at once.
  await tx.query("select 1 from consultas where id = $1 for update", [id]);
  const current = await findNewest(tx, id);
  if (current.state === "revoked") return current;
  const row = {
    ...{ consulta_id: id, medico_id, agreed: false, recorded_by: medico_id },
    wording: CONSENT_WORDING,
  };
  await tx.drizzle.insert(consentimentos).values(row);
  const failure = { status: "Erro", erro: "CONSENT_REFUSED" } as const;
  const work = await findWork(tx, id);
  if (work !== null && (await updateConsulta(tx, id, "Processando", failure)))
    await announceFailed(events, tx, work, failure.erro);
  else await updateConsulta(tx, id, "Erro", failure);
  return findNewest(tx, id);
};
