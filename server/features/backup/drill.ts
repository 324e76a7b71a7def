import { createWriteStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import type { Document } from "@relato/shared/domain/document.ts";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../platform/config/config.ts";
import { createDatabase, readAs } from "../../platform/database/database.ts";
import { type Embedded, startEmbedded } from "../../platform/database/embedded.ts";
import { verifyRestoredAudit } from "./audit-heads.ts";
import { decrypt, Meter } from "./age.ts";
import type { CreatedBackup } from "./create-backup.ts";
import { BackupError } from "./error.ts";
import { loadDatabase } from "./load-database.ts";
import { makeReachable, openBackup } from "./restore.ts";
import { objectName } from "./target.ts";

export interface Drilled {
  /** Files that were decrypted and compared; of the others the encrypted copy was. */
  decrypted: number;
  has_opened_document: boolean;
  has_decoded_audio: boolean;
}

export interface DrillDeps {
  config: Pick<Config, "data_dir">;
  audio: Pick<Deps["audio"], "readContent">;
}

const PREFIX = "drill.";

const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Decrypts what this backup added. The sample is written to `path`. */
const compareFiles = async (
  { store, contents, copied, sample, drill }: CreatedBackup,
  path: string,
): Promise<number> => {
  const added = contents.files.filter(({ key }) => copied.has(key));
  for (const { key, sha256, object } of added) {
    const meter = new Meter();
    const label = store.locate(objectName(object));
    await pipeline(
      await decrypt(await store.read(objectName(object)), label, drill.identity),
      meter,
      key === sample ? createWriteStream(path, { mode: 0o600 }) : discard(),
    );
    if (meter.hash.digest("hex") !== sha256)
      throw new BackupError(`${label} decrypts to another file`);
  }
  return added.length;
};

const findDocument = async (
  { adminUrl }: Embedded,
  sample: string | null,
): Promise<{ id: string; medico_id: string } | null> => {
  const admin = new URL(adminUrl);
  admin.pathname = "/relato";
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; medico_id: string }>(
      `select d.id, d.medico_id
         from documentos d join document_versions v on v.documento_id = d.id
        where $1::text is null or exists (
          select from gravacoes g join gravacao_segmentos s on s.gravacao_id = g.id
           where g.consulta_id = d.consulta_id and s.storage_key = $1)
        order by d.created_at desc limit 1`,
      [sample],
    );
    return rows[0] ?? null;
  } finally {
    await client.end();
  }
};

/** Opens a document as its doctor does. False when the backup has none. */
const openDocument = async (embedded: Embedded, sample: string | null): Promise<boolean> => {
  const found = await findDocument(embedded, sample);
  if (found === null) return false;
  const db = createDatabase(embedded.url, { max: 1 });
  try {
    const rows = await readAs(db, found.medico_id, (tx) =>
      tx.query<{ content: Document }>(
        `select content from document_versions
          where documento_id = $1 order by number desc limit 1`,
        [found.id],
      ),
    );
    if (!Array.isArray(rows[0]?.content.sections))
      throw new BackupError("the restored document cannot be opened");
    return true;
  } finally {
    await db.close();
  }
};

/**
 * A disk is read again whole each night. From a bucket only what is new is read; the length of the
 * others is compared.
 */
const isReadFor = ({ store, contents, copied }: CreatedBackup) => {
  const added = new Set(
    contents.files.filter(({ key }) => copied.has(key)).map(({ object }) => object),
  );
  return (sha256: string): boolean => store.renames || added.has(sha256);
};

/** What a killed drill left. Its database stopped with its process. */
const removeLeftovers = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir))
    if (name.startsWith(PREFIX)) await rm(join(dataDir, name), { recursive: true, force: true });
};

/**
 * Restores a backup into a temporary database, compares rows and hashes, verifies the audit log,
 * opens its newest document and decodes the sound of it. Older files are encrypted to keys that are
 * gone, except the recovery key: their encrypted copies are compared by SHA-256.
 * @throws BackupError, DatabaseStartError, SpeechError
 */
export const drillBackup = async (
  created: CreatedBackup,
  { config, audio }: DrillDeps,
): Promise<Drilled> => {
  const { data_dir } = config;
  await removeLeftovers(data_dir);
  const backup = await openBackup(created, created.drill.identity, { isRead: isReadFor(created) });
  const staging = join(data_dir, `${PREFIX}${process.pid}`);
  try {
    await makeReachable(data_dir);
    await makeReachable(staging);
    const sound = join(staging, "sample");
    const decrypted = await compareFiles(created, sound);
    const embedded = await startEmbedded({ dataDir: staging });
    try {
      await loadDatabase(embedded, backup, join(staging, "migrations"));
      await verifyRestoredAudit(embedded.adminUrl, created.manifest, created.id);
      const { sample, copied } = created;
      const has_decoded_audio = sample !== null && copied.has(sample);
      if (has_decoded_audio) await audio.readContent(sound);
      const has_opened_document = await openDocument(embedded, sample);
      return { decrypted, has_opened_document, has_decoded_audio };
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
};
