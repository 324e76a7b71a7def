import { lstat, mkdir, readdir, readFile, realpath, rm, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { ignore, makeFolder, systemCode, writeFileDurably } from "../../platform/files/durable.ts";
import { BackupError } from "./error.ts";
import { MANIFEST, type Manifest, parseManifest } from "./manifest.ts";
import type { StoredObject } from "./plan-pruning.ts";

/*
 * A folder with backups:
 *   relato-backups.json      the public key of the installation that they belong to
 *   <time>/                  a backup: manifest.json and its encrypted parts
 *   <time>.partial/          a backup that is being made, or whose process was killed
 *   objects/ab/<sha256>.age  encrypted files, shared by all backups
 */

const MARKER = "relato-backups.json";
const PARTIAL = ".partial";
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const OBJECT = /^([0-9a-f]{64})\.age$/;

export const idOf = (madeAt: Date): string => madeAt.toISOString().replace(/[:.]/g, "-");
export const partialFolder = (folder: string, id: string): string => join(folder, id + PARTIAL);
export const objectFolder = (folder: string, sha256: string): string =>
  join(folder, "objects", sha256.slice(0, 2));
export const objectPath = (folder: string, sha256: string): string =>
  join(objectFolder(folder, sha256), `${sha256}.age`);

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
  data_dir: string;
  recipient: string;
  /** False: the folder must exist and be marked. A disk that is not mounted leaves it empty. */
  create: boolean;
}

const readMarker = async (folder: string): Promise<string | null> => {
  const text = await readFile(join(folder, MARKER), "utf8").catch(ignore("ENOENT"));
  if (text === undefined) return null;
  try {
    return String((JSON.parse(text) as { recipient?: unknown }).recipient);
  } catch {
    throw new BackupError(`${join(folder, MARKER)} was changed or cut short`);
  }
};

/**
 * Prepares a folder for backups and returns its real path. Removes what a killed backup left.
 * @throws BackupError when the folder cannot be used
 */
export const openTarget = async (
  path: string,
  { data_dir, recipient, create }: TargetOptions,
): Promise<string> => {
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
  await checkPlace(folder, data_dir);
  const marked = await readMarker(folder);
  if (marked === null) {
    if (!create)
      throw new BackupError(
        `${path} has no backups of this installation: mount its disk, or run ` +
          `npm run -s relato -- backup ${path} once`,
      );
    await writeFileDurably(join(folder, MARKER), `${JSON.stringify({ recipient })}\n`);
  } else if (marked !== recipient)
    throw new BackupError(
      `${path} has the backups of another installation or recovery key; choose another folder`,
    );
  for (const name of await readdir(folder))
    if (name.endsWith(PARTIAL) && ID.test(name.slice(0, -PARTIAL.length)))
      await rm(join(folder, name), { recursive: true, force: true });
  const objects = join(folder, "objects");
  await mkdir(objects, { recursive: true, mode: 0o700 });
  for (const name of await readdir(objects))
    if (name.endsWith(".tmp")) await rm(join(objects, name), { force: true });
  return folder;
};

/** The ids of complete backups, oldest first. */
export const listBackups = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder).catch(ignore("ENOENT", "ENOTDIR"))) ?? [];
  return names.filter((name) => ID.test(name)).sort();
};

/** @throws BackupError when it is missing or was changed */
export const readManifest = async (backup: string): Promise<Manifest> => {
  const path = join(backup, MANIFEST);
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new BackupError(`${path} is missing or cannot be read (${systemCode(error)})`);
  });
  return parseManifest(path, text);
};

/** All objects, with those that no backup references. */
export const listObjects = async (folder: string): Promise<StoredObject[]> => {
  const objects: StoredObject[] = [];
  for (const entry of await readdir(join(folder, "objects"), {
    recursive: true,
    withFileTypes: true,
  })) {
    const [, name] = OBJECT.exec(entry.name) ?? [];
    if (name === undefined || !entry.isFile()) continue;
    const found = await lstat(join(entry.parentPath, entry.name)).catch(ignore("ENOENT"));
    if (found !== undefined) objects.push({ name, changed_at: found.mtime });
  }
  return objects;
};

/** Splits the path of a backup into its folder of backups and its id. */
export const splitBackupPath = (path: string): { folder: string; id: string } | null => {
  const full = resolve(path);
  const at = full.lastIndexOf(sep);
  const id = full.slice(at + 1);
  return ID.test(id) ? { folder: full.slice(0, at) || sep, id } : null;
};
