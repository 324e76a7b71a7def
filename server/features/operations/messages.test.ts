import { randomUUID } from "node:crypto";
import type { OutboxMessage } from "@relato/shared/contract/admin-messages.ts";
import type { FailedJob } from "@relato/shared/contract/admin-operations.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import type { JobName } from "../../platform/jobs/jobs.ts";
import type { MailProvider } from "../../providers/mail/mail.ts";
import { createSmtpMail } from "../../providers/mail/smtp.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { findJobs, withJobQueue } from "../../testing/job-queue.ts";
import { createMailServer } from "../../testing/mail-server.ts";
import { startAgendaJobs } from "../agenda/jobs.ts";
import { makeAdmin } from "../contas/admin.ts";
import { enqueueMail } from "../contas/enqueue-mail.ts";
import { startContasJobs } from "../contas/jobs.ts";
import { startSharingJobs } from "../sharing/jobs.ts";
import { listMessages } from "./messages.ts";
import { resendMessage } from "./retry-job.ts";

/* Messages through the real queue to a real mail server, as an administrator sees them. */

const NAME = "Joaquina Segredo";
const refuse = new Set<string>();
let server: TestApp;
let smtp: Awaited<ReturnType<typeof createMailServer>>;
let mail: MailProvider;
/** What the workers use now. */
let current: MailProvider;
let admin: TestClient;
let doctor: TestClient;

const neverRetry = (name: JobName) =>
  withJobQueue(server.deps.db, (queue) => queue.updateQueue(name, { retryLimit: 0 }));

beforeAll(async () => {
  smtp = await createMailServer({ refuse });
  server = await createTestApp();
  const { deps } = server;
  mail = createSmtpMail(smtp.url, deps.config.mail_from);
  current = mail;
  const workers = {
    ...deps,
    mail: { ...mail, send: (one: Parameters<MailProvider["send"]>[0]) => current.send(one) },
  };
  await startContasJobs(workers);
  await startAgendaJobs(workers);
  await startSharingJobs(workers);
  for (const name of ["account-mail", "document-mail", "appointment-notice"] as const)
    await neverRetry(name);
  admin = await signUp(server.app);
  await makeAdmin(deps.db, admin.email);
  doctor = await signUpNamed(server.app);
  // The mails of these two accounts.
  for (const { email } of [admin, doctor]) await smtp.take(email);
});
afterAll(async () => {
  await server.close();
  await mail.close();
  await smtp.close();
});

