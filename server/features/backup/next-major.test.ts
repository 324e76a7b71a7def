import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { createDatabase, type Database } from "../../platform/database/database.ts";
import { type Embedded, startEmbedded } from "../../platform/database/embedded.ts";
import { MIGRATIONS } from "../../platform/database/migrate.ts";
import { grantRuntime } from "../../platform/database/roles.ts";
import { createTestApp, type TestApp } from "../../testing/app.ts";
import { createDocumento } from "../../testing/factories.ts";
import { asAdmin, hashTables } from "../../testing/hash-tables.ts";
import { installPostgres17 } from "../../testing/postgres-17.ts";
import { makeKeyPair } from "./age.ts";
import { restoreBackup } from "./restore.ts";
import { runBackup } from "./run-backup.ts";

/** The first run loads PostgreSQL 17. Three databases start, on a machine that may be busy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Migrations and queries use this function of version 18. */
const UUIDV7 = `create function public.uuidv7() returns uuid language sql volatile as
  'select overlay(gen_random_uuid()::text placing ''7'' from 15)::uuid'`;

let root: string;
let server: TestApp;
let former: Embedded;
let db: Database;

const onRelato = ({ adminUrl }: Embedded): string => adminUrl.replace("/postgres?", "/relato?");
const readVersion = (url: string): Promise<string> =>
  asAdmin(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return rows[0]!.server_version;
  });

beforeAll(async () => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  root = await mkdtemp("/tmp/relato-major-");
  await chmod(root, 0o711);
  server = await createTestApp({ env: { DATA_DIR: join(root, "data") } });
  former = await startEmbedded({
    dataDir: join(root, "former"),
    native: await installPostgres17(),
  });
  await asAdmin(onRelato(former), (client) => client.query(UUIDV7));
  await asAdmin(former.migratorUrl, async (client) => {
    // `migrate` refuses this version.
    await applyMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
    await grantRuntime(client, "relato");
  });
  db = createDatabase(former.url, { max: 1 });
});
afterAll(async () => {
  await db.close();
  await former.stop();
  await server.close();
  await rm(root, { recursive: true, force: true });
});

it("moves a database of PostgreSQL 17 into 18 by backup and restoration", async () => {
  for (const titulo of ["Tosse\n\thá 3 dias \\. “não”", "Retorno ✓"])
    await createDocumento(db, { version: { titulo } });
  const before = await hashTables(onRelato(former));
  expect(before["public.documentos"]).toMatch(/^2 /);
  const { identity, recipient } = await makeKeyPair();
  const to = join(root, "disk");
  const deps = { ...server.deps, backup_url: former.backupUrl, physical: null };
  await runBackup(deps, { to, recipient, create: true, prune: true });
  const data = join(root, "restored");
  await restoreBackup(readConfig({ DATA_DIR: data }), to, identity);
  const restored = await startEmbedded({ dataDir: data });
  try {
    expect(await readVersion(former.adminUrl)).toMatch(/^17\./);
    expect(await readVersion(restored.adminUrl)).toMatch(/^18\./);
    expect(await hashTables(onRelato(restored))).toEqual(before);
  } finally {
    await restored.stop();
  }
});
