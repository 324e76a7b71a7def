import type { Deps } from "../../deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { type Storage, StorageError } from "../../providers/storage/storage.ts";
import { isAttachmentKey } from "../chatzello/attachment-key.ts";
import { isFormKey } from "../consents/form-key.ts";
import { COPIES } from "../gravacoes/copies.ts";
import { isDictationKey } from "../laudo-dictations/dictation-keys.ts";
import { isImageKey } from "../laudo-images/image-key.ts";
import { pictureUrlOf } from "../perfil/picture-keys.ts";

const BATCH = 500;
const RECORDING = /^gravacoes\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([^/]+)$/;

export interface Orphans {
  /** Keys of stored files that no row names. */
  files: string[];
  /** Uploads of recordings that are finished, or that do not exist. */
  uploads: string[];
  /** Keys of rows without a file: lost sound. Nothing can repair them; they are only reported. */
  missing: string[];
  /** All files and uploads. */
  total: number;
}

type System = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const listKeys = async (tx: Tx, text: string, params: unknown[]): Promise<string[]> =>
  (await tx.query<{ key: string }>(text, params)).map(({ key }) => key);

/** An unfinished recording may store a file before its row. */
const FILES_OF_RECORDINGS = `
  select key from unnest($1::text[], $2::uuid[], $3::text[]) as f(key, gravacao_id, name)
   where not exists (select 1 from gravacoes g where g.id = f.gravacao_id
                        and (g.finished_at is null or f.name = any($4)))
     and not exists (select 1 from gravacao_segmentos s where s.storage_key = f.key)`;

const FILES_OF_PICTURES = `
  select key from unnest($1::text[], $2::text[]) as f(key, url)
   where not exists (select 1 from user_profiles p where f.url in (p.avatar_url, p.logo_url))`;

const FILES_OF_LAUDOS = `
  select key from unnest($1::text[]) as f(key)
   where not exists (select 1 from laudo_dictations d where d.storage_key = f.key)
     and not exists (select 1 from laudo_images i where i.storage_key = f.key)`;

const FILES_OF_THREADS = `
  select key from unnest($1::text[]) as f(key)
   where not exists (select 1 from chatzello_attachments a where a.storage_key = f.key)`;

const FORMS_OF_CONSENTS = `
  select key from unnest($1::text[]) as f(key)
   where not exists (select 1 from consent_forms c where c.storage_key = f.key)`;

/** A picture may also be an address elsewhere, such as one of Google. See picture-keys.ts. */
const KEYS_OF_PICTURES = `
  select case m[1] when 'logo' then 'logos/' else 'perfis/' end || m[2] || '.webp'
    from user_profiles, unnest(array[avatar_url, logo_url]) as url,
         regexp_match(url, '^/api/perfil/(photo|logo)/([0-9a-f-]+)$') as m
   where m is not null`;

/** Keys that must have a file. */
export const KEYS_OF_ROWS = `
  select storage_key as key from gravacao_segmentos
   union all select storage_key from laudo_dictations
   union all select storage_key from laudo_images
   union all select storage_key from chatzello_attachments where storage_key is not null
   union all select storage_key from consent_forms
   union all ${KEYS_OF_PICTURES}`;

/** Whether the product stores files under such keys. A bucket may have other files. */
export const isOurKey = (key: string): boolean =>
  RECORDING.test(key) ||
  pictureUrlOf(key) !== null ||
  [isDictationKey, isImageKey, isAttachmentKey, isFormKey].some((isKind) => isKind(key));

/** Files of other folders are not ours: a bucket may be shared. */
const findFiles = async (tx: Tx, keys: readonly string[]): Promise<string[]> => {
  const recordings = keys.flatMap((key) => {
    const [, id, name] = RECORDING.exec(key) ?? [];
    return id === undefined || name === undefined ? [] : [{ key, id, name }];
  });
  const pictures = keys.flatMap((key) => {
    const url = pictureUrlOf(key);
    return url === null ? [] : [{ key, url }];
  });
  return [
    ...(await listKeys(tx, FILES_OF_RECORDINGS, [
      recordings.map(({ key }) => key),
      recordings.map(({ id }) => id),
      recordings.map(({ name }) => name),
      [...COPIES],
    ])),
    ...(await listKeys(tx, FILES_OF_PICTURES, [
      pictures.map(({ key }) => key),
      pictures.map(({ url }) => url),
    ])),
    ...(await listKeys(tx, FILES_OF_LAUDOS, [
      keys.filter((key) => isDictationKey(key) || isImageKey(key)),
    ])),
    ...(await listKeys(tx, FILES_OF_THREADS, [keys.filter(isAttachmentKey)])),
    ...(await listKeys(tx, FORMS_OF_CONSENTS, [keys.filter(isFormKey)])),
  ];
};

/** Whether the recording of this upload is finished or does not exist. */
const isOrphanUpload = async (
  { files }: Deps["uploads"],
  id: string,
  system: System,
): Promise<boolean> => {
  const record = await files.read(id);
  // A crash left the data of an upload that was being created.
  if (record === null) return true;
  const isRunning = "select 1 from gravacoes where id = $1 and finished_at is null";
  return (await system((tx) => tx.query(isRunning, [record.gravacao_id]))).length === 0;
};

const isMissing = async (storage: Storage, key: string): Promise<boolean> => {
  try {
    await storage.size(key);
    return false;
  } catch (error) {
    if (error instanceof StorageError && error.code === "NOT_FOUND") return true;
    throw error;
  }
};

/** Rows written since the listing have a file that was not listed, so each one is looked up. */
const findMissing = async (
  storage: Storage,
  stored: ReadonlySet<string>,
  system: System,
): Promise<string[]> => {
  const missing: string[] = [];
  let last = "";
  for (;;) {
    const rows = await system((tx) =>
      listKeys(tx, `select key from (${KEYS_OF_ROWS}) k where key > $1 order by key limit $2`, [
        last,
        BATCH,
      ]),
    );
    for (const key of rows)
      if (!stored.has(key) && (await isMissing(storage, key))) missing.push(key);
    if (rows.length < BATCH) return missing;
    last = rows.at(-1)!;
  }
};

/** Compares files, uploads and rows. `system`: a transaction that reads the rows of all doctors. */
export const findOrphans = async (
  { storage, uploads }: Pick<Deps, "storage" | "uploads">,
  system: System,
): Promise<Orphans> => {
  const stored = new Set<string>();
  const files: string[] = [];
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const keys = batch;
    batch = [];
    files.push(...(await system((tx) => findFiles(tx, keys))));
  };
  for await (const key of storage.list()) {
    stored.add(key);
    batch.push(key);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  const missing = await findMissing(storage, stored, system);
  const ids = await uploads.files.list();
  const orphans: string[] = [];
  for (const id of ids) if (await isOrphanUpload(uploads, id, system)) orphans.push(id);
  return { files, uploads: orphans, missing, total: stored.size + ids.length };
};