const BASE = "/api/admin/operations";
const listOf = async <Item>(path: string): Promise<Item[]> => {
  const answer = await admin.call({ url: `${BASE}/${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Item[] }>().items;
};
const messages = (filter = "all") => listOf<OutboxMessage>(`messages?filter=${filter}`);
const failedJobs = () => listOf<FailedJob>("failed-jobs");
const act = (path: string, method: "POST" | "DELETE" = "POST") =>
  admin.call({ method, url: `${BASE}/${path}` });
/** Waits until the newest message of this kind has this state. */
const waitFor = async (kind: OutboxMessage["kind"], state: OutboxMessage["state"]) => {
  const find = async () => (await messages()).find((one) => one.kind === kind);
  await expect.poll(find, { timeout: 20_000 }).toMatchObject({ state });
  return (await find())!;
};
const acts = (medico_id: string): Promise<{ action: string }[]> =>
  asSystem(server.deps.db, "test", (tx) =>
    tx.query("select action from audit_log where actor = $1 and medico_id = $2 order by seq", [
      admin.id,
      medico_id,
    ]),
  );
const sendDocument = async (): Promise<string> => {
  const documento = await createDocumento(server.deps.db, { medico_id: doctor.id });
  const to = `${randomUUID()}@example.org`;
  refuse.add(to);
  const payload = { id: randomUUID(), to };
  const answer = await doctor.call({
    method: "POST",
    url: `/api/documentos/${documento.id}/mail`,
    payload,
  });
  expect(answer.statusCode).toBe(202);
  return to;
};

describe("a job that was given up", () => {
  test("is listed by its account and error, and sends its mail after a retry", async () => {
    refuse.add(doctor.email);
    await enqueueMail(server.deps, "welcome", doctor.id, "pt-br");
    await expect.poll(failedJobs, { timeout: 20_000 }).toHaveLength(1);
    const [job] = await failedJobs();
    expect(job).toMatchObject({
      queue: "account-mail",
      attempts: 1,
      error: "MailError EENVELOPE",
      account: doctor.email,
    });
    refuse.delete(doctor.email);
    expect((await act(`failed-jobs/${job!.id}/retry`)).json()).toEqual({ queued: true });
    expect((await smtp.take(doctor.email)).to).toEqual([doctor.email]);
    await waitFor("welcome", "sent");
    expect(await failedJobs()).toEqual([]);
    expect((await act(`failed-jobs/${job!.id}/retry`)).statusCode).toBe(404);
    await expect.poll(() => acts(doctor.id)).toContainEqual({ action: "admin.retry-job" });
  });

  test("processes its failed consultation again", async () => {
    const { db } = server.deps;
    const { id } = await createConsulta(db, {
      ...{ medico_id: doctor.id, status: "Erro", erro: "PROCESSING_CRASHED" },
    });
    const payload = { consulta_id: id, medico_id: doctor.id };
    await withJobQueue(db, async (queue) => {
      await queue.updateQueue("process-consultation", { retryLimit: 0 });
      const job = await queue.send("process-consultation", payload);
      await queue.fetch("process-consultation");
      await queue.fail("process-consultation", job!);
    });
    const [job] = await failedJobs();
    expect(job).toMatchObject({ queue: "process-consultation", account: doctor.email });
    expect((await act(`failed-jobs/${job!.id}/retry`)).statusCode).toBe(200);
    expect((await doctor.call({ url: `/api/consultas/${id}` })).json()).toMatchObject({
      status: "Processando",
    });
    expect(await findJobs(db, "process-consultation", payload)).toMatchObject([
      { state: "created" },
    ]);
    expect(await failedJobs()).toEqual([]);
  });

  test("can be discarded", async () => {
    await sendDocument();
    await expect.poll(failedJobs, { timeout: 20_000 }).toHaveLength(1);
    const [job] = await failedJobs();
    expect((await act(`failed-jobs/${job!.id}`, "DELETE")).json()).toEqual({ discarded: true });
    expect(await failedJobs()).toEqual([]);
    expect(await messages("failed")).toEqual([]);
  });
});

describe("the outbox", () => {
  test("shows a failed document without its recipient, and sends it again", async () => {
    const to = await sendDocument();
    const failed = await waitFor("document", "failed");
    expect(failed).toMatchObject({
      channel: "mail",
      attempts: 1,
      account: doctor.email,
      can_resend: true,
    });
    expect(JSON.stringify(await messages())).not.toContain(to);
    refuse.delete(to);
    expect((await act(`messages/${failed.id}/resend`)).statusCode).toBe(200);
    expect((await smtp.take(to)).to).toEqual([to]);
    const sent = await waitFor("document", "sent");
    expect(sent.can_resend).toBe(false);
    expect((await act(`messages/${sent.id}/resend`)).json()).toMatchObject({
      error: "JOB_NOT_RETRYABLE",
    });
    expect(await failedJobs()).toEqual([]);
  });

  test("resends what was stored, once the server sends mail", async () => {
    current = server.deps.mail;
    await enqueueMail(server.deps, "trial_ending", doctor.id, "es");
    const stored = await waitFor("trial_ending", "stored");
    expect(stored.can_resend).toBe(false);
    current = mail;
    // After a restart with SMTP_URL.
    const config = { ...server.deps.config, smtp_url: smtp.url };
    const deps = { ...server.deps, config };
    const [again] = (await listMessages(deps, "stored", undefined)).items;
    expect(again).toMatchObject({ id: stored.id, can_resend: true });
    expect(await resendMessage(deps, admin.id, stored.id)).toBe(doctor.id);
    expect((await smtp.take(doctor.email)).subject).not.toBe("");
    await waitFor("trial_ending", "sent");
  });

  test("shows a notice to a patient without name, address and time", async () => {
    const email = `${randomUUID()}@example.org`;
    refuse.add(email);
    const { id: paciente_id } = await createPaciente(server.deps.db, {
      ...{ medico_id: doctor.id, nome: NAME, email },
    });
    const data = new Date(Date.now() + 48 * 3_600_000).toISOString();
    const created = await doctor.call({
      method: "POST",
      url: "/api/agendamentos",
      payload: {
        ...{ id: randomUUID(), data, duracao_min: 30, tipo: "Presencial", titulo: "Retorno" },
        ...{ paciente_id, notify_email: true, notify_whatsapp: false },
      },
    });
    expect(created.statusCode).toBe(201);
    const failed = await waitFor("notice_created", "failed");
    expect(failed).toMatchObject({ channel: "mail", account: doctor.email, can_resend: true });
    const body = await admin.call({ url: `${BASE}/messages/${failed.id}?locale=pt-br` });
    expect(body.json<{ text: string }>().text).toContain("•••");
    const shown = JSON.stringify([body.json(), await messages()]);
    for (const secret of [NAME, "Joaquina", email, "Retorno", data.slice(0, 10)])
      expect(shown).not.toContain(secret);

    refuse.delete(email);
    expect((await act(`messages/${failed.id}/resend`)).statusCode).toBe(200);
    expect((await smtp.take(email)).text).toContain(NAME);
    await waitFor("notice_created", "sent");
    await expect.poll(() => acts(doctor.id)).toContainEqual({ action: "admin.resend-message" });
  });

  test.each(["pt-br", "en-us", "es"])("redacts each kind of message in %s", async (locale) => {
    for (const { id } of await messages()) {
      const answer = await admin.call({ url: `${BASE}/messages/${id}?locale=${locale}` });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("•••");
      expect(answer.body).not.toMatch(/https?:|undefined/);
    }
  });

  test("pages through each message once", async () => {
    const ids = (await messages()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await admin.call({ url: `${BASE}/messages?cursor=x` })).statusCode).toBe(400);
    expect((await act(`messages/${randomUUID()}/resend`)).statusCode).toBe(404);
  });
});
