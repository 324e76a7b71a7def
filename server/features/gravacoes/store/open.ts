import type { Gravacao } from "@relato/shared/contract/gravacoes.ts";
import { type Database, withUser } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/http/errors.ts";
import type { Uploads } from "../../../platform/uploads/uploads.ts";
import type { Storage } from "../../../providers/storage/storage.ts";
import { listLivePlaces } from "../live-queries.ts";
import { COPIES, copiesMade } from "../audio/playable.ts";
import {
  deleteGravacao,
  findGravacao,
  listSegmentos,
  type OpenGravacao,
  reopenForDiscard,
  upsertGravacao,
} from "../queries.ts";

export interface OpenDeps {
  db: Database;
  storage: Storage;
  uploads: Uploads;
}

/**
 * Opens a recording, with what the patient said. A refusal also removes what had arrived: nothing of it is processed.
 * @throws AppError NOT_FOUND, GRAVACAO_IN_USE when a refusal comes after the consultation was saved
 */
export const openGravacao = async (
  deps: OpenDeps,
  userId: string,
  wanted: OpenGravacao,
): Promise<Gravacao> => {
  const gravacao = await withUser(deps.db, userId, async (tx) => {
    const before = await findGravacao(tx, wanted.id);
    if (before !== null && before.consulta_id !== null && wanted.consent === "refused")
      throw new AppError("GRAVACAO_IN_USE");
    return upsertGravacao(tx, userId, wanted);
  });
  if (gravacao === null) throw new AppError("NOT_FOUND");
  if (wanted.consent === "refused") await removeSound(deps, userId, wanted.id);
  return gravacao;
};

/**
 * Removes a recording that no consultation was made of. It can be repeated after a kill at any point: the row goes last.
 * @throws AppError NOT_FOUND, GRAVACAO_IN_USE
 */
export const discardGravacao = async (
  deps: OpenDeps,
  userId: string,
  id: string,
): Promise<void> => {
  // Unfinished from here on, so that no consultation can be made of it while its files go.
  const state = await withUser(deps.db, userId, (tx) => reopenForDiscard(tx, id));
  if (state === "missing") throw new AppError("NOT_FOUND");
  if (state === "in_use") throw new AppError("GRAVACAO_IN_USE");
  await removeSound(deps, userId, id);
  await withUser(deps.db, userId, (tx) => deleteGravacao(tx, id));
};

/** Removes the files of a recording, wherever they lie by now. */
const removeSound = async (
  { db, storage, uploads: { files, locks } }: OpenDeps,
  userId: string,
  id: string,
): Promise<void> => {
  const { arriving, stored } = await withUser(db, userId, async (tx) => ({
    arriving: await listLivePlaces(tx, [id]),
    stored: await listSegmentos(tx, id),
  }));
  for (const { id: upload } of arriving) {
    await locks.within(upload, () => files.remove(upload));
    // Moved by a finish that was cut off before it noted so.
    await storage.remove(`gravacoes/${id}/${upload}`);
  }
  for (const { storage_key } of stored) await storage.remove(storage_key);
  await copiesMade(id);
  for (const name of COPIES) await storage.remove(`gravacoes/${id}/${name}`);
};
