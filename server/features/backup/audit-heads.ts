import pg from "pg";
import { type KnownHead, type RunQuery, verifyChains } from "../../platform/audit/verify-chain.ts";
import { BackupError } from "./error.ts";
import type { Manifest } from "./manifest.ts";
import { openStore } from "./open-store.ts";
import type { StoreConfig } from "./store.ts";
import { listBackups, readManifest, splitBackupPath } from "./target.ts";

/** The heads of the audit log's chains that a backup has. */
export const knownHeadsOf = ({ audit_heads = [] }: Manifest, id: string): KnownHead[] =>
  audit_heads.map((head) => ({ ...head, source: `the backup ${id}` }));

/**
 * The heads of one backup, or of all backups in a place. It needs no recovery key.
 * @throws BackupError
 */
export const readBackupHeads = async (path: string, config: StoreConfig): Promise<KnownHead[]> => {
  const named = splitBackupPath(path);
  const store = await openStore(named?.to ?? path, config);
  const ids = named === null ? await listBackups(store) : [named.id];
  if (ids.length === 0) throw new BackupError(`${path} has no backups`);
  const heads: KnownHead[] = [];
  for (const id of ids) heads.push(...knownHeadsOf(await readManifest(store, id), id));
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
