import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import pg from "pg";
import type { Config } from "../../platform/config/config.ts";
import { RELEASE } from "../../platform/config/release.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { encrypt, type KeyPair, makeKeyPair } from "./age.ts";
import { copyDatabase } from "./copy-database.ts";
import { copyFiles } from "./copy-files.ts";
import { readDataFiles } from "./data-files.ts";
import { BackupError, explainWriteError } from "./error.ts";
import { openFileIndex } from "./file-index.ts";
import {
  type Contents,
  CONTENTS_PART,
  formatManifest,
  MANIFEST,
  type Manifest,
} from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import { draftFolder, idOf, writeText } from "./target.ts";

/** One backup of an installation at a time. */
const LOCK = 7_322_864_003;

export interface BackupSource {
  config: Config;
  storage: Pick<Storage, "read" | "size">;
  /** A login that reads every row. */
  backup_url: string;
}

export interface CreatedBackup {
  id: string;
  store: BackupStore;
  manifest: Manifest;
  contents: Contents;
  /** Keys of the files that were encrypted for this backup. The others are in earlier ones too. */
  copied: ReadonlySet<string>;
  /** The first file of the newest document with sound; null when there is none. */
  sample: string | null;
  /** Opens what this backup added. It is never stored. */
  drill: KeyPair;
}

/** @throws BackupError while another backup of this installation runs */
export const withBackupLock = async <T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: "relato backup",
    keepAlive: true,
  });
  // The failed statement reports a lost connection.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      "select pg_try_advisory_lock($1) as locked",
      [LOCK],
    );
    if (rows[0]?.locked !== true)
      throw new BackupError("another backup of this installation is running");
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const compress = (value: unknown): Readable =>
  Readable.from([JSON.stringify(value)], { objectMode: false }).pipe(createGzip());

const removeDuplicates = (objects: Manifest["objects"]): Manifest["objects"] => [
  ...new Map(objects.map((object) => [object.sha256, object])).values(),
];

/** Writes all parts and, last, the manifest into the folder `draft`. */
const writeBackup = async (
  client: pg.Client,
  { config, storage }: BackupSource,
  place: { store: BackupStore; draft: string; recipient: string; made_at: Date },
  signal: AbortSignal | undefined,
): Promise<Omit<CreatedBackup, "id">> => {
  const { store, draft, recipient, made_at } = place;
  const drill = await makeKeyPair();
  const recipients = [recipient, drill.recipient];
  const parts: Manifest["parts"] = [];
  const writePart = async (name: string, content: Readable): Promise<void> => {
    signal?.throwIfAborted();
    const encrypted = await encrypt(content, recipients);
    parts.push({ name, ...(await store.write(encrypted, () => `${draft}/${name}`)) });
  };
  const database = await copyDatabase(client, writePart);
  const index = await openFileIndex(config.data_dir, store.place, recipient);
  const { keys, sample } = database;
  const { files, missing, copied } = await copyFiles(keys, {
    ...{ store, recipients, storage, index, sample, signal },
  });
  const contents: Contents = {
    ...database.contents,
    files: files.map(({ key, bytes, sha256, object }) => ({ key, bytes, sha256, object })),
    missing,
    data_files: await readDataFiles(config),
  };
  await writePart(CONTENTS_PART, compress(contents));
  const manifest: Manifest = {
    format: 1,
    made_at: made_at.toISOString(),
    release: RELEASE,
    migrations: database.migrations,
    tables: database.tables,
    ...(database.audit_heads && { audit_heads: database.audit_heads }),
    parts,
    objects: removeDuplicates(
      files.map(({ object, object_bytes }) => ({ sha256: object, bytes: object_bytes })),
    ),
  };
  await writeText(store, `${draft}/${MANIFEST}`, formatManifest(manifest));
  await index.replace(files);
  return { store, manifest, contents, copied, sample, drill };
};

/**
 * Makes a backup in a store of `openTarget`. It is complete or it does not exist: the manifest is
 * written last, and a folder then gets its name.
 * @throws BackupError, StorageError, Error of the database
 */
export const createBackup = async (
  client: pg.Client,
  source: BackupSource,
  { store, recipient }: { store: BackupStore; recipient: string },
  signal?: AbortSignal,
): Promise<CreatedBackup> => {
  const made_at = new Date();
  const id = idOf(made_at);
  const draft = draftFolder({ store, id });
  try {
    const place = { store, draft, recipient, made_at };
    const made = await writeBackup(client, source, place, signal);
    if (store.renames) await store.rename(draft, id);
    return { id, ...made };
  } catch (error) {
    await store.removeFolder(draft).catch(() => undefined);
    throw explainWriteError(error, store.place);
  }
};
