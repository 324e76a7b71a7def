import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { type S3Server, startS3Server } from "../../providers/storage/s3-server.fixture.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { hashTables } from "../../testing/hash-tables.ts";
import { startEmbedded } from "../../platform/database/embedded.ts";
import { makeKeyPair } from "./age.ts";
import { openStore } from "./open-store.ts";
import { restoreBackup } from "./restore.ts";
import { runBackup } from "./run-backup.ts";
import { createS3Store } from "./s3-store.ts";
import { listBackups, openTarget, readManifest } from "./target.ts";

/** A drill starts a database, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let root: string;
let s3: S3Server;
let server: TestApp;
const TO = "s3://relato/clinic/backups";
const env = () => ({
  AWS_ENDPOINT_URL_S3: s3.url,
  AWS_ACCESS_KEY_ID: "key-id",
  AWS_SECRET_ACCESS_KEY: "secret",
  AWS_REGION: "sa-east-1",
});
const configOf = (data: string, more = {}) =>
  readConfig({ DATA_DIR: join(root, data), ...env(), ...more });

beforeAll(async () => {
  // Not os.tmpdir(): as root, PostgreSQL runs as another account, which must reach the folder.
  root = await mkdtemp("/tmp/relato-s3-");
  await chmod(root, 0o711);
  s3 = await startS3Server();
  server = await createTestApp({ env: { DATA_DIR: join(root, "data"), ...env() } });
  await signUp(server.app);
  await server.deps.audit.close();
});
afterAll(async () => {
  await server.close();
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

let identity: string;

it("makes a backup in a bucket, proves it, and restores it", async () => {
  const keys = await makeKeyPair();
  const { recipient } = keys;
  ({ identity } = keys);
  const before = await hashTables(server.database.adminUrl);
  const made = await runBackup(server.deps, { to: TO, recipient, create: true, prune: true });
  expect(made.store.place).toBe(TO);
  expect(s3.objects.has(`/relato/clinic/backups/${made.id}/manifest.json`)).toBe(true);
  expect(s3.requests.filter(({ isSigned }) => !isSigned)).toEqual([]);
  const data = join(root, "restored");
  await restoreBackup(configOf("restored"), TO, identity);
  const embedded = await startEmbedded({ dataDir: data });
  const after = await hashTables(embedded.adminUrl.replace("/postgres?", "/relato?"));
  await embedded.stop();
  expect(after).toEqual(before);
});

it("refuses a backup with a changed, cut or missing object, and names it", async () => {
  const store = await openStore(TO, configOf("data"));
  const [id = ""] = await listBackups(store);
  const { parts } = await readManifest(store, id);
  const data = join(root, "refused");
  for (const part of ["contents.age", parts[0]!.name]) {
    const name = `${id}/${part}`;
    const path = `/relato/clinic/backups/${name}`;
    const content = s3.objects.get(path)!;
    const middle = content.length >> 1;
    for (const [broken, problem] of [
      [Buffer.from(content.with(middle, content[middle]! ^ 1)), "was changed"],
      [content.subarray(0, middle), "is cut short"],
      [undefined, "is missing"],
    ] as const) {
      if (broken === undefined) s3.objects.delete(path);
      else s3.objects.set(path, broken);
      await expect(restoreBackup(configOf("refused"), TO, identity)).rejects.toThrow(
        `${store.locate(name)} ${problem}`,
      );
      await expect(readdir(data)).rejects.toThrow("ENOENT");
    }
    s3.objects.set(path, content);
  }
});

it("sends a large file in parts, and leaves none behind when a part fails", async () => {
  const sizes = { single: 100, part: 40 };
  const store = await createS3Store("relato", "large", configOf("data"), sizes);
  const content = Buffer.from(Array.from({ length: 210 }, (_, n) => n));
  const write = () => store.write(Readable.from([content]), () => "file");
  // Begin, the first part, and the second part, which is sent again.
  s3.failures.push(0, 0, 503);
  const before = s3.requests.length;
  expect(await write()).toMatchObject({ bytes: 210 });
  expect(s3.objects.get("/relato/large/file")).toEqual(content);
  const puts = s3.requests.slice(before).filter(({ method }) => method === "PUT");
  expect(puts.length).toBe(7);
  s3.objects.delete("/relato/large/file");
  s3.failures.push(0, 0, 400);
  await expect(write()).rejects.toThrow("s3://relato/large does not answer");
  expect(s3.objects.has("/relato/large/file")).toBe(false);
  expect(s3.uploads.size).toBe(0);
});

it("aborts the uploads of a process that was killed, and no running one", async () => {
  const store = await createS3Store("relato", "large", configOf("data"));
  const upload = { path: "/relato/large/file", parts: new Map<number, Buffer>() };
  s3.uploads.set("old", { ...upload, initiated: "2026-01-01T00:00:00Z" });
  s3.uploads.set("running", { ...upload, initiated: new Date().toISOString() });
  await store.removeLeftovers();
  expect([...s3.uploads.keys()]).toEqual(["running"]);
});

it("does not count a backup without a manifest, and removes it with the next one", async () => {
  const store = await openStore(TO, configOf("data"));
  const [id = ""] = await listBackups(store);
  const half = "2026-01-02T03-04-05-678Z";
  for (const name of [`${half}/contents.age`, "photos/cat.jpg"])
    await store.write(Readable.from(["x"], { objectMode: false }), () => name);
  expect(await listBackups(store)).toEqual([id]);
  const { recipient } = await makeKeyPair();
  await expect(
    openTarget(TO, { config: configOf("data"), recipient, create: false }),
  ).rejects.toThrow("of another installation");
  const marker = await text(await store.read("relato-backups.json"));
  const { recipient: own } = JSON.parse(marker) as { recipient: string };
  await openTarget(TO, { config: configOf("data"), recipient: own, create: false });
  expect((await store.names()).sort()).toEqual([id, "photos", "relato-backups.json"].sort());
});

it("sends again after an error of the service, and refuses a wrong key", async () => {
  const store = await openStore("s3://relato/again", configOf("data"));
  s3.failures.push(500, 503);
  await store.write(Readable.from(["x"], { objectMode: false }), () => "a");
  expect(await text(await store.read("a"))).toBe("x");
  await expect(store.read("b")).rejects.toThrow("s3://relato/again/b is missing");
  const wrong = configOf("data", { AWS_SECRET_ACCESS_KEY: "other" });
  await expect((await openStore(TO, wrong)).size("a")).rejects.toThrow("does not answer");
  await expect(openStore("s3://", wrong)).rejects.toThrow("must be s3://bucket");
});
