import { basename, join, resolve } from "node:path";
import pg from "pg";
import { type KnownHead, type RunQuery, verifyChains } from "../../platform/audit/verify-chain.ts";
import { sizeIfThere } from "../../platform/files/durable.ts";
import { BackupError } from "./error.ts";
import { MANIFEST, type Manifest } from "./manifest.ts";
import { listBackups, readManifest } from "./target.ts";

/** The heads of the audit log's chains that a backup has. */
export const knownHeadsOf = ({ audit_heads = [] }: Manifest, id: string): KnownHead[] =>
  audit_heads.map((head) => ({ ...head, source: `the backup ${id}` }));

/**
 * The heads of one backup, or of all backups in a folder. It needs no recovery key.
 * @throws BackupError
 */
export const readBackupHeads = async (path: string): Promise<KnownHead[]> => {
  if ((await sizeIfThere(join(path, MANIFEST))) !== null)
    return knownHeadsOf(await readManifest(path), basename(resolve(path)));
  const heads: KnownHead[] = [];
  const ids = await listBackups(path);
  if (ids.length === 0) throw new BackupError(`${path} has no backups`);
  for (const id of ids) heads.push(...knownHeadsOf(await readManifest(join(path, id)), id));
  return heads;
};

/**
 * Verifies the audit log of a restored database against the heads of its backup.
 * @throws BackupError naming the first wrong entry
 */
export const verifyRestoredAudit = async (
  adminUrl: string,
  manifest: Manifest,
  id: string,
): Promise<void> => {
  const url = new URL(adminUrl);
  url.pathname = "/relato";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const query: RunQuery = async <Row extends object>(text: string, params?: unknown[]) =>
    (await client.query(text, params)).rows as Row[];
  try {
    await client.query("begin read only");
    const { chains } = await verifyChains(query, knownHeadsOf(manifest, id));
    const wrong = chains.find(({ fault }) => fault !== null);
    if (wrong === undefined) return;
    throw new BackupError(
      `the audit log was changed: ${wrong.fault}; run npm run -s relato -- verify-audit`,
    );
  } finally {
    await client.end();
  }
};
