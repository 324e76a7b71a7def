import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { createDatabase, readAs } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createEmptyDatabase } from "../../testing/database.ts";
import { createConsulta, createDocumento } from "../../testing/factories.ts";
import { asAdmin, hashTables } from "../../testing/hash-tables.ts";
import { type KeyPair, makeKeyPair } from "./age.ts";
import { openExternalDatabase } from "./external-database.ts";
import { createFolderStore } from "./folder-store.ts";
import { formatManifest } from "./manifest.ts";
import { restoreBackup } from "./restore.ts";
import { runBackup } from "./run-backup.ts";
import { listBackups, readManifest } from "./target.ts";

/** A drill starts a database, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let root: string;
let server: TestApp;
let doctor: TestClient;
let keys: KeyPair;
let target: string;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  root = await mkdtemp("/tmp/relato-external-");
  await chmod(root, 0o711);
  target = join(root, "disk");
  keys = await makeKeyPair();
  server = await createTestApp({ env: { DATA_DIR: join(root, "data") } });
  doctor = await signUp(server.app);
  const consulta = await createConsulta(server.deps.db, { medico_id: doctor.id });
  await createDocumento(server.deps.db, { medico_id: doctor.id, consulta_id: consulta.id });
  // Writes queued entries, which would come after the backup.
  await server.deps.audit.close();
  await runBackup(server.deps, {
    ...{ to: target, recipient: keys.recipient, create: true, prune: true },
  });
  empty = await createEmptyDatabase();
});
afterAll(async () => {
  await empty.drop();
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const configOf = (data: string) =>
  readConfig({
    DATABASE_URL: empty.url,
    DATABASE_MIGRATOR_URL: empty.migratorUrl,
    DATA_DIR: join(root, data),
  });

/** How each trigger and each table's row-level security is set, and all references. */
const readChecks = (adminUrl: string) =>
  asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as line
         from pg_trigger where not tgisinternal
        union all select oid::regclass || ' ' || relrowsecurity || relforcerowsecurity
         from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        union all select conrelid::regclass || ' ' || conname || ' ' || convalidated
                           || ' ' || pg_get_constraintdef(oid)
         from pg_constraint where contype = 'f' order by 1`,
    );
    return rows.map(({ line }) => line).filter((line) => !line.includes("pgboss"));
  });

it("leaves an empty database empty when a restoration into it fails", async () => {
  const config = configOf("failed");
  const external = await openExternalDatabase(config);
  const store = await createFolderStore(target);
  const [id = ""] = await listBackups(store);
  const path = join(target, id, "manifest.json");
  const manifest = await readManifest(store, id);
  const tables = manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 }));
  await writeFile(path, formatManifest({ ...manifest, tables }));
  await expect(restoreBackup(config, target, keys.identity)).rejects.toThrow("the manifest says");
  await writeFile(path, formatManifest(manifest));
  expect(external).not.toBeNull();
  expect(await openExternalDatabase(config)).not.toBeNull();
  await expect(readdir(config.data_dir)).rejects.toThrow("ENOENT");
});

it("refuses a changed, cut or missing file before it writes, and names it", async () => {
  const config = configOf("damaged");
  const store = await createFolderStore(target);
  const [id = ""] = await listBackups(store);
  const path = join(target, id, "public.consultas.age");
  const content = await readFile(path);
  const middle = content.length >> 1;
  const refuse = (problem: string) =>
    expect(restoreBackup(config, target, keys.identity)).rejects.toThrow(`${path} ${problem}`);
  await writeFile(path, content.with(middle, content[middle]! ^ 1));
  await refuse("was changed");
  await writeFile(path, content.subarray(0, middle));
  await refuse("is cut short");
  await rm(path);
  await refuse("is missing");
  await writeFile(path, content);
  expect(await openExternalDatabase(config)).not.toBeNull();
  await expect(readdir(config.data_dir)).rejects.toThrow("ENOENT");
});

it("restores into an empty database elsewhere, without a superuser's rights", async () => {
  const config = configOf("restored");
  const before = await hashTables(server.database.adminUrl);
  await restoreBackup(config, target, keys.identity);
  expect(await hashTables(empty.adminUrl)).toEqual(before);
  expect(await readChecks(empty.adminUrl)).toEqual(await readChecks(server.database.adminUrl));
  expect((await readdir(config.data_dir)).sort()).toEqual(["auth-secret", "files", "files-key"]);
  const db = createDatabase(empty.url, { max: 1 });
  const rows = await readAs(db, doctor.id, (tx) => tx.query("select id from documentos"));
  await db.close();
  expect(rows).toHaveLength(1);
});

it("refuses a database that is not empty, and names it", async () => {
  const config = configOf("second");
  const name = new URL(empty.url).pathname.slice(1);
  await expect(restoreBackup(config, target, keys.identity)).rejects.toThrow(
    new RegExp(`the database ${name} of DATABASE_URL is not empty \\(.+\\); create another`),
  );
  await expect(readdir(config.data_dir)).rejects.toThrow("ENOENT");
});
