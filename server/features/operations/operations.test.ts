import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  ErrorCount,
  QueueDepth,
  ServiceState,
  SpeechChoice,
  StorageUse,
} from "@relato/shared/contract/admin-operations.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { pruneErrorCounts } from "../../platform/metrics/error-counts.ts";
import { startMetricsServer } from "../../platform/metrics/metrics-server.ts";
import { startReceiver } from "../../providers/automation/receiver.fixture.ts";
import { createSmtpMail } from "../../providers/mail/smtp.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createMailServer } from "../../testing/mail-server.ts";
import { makeAdmin } from "../contas/admin.ts";
import { startContasJobs } from "../contas/jobs.ts";
import { writeScrubState } from "../upkeep/scrub-state.ts";
import { checkServices } from "./service-states.ts";

let server: TestApp;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUp(server.app);
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(() => server.close());

const read = async <Answer>(path: string): Promise<Answer> => {
  const answer = await admin.call({ url: `/api/admin/operations/${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
};
describe("the services", () => {
  const find = (services: ServiceState[], name: string) =>
    services.find(({ service }) => service === name);

  test("have a state and a version each", async () => {
    const { services, versions } = await read<{
      services: ServiceState[];
      versions: Record<string, string>;
    }>("services");
    expect(services.map(({ service, state }) => [service, state])).toEqual([
      ["database", "online"],
      ["queue", "online"],
      ["storage", "online"],
      ["speech", "online"],
      ["writer", "online"],
      ["mail", "local"],
      ["whatsapp", "local"],
      ["payments", "local"],
      ["automation", "off"],
    ]);
    expect(find(services, "database")?.detail).toMatch(/^PostgreSQL \d+/);
    expect(find(services, "queue")?.detail).toMatch(/^pg-boss, schema \d+$/);
    expect(versions).toMatchObject({
      node: process.versions.node,
      relato: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      migration: expect.stringMatching(/^\d{4}_/),
    });
  });

  test("say which speech model was chosen for the machine, and why", async () => {
    const choice: SpeechChoice = {
      model: "whisper-small",
      disk_mb: 380,
      skipped: [{ model: "parakeet-v3", lack: "disk", needed_mb: 1675, found_mb: 900 }],
    };
    const speech = { ...server.deps.speech, choice: async () => choice };
    expect(find(await checkServices({ ...server.deps, speech }), "speech")).toMatchObject({
      state: "online",
      detail: "mini-whisper",
      choice,
    });
    expect(find(await checkServices(server.deps), "speech")).not.toHaveProperty("choice");
  });

  test("name a mail server that does not answer", async () => {
    const smtp = await createMailServer();
    const mail = createSmtpMail(smtp.url, "a@example.org");
    const deps = { ...server.deps, mail, config: { ...server.deps.config, smtp_url: smtp.url } };
    expect(find(await checkServices(deps), "mail")).toMatchObject({ state: "online" });
    await smtp.close();
    expect(find(await checkServices(deps), "mail")).toMatchObject({
      state: "offline",
      reason: "unreachable",
    });
    await mail.close();
  });

  test("ask the automation for its health", async () => {
    const healthy = await startReceiver((response, { path }) =>
      response.end(JSON.stringify({ ok: path === "/hooks/health" })),
    );
    const check = async (): Promise<ServiceState | undefined> => {
      const config = { ...server.deps.config, automation_url: healthy.url };
      return find(await checkServices({ ...server.deps, config }), "automation");
    };
    const detail = new URL(healthy.url).host;
    expect(await check()).toMatchObject({ state: "online", detail });
    healthy.close();
    expect(await check()).toMatchObject({ state: "offline", reason: "unreachable", detail });
  });
});

test("the queues show their depth and the oldest due job", async () => {
  const find = async () =>
    (await read<{ queues: QueueDepth[] }>("queues")).queues.find(
      ({ name }) => name === "invitation-mail",
    );
  const invite = (start_after_s: number) =>
    withUser(server.deps.db, admin.id, (tx) =>
      server.deps.jobs.enqueue(
        tx,
        "invitation-mail",
        { id: randomUUID(), locale: "pt-br" },
        { start_after_s },
      ),
    );
  expect(await find()).toMatchObject({ waiting: 0, active: 0, failed: 0, oldest_s: null });
  await invite(3600);
  expect(await find()).toMatchObject({ waiting: 1, oldest_s: null });
  await invite(0);
  expect(await find()).toMatchObject({ waiting: 2, oldest_s: expect.any(Number) });
});

test("the storage shows its use, the last backup and the last verification", async () => {
  const { data_dir } = server.deps.config;
  const empty = await read<StorageUse>("storage");
  expect(empty).toMatchObject({
    files: { count: 0, bytes: 0 },
    backup: { last_backup: null, last_drill: null },
    scrub: null,
  });
  expect(empty.free_bytes).toBeGreaterThan(0);
  expect(empty.database_bytes).toBeGreaterThan(1_000_000);

  const at = new Date().toISOString();
  const last_backup = {
    ...{ id: "b", made_at: at, folder: "/backups", rows: 7, files: 2, copied: 1, missing: 0 },
    is_same_disk: false,
  };
  const last_drill = {
    ...{ id: "b", ended_at: at, seconds: 3.5, fault: null, decrypted: 1 },
    ...{ has_opened_document: true, has_decoded_audio: true },
  };
  await writeFile(
    join(data_dir, "backup-state.json"),
    JSON.stringify({ last_backup, last_drill, failures: 0, last_fault: null }),
  );
  const key = `gravacoes/${randomUUID()}/${randomUUID()}.webm`;
  await writeScrubState(data_dir, {
    ...{ ran_at: at, round_ended_at: null, cursor: null, files: 4, bytes: 9 },
    failures: [{ key, code: "DAMAGED", found_at: at }],
  });
  const later = await read<StorageUse>("storage");
  expect(later).toMatchObject({
    backup: { last_backup: { rows: 7, files: 2 }, last_drill: { seconds: 3.5, fault: null } },
    scrub: { files: 4, failures: [{ code: "DAMAGED", found_at: at }] },
  });
  expect(JSON.stringify(later)).not.toContain(key);
});

test("errors are counted by source, code and hour, and kept for a month", async () => {
  const count = async (code: string): Promise<ErrorCount | undefined> =>
    (await read<{ items: ErrorCount[] }>("errors")).items.find((one) => one.code === code);
  expect(await count("NOT_FOUND")).toBeUndefined();
  for (let i = 0; i < 2; i++) await admin.call({ url: `/api/consultas/${randomUUID()}` });
  server.deps.metrics.recordError({ source: "process-consultation", code: "SPEECH_FAILED" });
  const found = await count("NOT_FOUND");
  expect(found).toMatchObject({ source: "request", week: 2 });
  expect(found?.hours).toHaveLength(48);
  // The hour may have changed since the first request.
  expect(found!.hours.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(await count("SPEECH_FAILED")).toMatchObject({ source: "process-consultation", week: 1 });

  await server.deps.db.pool.query(
    "update installation.error_counts set hour = hour - interval '31 days'",
  );
  await pruneErrorCounts(server.deps.db);
  expect((await read<{ items: ErrorCount[] }>("errors")).items).toEqual([]);
});

describe("/metrics", () => {
  test("does not listen by default", async () => {
    const { config, log, metrics } = server.deps;
    const off = await startMetricsServer(config, metrics, log);
    expect(off.port).toBeNull();
  });

  test("has requests by pattern, jobs, errors and the process, and no ids", async () => {
    const { config, log, metrics } = server.deps;
    await startContasJobs(server.deps);
    const { port, close } = await startMetricsServer({ ...config, metrics_port: 0 }, metrics, log);
    const scrape = async (path = "/metrics") => fetch(`http://localhost:${port}${path}`);
    const text = async () => (await scrape()).text();
    await admin.call({ url: `/api/consultas/${randomUUID()}` });
    // The welcome mail of the account.
    await expect
      .poll(text, { timeout: 20_000 })
      .toMatch(/relato_job_duration_seconds_count\{queue="account-mail",outcome="completed"\} \d/);
    const shown = await text();
    expect(shown).toMatch(
      /duration_seconds_count\{method="GET",route="\/api\/consultas\/:id",status="404"\} \d/,
    );
    expect(shown).toMatch(/relato_errors_total\{source="request",code="NOT_FOUND"\} \d/);
    expect(shown).toContain('relato_jobs{queue="account-mail",state="waiting"} ');
    expect(shown).toContain('relato_oldest_job_seconds{queue="account-mail"} ');
    expect(shown).toContain("process_resident_memory_bytes ");
    expect(shown).not.toMatch(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/);
    expect(shown).not.toContain(admin.id);
    expect((await scrape("/")).status).toBe(404);
    expect((await scrape()).headers.get("content-type")).toContain("text/plain");
    await close();
  });
});
