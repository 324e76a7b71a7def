import { join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { sha256OfFile, sizeIfThere } from "../../platform/files/durable.ts";
import { readEncrypted } from "./age.ts";
import { BackupError } from "./error.ts";
import { type Contents, CONTENTS_PART, contentsSchema, type Manifest } from "./manifest.ts";
import { objectPath, readManifest } from "./target.ts";

/** @throws BackupError naming the file when it is missing, cut short, or changed */
const verifyFile = async (path: string, expected: { bytes: number; sha256: string }) => {
  const bytes = await sizeIfThere(path);
  if (bytes === null) throw new BackupError(`${path} is missing`);
  if (bytes < expected.bytes)
    throw new BackupError(`${path} is cut short: it has ${bytes} of ${expected.bytes} bytes`);
  if (bytes > expected.bytes || (await sha256OfFile(path)) !== expected.sha256)
    throw new BackupError(`${path} was changed: its SHA-256 does not fit`);
};

/**
 * Reads every file of a backup and compares it with the manifest.
 * @throws BackupError naming the first file that does not fit
 */
export const verifyBackup = async (folder: string, id: string): Promise<Manifest> => {
  const manifest = await readManifest(join(folder, id));
  for (const part of manifest.parts) await verifyFile(join(folder, id, part.name), part);
  for (const object of manifest.objects)
    await verifyFile(objectPath(folder, object.sha256), object);
  return manifest;
};

/** The content of a part. @throws BackupError when the key does not open it */
export const readPart = async (path: string, identity: string): Promise<Readable> =>
  pipeline(await readEncrypted(path, identity), createGunzip(), () => undefined);

/** @throws BackupError when the key does not open it, or it does not fit to the manifest */
export const readContents = async (
  backup: string,
  manifest: Manifest,
  identity: string,
): Promise<Contents> => {
  const path = join(backup, CONTENTS_PART);
  const contents = contentsSchema.parse(JSON.parse(await text(await readPart(path, identity))));
  const objects = new Set(manifest.objects.map(({ sha256 }) => sha256));
  const parts = new Set(manifest.tables.map(({ part }) => part));
  if (
    contents.files.some(({ object }) => !objects.has(object)) ||
    contents.tables.some(({ part }) => !parts.has(part)) ||
    contents.tables.length !== manifest.tables.length
  )
    throw new BackupError(`${path} does not belong to the manifest beside it`);
  return contents;
};
