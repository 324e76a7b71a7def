import { chmod, cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { chainKeyOf, verifyChains } from "../../platform/audit/verify-chain.ts";
import { readConfig } from "../../platform/config/config.ts";
import { startEmbedded } from "../../platform/database/embedded.ts";
import { sha256OfFile } from "../../platform/files/durable.ts";
import { createStorage } from "../../providers/storage/create.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento } from "../../testing/factories.ts";
import { asAdmin, hashTables } from "../../testing/hash-tables.ts";
import { writeNewerMigrations } from "../../testing/newer-migrations.ts";
import { claimOf, finish, openGravacao, sendSegment } from "../../testing/tus.ts";
import { type KeyPair, makeKeyPair } from "./age.ts";
import { readBackupHeads } from "./audit-heads.ts";
import { createFolderStore } from "./folder-store.ts";
import { backUp } from "./jobs.ts";
import { formatManifest, type Manifest } from "./manifest.ts";
import { storeRecipient } from "./recovery-key.ts";
import { restoreBackup } from "./restore.ts";
import { runBackup } from "./run-backup.ts";
import { readBackupState } from "./state.ts";
import { listBackups, listObjects, objectName, readManifest } from "./target.ts";

/** A drill starts a database, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let root: string;
let server: TestApp;
let doctor: TestClient;
let sound: Buffer;
let keys: KeyPair;
/** The folder of backups, and the id of the first one. */
let target: string;
let first: string;

const record = async (content: Buffer): Promise<void> => {
  const gravacao = await openGravacao(doctor);
  await sendSegment(doctor, { gravacao_id: gravacao }, content);
  await finish(doctor, gravacao, [claimOf(content)]);
  const consulta = await createConsulta(server.deps.db, { medico_id: doctor.id });
  await createDocumento(server.deps.db, { medico_id: doctor.id, consulta_id: consulta.id });
  await asAdmin(server.database.adminUrl, (client) =>
    client.query("update gravacoes set consulta_id = $1 where id = $2", [consulta.id, gravacao]),
  );
};

const run = (to = target, more: { create?: boolean; recipient?: string } = {}) =>
  runBackup(server.deps, { to, recipient: keys.recipient, create: true, prune: true, ...more });
const readManifestOf = async (folder: string, id: string): Promise<Manifest> =>
  readManifest(await createFolderStore(folder), id);
const restoreInto = (data_dir: string, from = target, identity = keys.identity) =>
  restoreBackup(readConfig({ DATA_DIR: data_dir }), from, identity);

beforeAll(async () => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  root = await mkdtemp("/tmp/relato-backup-");
  await chmod(root, 0o711);
  target = join(root, "disk");
  keys = await makeKeyPair();
  server = await createTestApp({ env: { DATA_DIR: join(root, "data") } });
  doctor = await signUp(server.app);
  sound = await readFile(
    join(import.meta.dirname, "../../providers/speech/fixtures/chrome-mediarecorder-pt.webm"),
  );
  await record(sound);
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

describe("a backup", () => {
  let made: Awaited<ReturnType<typeof run>>;
  let before: Record<string, string>;

  it("is made, restored for a drill, and readable only with the recovery key", async () => {
    // Writes queued entries, which would come between hash and backup.
    await server.deps.audit.close();
    before = await hashTables(server.database.adminUrl);
    made = await run();
    first = made.id;
    expect(made).toMatchObject({
      ...{ has_opened_document: true, has_decoded_audio: true, decrypted: 1 },
      contents: { missing: [], files: [{ key: expect.stringMatching(/^gravacoes\//) }] },
    });
    const config = { ...server.deps.config, backup_to: target };
    expect(await readBackupState(config)).toMatchObject({
      last_backup: { id: first, files: 1, copied: 1, is_same_disk: true },
      last_drill: { id: first, fault: null },
      ...{ failures: 0, warning: "no_recovery_key" },
    });
    expect(made.manifest.audit_heads?.map(({ chain }) => chain)).toContain(chainKeyOf(doctor.id));
    // Neither keys of files nor names are readable without the recovery key.
    const manifest = await readFile(join(target, first, "manifest.json"), "utf8");
    expect(manifest).not.toContain(doctor.id);
    expect(manifest).not.toContain("gravacoes/");
    expect((await readFile(join(target, first, "auth.user.age"))).includes(doctor.email)).toBe(
      false,
    );
  });

  it("is restored with all rows, sequences, files and keys", async () => {
    const data = join(root, "restored");
    const restored = await restoreInto(data);
    expect(restored).toMatchObject({ files: 1, missing: 0 });
    expect((await readdir(data)).sort()).toEqual(["auth-secret", "files", "files-key", "postgres"]);
    for (const name of ["auth-secret", "files-key"])
      expect((await readFile(join(data, name), "utf8")).trim(), name).toBe(
        (await readFile(join(server.deps.config.data_dir, name), "utf8")).trim(),
      );
    const embedded = await startEmbedded({ dataDir: data });
    try {
      const adminUrl = embedded.adminUrl.replace("/postgres?", "/relato?");
      expect(await hashTables(adminUrl)).toEqual(before);
      const next = "select nextval('events_id_seq') > coalesce(max(id), 0) as free from events";
      const { rows } = await asAdmin(adminUrl, (client) => client.query<{ free: boolean }>(next));
      expect(rows).toEqual([{ free: true }]);
    } finally {
      await embedded.stop();
    }
    const [file] = made.contents.files;
    const storage = await createStorage(readConfig({ DATA_DIR: data }));
    expect(await storage.withLocalFile(file!.key, sha256OfFile)).toBe(file!.sha256);
    await expect(restoreInto(data)).rejects.toThrow(`${data} is not empty`);
  });

  it("stores a file once, and its sample again for the drill", async () => {
    await record(sound.subarray(0, 100_000));
    made = await run();
    first = made.id;
    expect([made.copied.size, made.contents.files.length, made.decrypted]).toEqual([1, 2, 1]);
    expect((await listObjects(await createFolderStore(target))).length).toBe(2);
  });

  it("whose drill fails is kept with the older ones, and reported", async () => {
    const broken = { readContent: () => Promise.reject(new Error("the sound is broken")) };
    // The superuser bypasses row-level security, as the login for backups does.
    const deps = {
      ...server.deps,
      audio: { ...server.deps.audio, ...broken },
      backup_url: server.database.adminUrl,
    };
    const known = await listBackups(await createFolderStore(target));
    await expect(
      runBackup(deps, {
        ...{ to: target, recipient: keys.recipient, create: false, prune: true },
      }),
    ).rejects.toThrow("its drill failed: the sound is broken");
    const all = await listBackups(await createFolderStore(target));
    expect(all.slice(0, -1)).toEqual(known);
    const [before, after] = await Promise.all(
      [first, all.at(-1)!].map((id) => readManifestOf(target, id)),
    );
    expect(after!.tables.map(({ table }) => table)).toEqual(before!.tables.map((t) => t.table));
    expect(after!.tables.find(({ table }) => table === "public.gravacoes")?.rows).toBe(2);
    const state = await readBackupState({ ...server.deps.config, backup_to: target });
    expect(state).toMatchObject({ failures: 1, last_drill: { fault: "the sound is broken" } });
  });

  it("is refused where the login does not see every row", async () => {
    const deps = { ...server.deps, backup_url: server.database.migratorUrl };
    const hide = (policy: string) =>
      asAdmin(server.database.adminUrl, (client) => client.query(policy));
    await hide("drop policy system_rows on pacientes");
    await expect(
      runBackup(deps, { to: target, recipient: keys.recipient, create: false, prune: true }),
    ).rejects.toThrow("cannot read all rows of pacientes; set DATABASE_BACKUP_URL");
    await hide("create policy system_rows on pacientes to relato_system using (true)");
    expect((await readdir(target)).filter((name) => name.endsWith(".partial"))).toEqual([]);
  });
});

it("shows that the audit log was cut, also when its own head was changed", async () => {
  await server.deps.audit.close();
  const heads = await readBackupHeads(target, server.deps.config);
  const verify = () =>
    asAdmin(server.database.adminUrl, async (client) => {
      await client.query("begin");
      const found = await verifyChains(
        async <Row extends object>(text: string) => (await client.query(text)).rows as Row[],
        heads,
      );
      return found.chains.find(({ medico_id }) => medico_id === doctor.id)?.fault;
    });
  expect(await verify()).toBeNull();
  await asAdmin(server.database.adminUrl, async (client) => {
    await client.query("delete from audit_log where medico_id = $1 and seq > 1", [doctor.id]);
    await client.query(
      `update audit_heads h set seq = l.seq, hash = l.hash from audit_log l
        where h.medico_id = $1 and l.medico_id = $1`,
      [doctor.id],
    );
  });
  expect(await verify()).toMatch(
    /^the entries after 1 are missing: the backup 2\S+Z has the entry/,
  );
  await expect(readBackupHeads(join(root, "nothing"), server.deps.config)).rejects.toThrow(
    "has no backups",
  );
  await asAdmin(server.database.adminUrl, async (client) => {
    await client.query("delete from audit_log where medico_id = $1", [doctor.id]);
    await client.query("delete from audit_heads where medico_id = $1", [doctor.id]);
  });
});

it("at night, a missing recovery key is logged, and a missing disk is a failure", async () => {
  const { config, log } = server.deps;
  const warn = vi.spyOn(log, "warn");
  const deps = { ...server.deps, config: { ...config, backup_to: join(root, "unmounted") } };
  await backUp(deps);
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/no backup/));
  await storeRecipient(config.data_dir, keys.recipient);
  await expect(backUp(deps)).rejects.toThrow("unmounted does not exist: mount its disk");
  expect((await readBackupState(deps.config)).warning).toBe("failed");
});

describe("a restoration", () => {
  let copy: string;
  let data: string;
  beforeEach(async () => {
    copy = join(root, crypto.randomUUID());
    data = join(root, crypto.randomUUID());
    await cp(target, copy, { recursive: true });
  });
  const expectRefused = async (problem: string, identity?: string): Promise<void> => {
    await expect(restoreInto(data, join(copy, first), identity)).rejects.toThrow(problem);
    await expect(readdir(data)).rejects.toThrow("ENOENT");
  };
  const flip = async (path: string): Promise<void> => {
    const content = await readFile(path);
    const at = Math.floor(content.length / 2);
    content[at] = content[at]! ^ 1;
    await writeFile(path, content);
  };

  it("refuses one changed byte in any file, and names it", async () => {
    const { parts, objects } = await readManifestOf(copy, first);
    for (const path of [
      ...[parts[0], parts.at(-1)].map((part) => join(copy, first, part!.name)),
      join(copy, objectName(objects[0]!.sha256)),
      join(copy, first, "manifest.json"),
    ]) {
      await flip(path);
      await expectRefused(`${path} was changed`);
      await flip(path);
    }
  });

  it("refuses a file that is missing or cut short, and names it", async () => {
    const { objects } = await readManifestOf(copy, first);
    const object = join(copy, objectName(objects[0]!.sha256));
    const part = join(copy, first, "public.consultas.age");
    await truncate(part, 300);
    await expectRefused(`${part} is cut short: it has 300 of`);
    await cp(join(target, first, "public.consultas.age"), part);
    await rm(object);
    await expectRefused(`${object} is missing`);
    await cp(join(target, objectName(objects[0]!.sha256)), object);
    await rm(join(copy, first, "manifest.json"));
    await expectRefused("manifest.json is missing");
  });

  it("migrates an older backup", async () => {
    const folder = join(root, "newer-migrations");
    await writeNewerMigrations(folder);
    const config = readConfig({ DATA_DIR: data });
    await restoreBackup(config, join(copy, first), keys.identity, folder);
    const embedded = await startEmbedded({ dataDir: data });
    try {
      const hashes = await hashTables(embedded.adminUrl.replace("/postgres?", "/relato?"));
      expect(hashes).toMatchObject({ "public.later": "0 d41d8cd98f00b204e9800998ecf8427e" });
      expect(hashes["public.gravacoes"]).toMatch(/^2 /);
    } finally {
      await embedded.stop();
    }
  });

  it("refuses another key, a newer release, and names outside of the folder", async () => {
    await expectRefused("the recovery key does not open", (await makeKeyPair()).identity);
    await expectRefused("is not one: it begins with AGE-SECRET-KEY-1", "secret");
    const path = join(copy, first, "manifest.json");
    const manifest = await readManifestOf(copy, first);
    const change = (changed: object) =>
      writeFile(path, formatManifest({ ...manifest, ...changed } as Manifest));
    const { count, last } = manifest.migrations;
    await change({ migrations: { count: count + 1, last: last + 1 } });
    await expectRefused("a newer Relato");
    await change({ parts: [{ ...manifest.parts[0]!, name: "../../../etc/passwd.age" }] });
    await expectRefused("has a format that this version of Relato does not know");
    await change({ tables: manifest.tables.slice(1) });
    await expectRefused("does not belong to the manifest beside it");
  });
});
