import { createReadStream } from "node:fs";
import { access, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { archiveFolder, BROKEN } from "../../../platform/database/archive.ts";
import type { PhysicalDatabase } from "../../../platform/database/embedded.ts";
import { ignore } from "../../../platform/files/durable.ts";
import type { Storage } from "../../../providers/storage/storage.ts";
import { encrypt } from "../age.ts";
import { copyFiles } from "../copy-files.ts";
import type { FileEntry, FileIndex } from "../file-index.ts";
import type { BackupStore } from "../store.ts";
import { walFolder } from "./base.ts";
import { listNewKeys } from "./new-keys.ts";

export const SEGMENT = /^[0-9A-F]{24}$/;
export const HISTORY = /^[0-9A-F]{8}\.history$/;

export interface Shipment {
  store: BackupStore;
  recipient: string;
  storage: Pick<Storage, "read" | "size">;
  physical: PhysicalDatabase;
  /** A login that reads every row. */
  client: pg.Client;
  index: FileIndex;
  system: string;
  /** Files stored before it are in the backup that the base belongs to. */
  since: Date;
}

/** What the spool has. `isBroken`: PostgreSQL had to drop a segment. */
export const readSpool = async (
  physical: PhysicalDatabase,
): Promise<{ names: string[]; isBroken: boolean } | null> => {
  const folder = archiveFolder(physical.home);
  const all = await readdir(folder).catch(ignore("ENOENT"));
  if (all === undefined) return null;
  return {
    // The history of a timeline is needed to read its segments.
    names: all
      .filter((name) => SEGMENT.test(name) || HISTORY.test(name))
      .sort((a, b) => Number(SEGMENT.test(a)) - Number(SEGMENT.test(b)) || a.localeCompare(b)),
    isBroken: all.includes(BROKEN),
  };
};

const writeCompressed = async (
  { store, recipient }: Pick<Shipment, "store" | "recipient">,
  name: string,
  content: Readable,
): Promise<void> => {
  const compressed = pipeline(content, createGzip(), () => undefined);
  await store.write(await encrypt(compressed, [recipient]), () => name);
};

/** Copies files that rows name since the last call, and notes their objects. */
const shipFiles = async (shipment: Shipment): Promise<void> => {
  const { client, since, index, store, storage, recipient } = shipment;
  const known = (key: string): boolean => index.find(key) !== undefined;
  const keys = (await listNewKeys(client, since)).filter((key) => !known(key));
  if (keys.length === 0) return;
  const copy = await copyFiles(keys, {
    ...{ store, recipients: [recipient], storage, index },
    sample: null,
  });
  const added: FileEntry[] = copy.files.filter(({ key }) => copy.copied.has(key));
  if (added.length === 0) return;
  const lines = added.map((entry) => JSON.stringify(entry)).join("\n");
  const name = `files-${new Date().toISOString().replace(/[:.]/g, "-")}.age`;
  const content = Readable.from([lines], { objectMode: false });
  await writeCompressed(shipment, `${walFolder(shipment)}/${name}`, content);
};

/**
 * Sends everything in the spool. Files come first, so that each row of a sent segment has its file.
 * Returns the number of segments.
 */
export const shipSpool = async (shipment: Shipment): Promise<number> => {
  const spool = await readSpool(shipment.physical);
  if (spool === null || spool.names.length === 0) return 0;
  await shipFiles(shipment);
  const folder = archiveFolder(shipment.physical.home);
  for (const name of spool.names) {
    const path = join(folder, name);
    await access(path);
    await writeCompressed(shipment, `${walFolder(shipment)}/${name}.age`, createReadStream(path));
    await rm(path);
  }
  return spool.names.length;
};
