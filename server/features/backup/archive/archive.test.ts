import { chmod, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { archiveFolder } from "../../../platform/database/archive.ts";
import { readConfig } from "../../../platform/config/config.ts";
import { startEmbedded } from "../../../platform/database/embedded.ts";
import { sha256OfFile } from "../../../platform/files/durable.ts";
import { createStorage } from "../../../providers/storage/create.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createConsulta } from "../../../testing/factories.ts";
import { asAdmin } from "../../../testing/hash-tables.ts";
import { claimOf, finish, openGravacao, sendSegment } from "../../../testing/tus.ts";
import { type KeyPair, makeKeyPair } from "../age.ts";
import { createFolderStore } from "../folder-store.ts";
import { storeRecipient } from "../recovery-key.ts";
import { runBackup } from "../run-backup.ts";
import { readBackupState } from "../state.ts";
import { listBases } from "./base.ts";
import { startShipping } from "./jobs.ts";
import { restorePoint } from "./restore-point.ts";
import { readSpool } from "./ship.ts";

/** Each restoration starts a database, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const SOON = { timeout: 60_000, interval: 100 };

let root: string;
let target: string;
let server: TestApp;
let doctor: TestClient;
let keys: KeyPair;
let sound: Buffer;
let stopShipping: () => Promise<void>;

const embeddedUrl = (adminUrl: string): string => adminUrl.replace("/postgres?", "/relato?");
const onDatabase = <T>(sql: string) => {
  const { adminUrl } = server.deps.physical!;
  return asAdmin(embeddedUrl(adminUrl), async (client) => (await client.query(sql)).rows as T[]);
};
/** Ends the segment, and waits until it was sent. */
const ship = async (): Promise<void> => {
  const { physical } = server.deps;
  const [last] = await onDatabase<{ name: string }>(
    "select pg_walfile_name(pg_current_wal_lsn()) as name, pg_switch_wal()",
  );
  const store = await createFolderStore(target);
  await vi.waitFor(async () => {
    const [base] = await listBases(store);
    expect(await store.size(`wal/${base?.system}/${last?.name}.age`)).not.toBeNull();
    expect((await readSpool(physical!))?.names).toEqual([]);
  }, SOON);
};
const record = async (content: Buffer): Promise<void> => {
  const gravacao = await openGravacao(doctor);
  await sendSegment(doctor, { gravacao_id: gravacao }, content);
  await finish(doctor, gravacao, [claimOf(content)]);
};
const back = (data: string, until: Date | null) =>
  restorePoint(readConfig({ DATA_DIR: join(root, data) }), target, keys.identity, until);
const listConsultas = async (data: string): Promise<string[]> => {
  const embedded = await startEmbedded({ dataDir: join(root, data) });
  try {
    const { rows } = await asAdmin(embeddedUrl(embedded.adminUrl), (client) =>
      client.query<{ id: string }>("select id from consultas"),
    );
    return rows.map(({ id }) => id).sort();
  } finally {
    await embedded.stop();
  }
};

beforeAll(async () => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  root = await mkdtemp("/tmp/relato-archive-");
  await chmod(root, 0o711);
  target = join(root, "disk");
  keys = await makeKeyPair();
  const none = { DATABASE_URL: "", DATABASE_MIGRATOR_URL: "" };
  const env = { ...none, DATA_DIR: join(root, "data"), BACKUP_TO: target };
  server = await createTestApp({ env });
  await storeRecipient(server.deps.config.data_dir, keys.recipient);
  doctor = await signUp(server.app);
  sound = await readFile(
    join(import.meta.dirname, "../../../providers/speech/fixtures/chrome-mediarecorder-pt.webm"),
  );
  await record(sound);
  await runBackup(server.deps, {
    ...{ to: target, recipient: keys.recipient, create: true, prune: true },
  });
  stopShipping = startShipping(server.deps);
});
afterAll(async () => {
  await stopShipping();
  await server.close();
  await rm(root, { recursive: true, force: true });
});

let first: string;
let second: string;
let between: Date;

it("restores what was written since the backup, with its files", async () => {
  first = (await createConsulta(server.deps.db, { medico_id: doctor.id })).id;
  await record(sound.subarray(0, 100_000));
  const [now] = await onDatabase<{ now: Date }>("select clock_timestamp() as now");
  between = now!.now;
  second = (await createConsulta(server.deps.db, { medico_id: doctor.id })).id;
  await ship();
  expect(await back("latest", null)).toMatchObject({ files: 2, missing: 0 });
  expect(await listConsultas("latest")).toEqual([first, second].sort());
  const storage = await createStorage(readConfig({ DATA_DIR: join(root, "latest") }));
  const hashes: string[] = [];
  for await (const key of storage.list())
    hashes.push(await storage.withLocalFile(key, sha256OfFile));
  expect(hashes.sort()).toEqual(
    [claimOf(sound), claimOf(sound.subarray(0, 100_000))].map((claim) => claim.sha256).sort(),
  );
});

it("restores a moment between two rows, and refuses others that it does not have", async () => {
  await back("moment", between);
  expect(await listConsultas("moment")).toEqual([first]);
  await expect(back("early", new Date("2020-01-01"))).rejects.toThrow("the archive of");
  await expect(back("late", new Date("2099-01-01"))).rejects.toThrow("ends before that moment");
});

it("refuses an archive with a gap, and names the segment", async () => {
  const store = await createFolderStore(target);
  const [base] = await listBases(store);
  await ship();
  const path = join(target, "wal", base!.system, `${base!.start}.age`);
  await rename(path, `${path}.away`);
  await expect(back("gap", null)).rejects.toThrow("has no segment");
  await rename(`${path}.away`, path);
});

it("refuses a base or a segment that was changed or cut short, and names it", async () => {
  const [base] = await listBases(await createFolderStore(target));
  const basePath = join(target, "bases", base!.id, "base.age");
  const segment = join(target, "wal", base!.system, `${base!.start}.age`);
  for (const path of [basePath, segment]) {
    const content = await readFile(path);
    await writeFile(path, content.with(content.length - 100, content.at(-100)! ^ 1));
    await expect(back("changed", null)).rejects.toThrow(`${path} was changed`);
    await writeFile(path, content.subarray(0, content.length - 100));
    await expect(back("cut", null)).rejects.toThrow(
      new RegExp(`${path} (is cut short|was changed or cut short)`),
    );
    await writeFile(path, content);
  }
});

it("drops segments when the spool is full, and says so", async () => {
  const { config, physical } = server.deps;
  expect(await readBackupState(config)).toMatchObject({ archive: { is_broken: false } });
  await stopShipping();
  const folder = archiveFolder(physical!.home);
  const filler = Array.from({ length: 70 }, (_, n) => join(folder, `filler${n}`));
  for (const path of filler) await writeFile(path, "");
  await createConsulta(server.deps.db, { medico_id: doctor.id });
  await onDatabase("select pg_switch_wal()");
  await vi.waitFor(async () => expect((await readSpool(physical!))?.isBroken).toBe(true), SOON);
  for (const path of filler) await rm(path);
  stopShipping = startShipping(server.deps);
  await vi.waitFor(async () => {
    const state = await readBackupState(config);
    expect(state).toMatchObject({ archive: { is_broken: true }, warning: "archive_broken" });
  }, SOON);
  expect(server.logged.join("")).toContain("archive broken");
});
