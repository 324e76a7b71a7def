import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import pg from "pg";
import { prepareArchive } from "../../../platform/database/archive.ts";
import type { PhysicalDatabase } from "../../../platform/database/embedded.ts";
import { encrypt } from "../age.ts";
import type { BackupStore } from "../store.ts";
import { writeText } from "../target.ts";
import { type Base, baseFolder, BASE_PART, formatBase } from "./base.ts";
import { TAR_END, tarEntry, tarFolder } from "./tar.ts";

/** Half of the minute that may be lost; the rest is for sending. */
const SEGMENT_S = 30;
const STOP_TIMEOUT = "5min";

/**
 * Recovery makes these again, or they belong to the running server
 * (https://www.postgresql.org/docs/18/protocol-replication.html, BASE_BACKUP).
 */
const UNWANTED = [
  /^pg_wal\//,
  /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//,
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|current_logfiles)/,
  /(^|\/)(pgsql_tmp|pg_internal\.init)/,
];
const CONTROL = "global/pg_control";
const isWanted = (name: string): boolean =>
  name !== CONTROL && !UNWANTED.some((form) => form.test(name));

/** The server may write it at this moment: read until two readings are the same. */
const readControl = async (path: string): Promise<Buffer> => {
  for (let last = await readFile(path); ;) {
    const now = await readFile(path);
    if (now.equals(last)) return now;
    last = now;
  }
};

/** Finished segments are copied into the spool from now on, at least every SEGMENT_S seconds. */
const startArchiving = async (client: pg.Client, { home }: PhysicalDatabase): Promise<void> => {
  await prepareArchive(home);
  await client.query(`alter system set archive_timeout = '${SEGMENT_S}s'`);
  await client.query("select pg_reload_conf()");
};

const readStart = async (client: pg.Client): Promise<Pick<Base, "system" | "start">> => {
  const { rows } = await client.query<{ system: string; start: string }>(
    `select (select system_identifier::text from pg_control_system()) as system,
            pg_walfile_name(pg_backup_start('relato', true)) as start`,
  );
  return rows[0]!;
};

/** The whole archive. At its end the database's backup mode is left. */
async function* writeArchive(
  client: pg.Client,
  { home }: PhysicalDatabase,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  for await (const chunk of tarFolder(home.data, "data", isWanted)) {
    signal?.throwIfAborted();
    yield chunk;
  }
  yield* tarEntry(`data/${CONTROL}`, await readControl(join(home.data, CONTROL)));
  // Returns when all segments that the base needs are in the spool.
  const { rows } = await client.query<{ label: string }>(
    "select labelfile as label from pg_backup_stop(true)",
  );
  yield* tarEntry("data/backup_label", rows[0]!.label);
  // The passwords of the roles.
  yield* tarEntry("secrets.json", await readFile(home.secrets));
  yield TAR_END;
}

/**
 * Copies the files of the running cluster, and archives its WAL from now on. Together they restore
 * any moment after the copy.
 * @throws BackupError, Error of the database
 */
export const createBase = async (
  physical: PhysicalDatabase,
  place: { store: BackupStore; id: string; recipient: string },
  signal?: AbortSignal,
): Promise<Base> => {
  const { store, id, recipient } = place;
  const client = new pg.Client({
    connectionString: physical.adminUrl,
    application_name: "relato base backup",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = '${STOP_TIMEOUT}'`);
    await startArchiving(client, physical);
    const start = await readStart(client);
    const archive = Readable.from(writeArchive(client, physical, signal), { objectMode: false });
    const compressed = pipeline(archive, createGzip({ level: 3 }), () => undefined);
    const folder = baseFolder(id);
    const written = await store.write(
      await encrypt(compressed, [recipient]),
      () => `${folder}/${BASE_PART}`,
    );
    const base: Base = { format: 1, ...start, ready_at: new Date().toISOString(), ...written };
    await writeText(store, `${folder}/manifest.json`, formatBase(base));
    return base;
  } finally {
    await client.end().catch(() => undefined);
  }
};
