import { withUser } from "../../../platform/database/database.ts";
import type { GravacaoRow } from "../../../platform/database/schema/gravacoes.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import { copiesMade } from "../audio/playable.ts";
import { COPIES } from "../copies.ts";
import type { StoreDeps } from "../gravacoes-deps.ts";
import { listLivePlaces } from "../live-queries.ts";
import {
  deleteGravacao,
  findGravacao,
  listSegmentos,
  type OpenGravacao,
  reopenForDiscard,
  upsertGravacao,
} from "../queries.ts";

/**
 * Opens a recording with the patient's consent. A refusal also removes the received audio.
 * @throws AppError NOT_FOUND, GRAVACAO_IN_USE when a refusal follows the saved consultation
 */
export const openGravacao = async (
  deps: StoreDeps,
  userId: string,
  opening: OpenGravacao,
): Promise<GravacaoRow> => {
  const isRefusal = opening.consent === "refused";
  const gravacao = await withUser(deps.db, userId, async (tx) => {
    const before = await findGravacao(tx, opening.id);
    if (isRefusal && before !== null && before.consulta_id !== null)
      throw new AppError("GRAVACAO_IN_USE");
    return requireRow(await upsertGravacao(tx, userId, opening));
  });
  if (isRefusal) await removeSound(deps, userId, opening.id);
  return gravacao;
};

/**
 * Removes a recording without a consultation. Can be repeated after a crash at any point: the row
 * is deleted last.
 * @throws AppError NOT_FOUND, GRAVACAO_IN_USE
 */
export const discardGravacao = async (
  deps: StoreDeps,
  userId: string,
  id: string,
): Promise<void> => {
  await withUser(deps.db, userId, (tx) => reopenForDiscard(tx, id));
  await removeSound(deps, userId, id);
  await withUser(deps.db, userId, (tx) => deleteGravacao(tx, id));
};

/** Removes the uploads, the stored segments and the copies of a recording. */
const removeSound = async (
  { db, storage, uploads: { files, locks } }: StoreDeps,
  userId: string,
  id: string,
): Promise<void> => {
  const { arriving, stored } = await withUser(db, userId, async (tx) => ({
    arriving: await listLivePlaces(tx, [id]),
    stored: await listSegmentos(tx, id),
  }));
  for (const { id: upload } of arriving) {
    await locks.within(upload, () => files.remove(upload));
    // An interrupted `finish` moved the file before it stored the row.
    await storage.remove(`gravacoes/${id}/${upload}`);
  }
  for (const { storage_key } of stored) await storage.remove(storage_key);
  await copiesMade(id);
  for (const name of COPIES) await storage.remove(`gravacoes/${id}/${name}`);
};
