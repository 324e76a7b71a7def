import { createHash } from "node:crypto";
import { pipeline, type Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline as finish } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { decrypt } from "./age.ts";
import { BackupError } from "./error.ts";
import { type Contents, CONTENTS_PART, contentsSchema, type Manifest } from "./manifest.ts";
import type { BackupStore } from "./store.ts";
import { objectName, type PlacedBackup, readManifest } from "./target.ts";

const hashOf = async (source: Readable): Promise<string> => {
  const hash = createHash("sha256");
  await finish(source, hash);
  return hash.digest("hex");
};

/**
 * `isRead`: false compares only the length.
 * @throws BackupError naming the file when it is missing, cut short, or changed
 */
export const verifyFile = async (
  store: BackupStore,
  name: string,
  expected: { bytes: number; sha256: string },
  isRead: boolean,
): Promise<void> => {
  const path = store.locate(name);
  const bytes = await store.size(name);
  if (bytes === null) throw new BackupError(`${path} is missing`);
  if (bytes < expected.bytes)
    throw new BackupError(`${path} is cut short: it has ${bytes} of ${expected.bytes} bytes`);
  if (
    bytes > expected.bytes ||
    (isRead && (await hashOf(await store.read(name))) !== expected.sha256)
  )
    throw new BackupError(`${path} was changed: its SHA-256 does not fit`);
};

/**
 * Reads every file of a backup and compares it with the manifest. Of objects for which `isRead` is
 * false, only the length is compared.
 * @throws BackupError naming the first file that does not fit
 */
export const verifyBackup = async (
  { store, id }: PlacedBackup,
  isRead: (sha256: string) => boolean = () => true,
): Promise<Manifest> => {
  const manifest = await readManifest(store, id);
  for (const part of manifest.parts) await verifyFile(store, `${id}/${part.name}`, part, true);
  for (const object of manifest.objects)
    await verifyFile(store, objectName(object.sha256), object, isRead(object.sha256));
  return manifest;
};

/** The content of a compressed file. @throws BackupError when the key does not open it */
export const readPart = async (
  store: BackupStore,
  name: string,
  identity: string,
): Promise<Readable> =>
  pipeline(
    await decrypt(await store.read(name), store.locate(name), identity),
    createGunzip(),
    () => undefined,
  );

/** @throws BackupError when the key does not open it, or it does not fit to the manifest */
export const readContents = async (
  { store, id }: PlacedBackup,
  manifest: Manifest,
  identity: string,
): Promise<Contents> => {
  const name = `${id}/${CONTENTS_PART}`;
  const content = await text(await readPart(store, name, identity));
  const contents = contentsSchema.parse(JSON.parse(content));
  const objects = new Set(manifest.objects.map(({ sha256 }) => sha256));
  const parts = new Set(manifest.tables.map(({ part }) => part));
  if (
    contents.files.some(({ object }) => !objects.has(object)) ||
    contents.tables.some(({ part }) => !parts.has(part)) ||
    contents.tables.length !== manifest.tables.length
  )
    throw new BackupError(`${store.locate(name)} does not belong to the manifest beside it`);
  return contents;
};
