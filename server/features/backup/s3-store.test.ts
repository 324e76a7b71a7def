import { chmod, mkdtemp, rm } from "node:fs/promises";
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
import { listBackups, openTarget } from "./target.ts";

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

it("makes a backup in a bucket, proves it, and restores it", async () => {
  const { identity, recipient } = await makeKeyPair();
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
