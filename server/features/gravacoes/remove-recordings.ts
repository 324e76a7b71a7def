import { posix } from "node:path";
import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { copiesMade } from "./audio/playable.ts";
import { COPIES } from "./copies.ts";

/**
 * Deletes the rows of the recordings of consultations. Returns the keys of their files, for
 * `removeRecordingFiles` after the commit.
 */
export const deleteRecordings = async (
  tx: Tx,
  consultaIds: readonly string[],
): Promise<string[]> => {
  const rows = await tx.query<{ storage_key: string }>(
    `select s.storage_key from gravacoes g join gravacao_segmentos s on s.gravacao_id = g.id
      where g.consulta_id = any($1::uuid[])`,
    [consultaIds],
  );
  await tx.query("delete from gravacoes where consulta_id = any($1::uuid[])", [consultaIds]);
  return rows.map(({ storage_key }) => storage_key);
};

/**
 * Removes the files of deleted recordings and their copies. Returns how many remain: upkeep removes
 * them later as orphans.
 */
export const removeRecordingFiles = async (
  { log, storage }: Pick<Deps, "log" | "storage">,
  keys: readonly string[],
): Promise<number> => {
  const folders = [...new Set(keys.map((key) => posix.dirname(key)))];
  for (const folder of folders) await copiesMade(posix.basename(folder));
  const copies = folders.flatMap((folder) => COPIES.map((name) => `${folder}/${name}`));
  let unremoved = 0;
  for (const key of [...keys, ...copies])
    await storage.remove(key).catch((error: unknown) => {
      unremoved += 1;
      log.warn({ err: error, key }, "file of a deleted recording not removed");
    });
  return unremoved;
};
