import { realpath, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { makeFolder, systemCode } from "../../platform/files/durable.ts";
import { BackupError } from "./error.ts";
import { MANIFEST, type Manifest, parseManifest } from "./manifest.ts";
import { isBucket, openStore } from "./open-store.ts";
import type { StoredObject } from "./plan-pruning.ts";
import type { BackupStore, StoreConfig } from "./store.ts";

/*
 * A folder or a bucket with backups:
 *   relato-backups.json      the public key of the installation that they belong to
 *   <time>/                  a backup: manifest.json and its encrypted parts
 *   <time>.partial/          a backup that is being made, or whose process was killed;
 *                            in a bucket, it is <time>/ without a manifest
 *   objects/ab/<sha256>.age  encrypted files, shared by all backups
 */

const MARKER = "relato-backups.json";
const PARTIAL = ".partial";
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const OBJECT = /\/([0-9a-f]{64})\.age$/;

export const idOf = (madeAt: Date): string => madeAt.toISOString().replace(/[:.]/g, "-");
export const objectName = (sha256: string): string => `objects/${sha256.slice(0, 2)}/${sha256}.age`;

export interface PlacedBackup {
  store: BackupStore;
  id: string;
}

/** The folder of a backup that is being made. */
export const draftFolder = ({ store, id }: PlacedBackup): string =>
  store.renames ? id + PARTIAL : id;

const isWithin = (path: string, folder: string): boolean =>
  path === folder || !relative(folder, path).startsWith("..");

/** The default folder is the only one within DATA_DIR: another could be one of Relato's own. */
const checkPlace = async (folder: string, dataDir: string): Promise<void> => {
  const data = await realpath(dataDir);
  if (isWithin(folder, data) && folder !== join(data, "backups"))
    throw new BackupError(`${folder} is within DATA_DIR; choose a folder on another disk`);
  if (isWithin(data, folder))
    throw new BackupError(`${folder} contains DATA_DIR; choose another folder`);
};

export interface TargetOptions {
  config: StoreConfig;
  recipient: string;
  /** False: the folder must exist and be marked. A disk that is not mounted leaves it empty. */
  create: boolean;
}

const readText = async (store: BackupStore, name: string): Promise<string> =>
  text(await store.read(name));

export const writeText = async (store: BackupStore, name: string, value: string): Promise<void> =>
  void (await store.write(Readable.from([value], { objectMode: false }), () => name));

const readMarker = async (store: BackupStore): Promise<string | null> => {
  if ((await store.size(MARKER)) === null) return null;
  try {
    const marker = JSON.parse(await readText(store, MARKER)) as { recipient?: unknown };
    return String(marker.recipient);
  } catch {
    throw new BackupError(`${store.locate(MARKER)} was changed or cut short`);
  }
};

const checkFolder = async (path: string, { config, create }: TargetOptions): Promise<void> => {
  if (create)
    await makeFolder(resolve(path)).catch((error: unknown) => {
      throw new BackupError(`${path} cannot be made (${systemCode(error) ?? "unknown"})`);
    });
  const folder = await realpath(path).catch(() => {
    throw new BackupError(
      `${path} does not exist: mount its disk, or run npm run -s relato -- backup ${path} once`,
    );
  });
  if (!(await stat(folder)).isDirectory()) throw new BackupError(`${path} is not a folder`);
  await checkPlace(folder, config.data_dir);
};

/** Removes the drafts of killed backups. Only one backup of an installation runs at a time. */
const removeDrafts = async (store: BackupStore): Promise<void> => {
  for (const name of await store.names()) {
    const isDraft = store.renames
      ? name.endsWith(PARTIAL) && ID.test(name.slice(0, -PARTIAL.length))
      : ID.test(name) && (await store.size(`${name}/${MANIFEST}`)) === null;
    if (isDraft) await store.removeFolder(name);
  }
};

/**
 * Opens a folder or a bucket for backups, and removes what a killed backup left.
 * @throws BackupError when it cannot be used
 */
export const openTarget = async (to: string, options: TargetOptions): Promise<BackupStore> => {
  const { recipient, create, config } = options;
  if (!isBucket(to)) await checkFolder(to, options);
  const store = await openStore(to, config);
  const marked = await readMarker(store);
  if (marked === null) {
    if (!create)
      throw new BackupError(
        `${to} has no backups of this installation: mount its disk, or run ` +
          `npm run -s relato -- backup ${to} once`,
      );
    await writeText(store, MARKER, `${JSON.stringify({ recipient })}\n`);
  } else if (marked !== recipient)
    throw new BackupError(
      `${to} has the backups of another installation or recovery key; choose another folder`,
    );
  await removeDrafts(store);
  await store.removeLeftovers();
  return store;
};

/** The ids of complete backups, oldest first. */
export const listBackups = async (store: BackupStore): Promise<string[]> => {
  const ids = (await store.names()).filter((name) => ID.test(name)).sort();
  if (store.renames) return ids;
  const complete: string[] = [];
  for (const id of ids) if ((await store.size(`${id}/${MANIFEST}`)) !== null) complete.push(id);
  return complete;
};

/** @throws BackupError when it is missing or was changed */
export const readManifest = async (store: BackupStore, id: string): Promise<Manifest> => {
  const name = `${id}/${MANIFEST}`;
  return parseManifest(store.locate(name), await readText(store, name));
};

/** All objects, with those that no backup references. */
export const listObjects = async (store: BackupStore): Promise<StoredObject[]> => {
  const objects: StoredObject[] = [];
  for await (const { name, changed_at } of store.list("objects/")) {
    const [, sha256] = OBJECT.exec(name) ?? [];
    if (sha256 !== undefined) objects.push({ name: sha256, changed_at });
  }
  return objects;
};

/** Splits the path of a backup into its place and its id. */
export const splitBackupPath = (path: string): { to: string; id: string } | null => {
  const full = isBucket(path) ? path.slice(0, path.endsWith("/") ? -1 : undefined) : resolve(path);
  const at = full.lastIndexOf("/");
  const id = full.slice(at + 1);
  return ID.test(id) ? { to: full.slice(0, at) || sep, id } : null;
};
