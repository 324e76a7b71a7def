import { createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { type Embedded, startEmbedded } from "../../../platform/database/embedded.ts";
import {
  DatabaseStartError,
  give,
  type Home,
  prepareHome,
  run,
} from "../../../platform/database/home.ts";
import { decrypt } from "../age.ts";
import { BackupError } from "../error.ts";
import { type FileEntry, parseEntry } from "../file-index.ts";
import type { BackupStore } from "../store.ts";
import { readPart } from "../verify-backup.ts";
import { type Base, BASE_PART, baseFolder, walFolder } from "./base.ts";
import { HISTORY, SEGMENT } from "./ship.ts";
import { untar } from "./tar.ts";

export interface Archive {
  store: BackupStore;
  base: Base & { id: string };
  identity: string;
}

/** A segment's place in the WAL, without the timeline. */
const positionOf = (name: string): bigint =>
  BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`);

/** The names of the segments since the base. @throws BackupError naming the place of a gap */
const listSegments = async ({ store, base }: Archive): Promise<string[]> => {
  const folder = walFolder(base);
  const names: string[] = [];
  for await (const { name } of store.list(`${folder}/`)) {
    const file = name.slice(folder.length + 1).replace(/\.age$/, "");
    if (HISTORY.test(file) || (SEGMENT.test(file) && positionOf(file) >= positionOf(base.start)))
      names.push(file);
  }
  const segments = names.filter((name) => SEGMENT.test(name));
  const positions = [...new Set(segments.map(positionOf))].sort((a, b) => (a < b ? -1 : 1));
  let next = positionOf(base.start);
  for (const position of positions) {
    if (position !== next)
      throw new BackupError(
        `${store.locate(folder)} has no segment ${next.toString(16)} although later ones exist; ` +
          "restore the newest backup without --to",
      );
    next++;
  }
  if (positions.length === 0)
    throw new BackupError(`${store.locate(folder)} has no segment ${base.start}`);
  return names.sort();
};

/** Writes the segments, still compressed, into the folder that PostgreSQL takes them from. */
const fetchSegments = async (archive: Archive, folder: string): Promise<void> => {
  const { store, base, identity } = archive;
  for (const name of await listSegments(archive)) {
    const file = `${walFolder(base)}/${name}.age`;
    const plain = await decrypt(await store.read(file), store.locate(file), identity);
    await pipeline(plain, createWriteStream(join(folder, `${name}.gz`), { mode: 0o600 }));
  }
};

/** Exit code 1 is the end of the archive. More than 125 stops the recovery. */
const RESTORE_COMMAND =
  'test -f ../recovery/%f.gz || exit 1; gzip -dc < ../recovery/%f.gz > "%p" || exit 200';

const giveAll = async ({ account, cluster }: Home): Promise<void> => {
  if (account.uid === undefined) return;
  await run({}, "/", "chown", ["-R", `${account.uid}:${account.gid}`, cluster]);
};

/**
 * Makes a cluster below `dataDir` from a base and the WAL since, until a moment or the end of the
 * archive (null). It runs.
 * @throws BackupError, DatabaseStartError
 */
export const recoverCluster = async (
  archive: Archive,
  dataDir: string,
  until: Date | null,
): Promise<Embedded> => {
  const { store, base, identity } = archive;
  const home = await prepareHome(dataDir);
  await mkdir(home.cluster, { mode: 0o700 });
  await untar(await readPart(store, `${baseFolder(base.id)}/${BASE_PART}`, identity), home.cluster);
  const recovery = join(home.cluster, "recovery");
  await mkdir(recovery, { mode: 0o700 });
  await fetchSegments(archive, recovery);
  await mkdir(join(home.data, "pg_wal"), { recursive: true, mode: 0o700 });
  await writeFile(join(home.data, "recovery.signal"), "");
  await give(home.account, home.cluster);
  await giveAll(home);
  const embedded = await startEmbedded({
    dataDir,
    settings: {
      restore_command: RESTORE_COMMAND,
      recovery_target_action: "promote",
      // The server counts as ready when the recovery has ended, not before.
      hot_standby: "off",
      ...(until !== null && { recovery_target_time: until.toISOString().replace("Z", "+00") }),
    },
  }).catch((error: unknown) => {
    if (
      error instanceof DatabaseStartError &&
      /before configured recovery target/.test(error.message)
    )
      throw new BackupError(
        "the archive ends before that moment; use --to latest for the last one that it has",
      );
    throw error;
  });
  await rm(recovery, { recursive: true });
  return embedded;
};

/** The objects of files that were stored since the base. */
export const readShippedFiles = async ({
  store,
  base,
  identity,
}: Archive): Promise<FileEntry[]> => {
  const folder = walFolder(base);
  const entries: FileEntry[] = [];
  for await (const { name } of store.list(`${folder}/`)) {
    if (!name.startsWith(`${folder}/files-`)) continue;
    for await (const line of createInterface({ input: await readPart(store, name, identity) }))
      entries.push(...parseEntry(line));
  }
  return entries;
};
