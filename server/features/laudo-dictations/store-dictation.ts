import { Readable } from "node:stream";
import type { Deps } from "../../deps.ts";
import { type Tx, withUser } from "../../platform/database/database.ts";
import { refuseInfected } from "../../platform/files/antivirus.ts";
import { storeBytes } from "../../platform/files/store-bytes.ts";
import { AppError } from "../../platform/http/errors.ts";
import { requireRow } from "../../platform/http/require-row.ts";
import { requireRoom } from "../gravacoes/require-room.ts";
import { requireProPlano } from "../planos/subscription.ts";
import { dictationKey } from "./dictation-keys.ts";
import { findDictation, findLaudoState, insertDictation } from "./queries.ts";
import { wavDuration } from "./wav.ts";

type DictationDeps = Pick<Deps, "config" | "db" | "storage">;

/** A passage to store. The ids are in lower case. */
export interface Passage {
  id: string;
  laudo_id: string;
  file: Buffer;
}

/**
 * Whether the passage is already stored.
 * @throws AppError NOT_FOUND, SUBSCRIBERS_ONLY, LAUDO_SIGNED, STORAGE_QUOTA
 */
const isStored = async (
  tx: Tx,
  deps: DictationDeps,
  medicoId: string,
  { id, laudo_id, file }: Passage,
): Promise<boolean> => {
  const { is_signed, has_passage } = requireRow(await findLaudoState(tx, laudo_id, id));
  const stored = await findDictation(tx, id);
  if (stored !== null && stored.laudo_id !== laudo_id) throw new AppError("NOT_FOUND");
  if (stored !== null) return true;
  await requireProPlano(tx, deps);
  // Sound may arrive after the signature: it is the evidence of the signed text.
  if (is_signed && !has_passage) throw new AppError("LAUDO_SIGNED");
  await requireRoom(tx, deps.config, medicoId, file.length);
  return false;
};

/**
 * Stores the sound of a passage, the file before its row. A repeated id changes nothing.
 * @throws AppError with one of addLaudoDictation's codes
 */
export const storeDictation = async (
  deps: DictationDeps,
  medico_id: string,
  passage: Passage,
): Promise<void> => {
  const { config, db, storage } = deps;
  const { id, laudo_id, file } = passage;
  const duration_ms = wavDuration(file);
  if (duration_ms === null) throw new AppError("AUDIO_INVALID");
  const stored = (tx: Tx): Promise<boolean> => isStored(tx, deps, medico_id, passage);
  if (await withUser(db, medico_id, stored)) return;
  if ((await storage.health()) === "full") throw new AppError("STORAGE_FULL");
  await refuseInfected(config, Readable.from([file]));
  const storage_key = dictationKey(laudo_id, id);
  await storeBytes(deps, storage_key, file);
  await withUser(db, medico_id, async (tx) => {
    if (await stored(tx)) return;
    await insertDictation(tx, { id, laudo_id, medico_id, storage_key, duration_ms });
    // The id is another doctor's: to this one, it does not exist.
    requireRow(await findDictation(tx, id));
  });
};
