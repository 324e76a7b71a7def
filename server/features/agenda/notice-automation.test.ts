import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  answerWith,
  FAULTY_ANSWERS,
  startExampleReceiver,
  startReceiver,
} from "../../providers/automation/receiver.fixture.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { findJobs } from "../../testing/job-queue.ts";
import { create, post, URL } from "./agenda.fixture.ts";
import { deliverNotice } from "./deliver-notice.ts";

/* Notices by the automation's call `appointment-notification`. Tests run the jobs. */

let answer: Parameters<typeof startReceiver>[0];
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: TestApp;
let doctor: TestClient;
let paciente_id: string;
beforeAll(async () => {
  receiver = await startReceiver((response, request) => answer(response, request));
  server = await createTestApp({ env: { AUTOMATION_URL: receiver.url } });
  doctor = await signUp(server.app);
  const patient = { nome: "Maria da Silva", email: "maria@example.org", whatsapp: "5511987654321" };
  const { id } = await createPaciente(server.deps.db, { medico_id: doctor.id, ...patient });
  paciente_id = id;
});
afterAll(async () => {
  receiver.close();
  await server.close();
});

const hourAfter = (hours: number): string =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + (48 + hours) * 3_600_000).toISOString();
const DATA = hourAfter(0);
const schedule = (data = DATA) =>
  create(doctor, { data, paciente_id, titulo: "Retorno quimioterapia" });
const listNotices = async (id: string): Promise<Notice[]> =>
  (await doctor.call({ url: `${URL}/${id}/notices` })).json<{ items: Notice[] }>().items;
/** One attempt of each queued notice. Rejections are those that the queue would retry. */
const deliver = async (agendamento_id: string, last: boolean, url = receiver.url) => {
  const config = { ...server.deps.config, automation_url: url };
  const queued = (await listNotices(agendamento_id)).filter(
    ({ delivery }) => delivery.state === "queued",
  );
  return Promise.allSettled(
    queued.map(({ id }) =>
      deliverNotice({ ...server.deps, config }, { notice_id: id, medico_id: doctor.id }, { last }),
    ),
  );
};

it("sends each channel once, with the fields of the specification and no title", async () => {
  answer = answerWith({ success: true });
  const { id } = await schedule();
  receiver.received.length = 0;
  await deliver(id, false);
  expect(receiver.received.map(({ body }) => body["channels"])).toEqual(
    expect.arrayContaining([
      { email: true, whatsapp: false },
      { email: false, whatsapp: true },
    ]),
  );
  expect(receiver.received).toHaveLength(2);
  expect(receiver.received[0]).toMatchObject({
    path: "/hooks/appointment-notification",
    body: {
      ...{ appointmentId: id, doctorId: doctor.id, dateTime: DATA, durationMin: 30 },
      ...{ type: "Presencial", occasion: "created", language: "pt-BR" },
      replyUrl: expect.stringContaining("/pt-br/appointment/"),
      patient: {
        id: paciente_id,
        name: "Maria da Silva",
        email: "maria@example.org",
        phone: "5511987654321",
      },
    },
  });
  expect(JSON.stringify(receiver.received)).not.toContain("quimioterapia");
  const notices = await listNotices(id);
  expect(notices.map(({ delivery }) => delivery.state)).toEqual(["sent", "sent"]);
  await deliver(id, false);
  expect(receiver.received).toHaveLength(2);

  await post(doctor, `/${id}/cancel`);
  await deliver(id, false);
  expect(receiver.received.at(-1)?.body).toMatchObject({ occasion: "cancelled", dateTime: DATA });
});

it("retries a failure, then tells the doctor, who may send again", async () => {
  answer = FAULTY_ANSWERS[0][1];
  // The doctor's own action does not wait for the call.
  const { id } = await schedule(hourAfter(1));
  const jobs = await findJobs(server.deps.db, "appointment-notice", { medico_id: doctor.id });
  expect(jobs.length).toBeGreaterThanOrEqual(2);
  for (const faulty of [...FAULTY_ANSWERS.map(([, one]) => one), answerWith({ success: false })]) {
    answer = faulty;
    const attempts = await deliver(id, false);
    expect(attempts.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  }
  await deliver(id, true);
  const failed = await listNotices(id);
  for (const { delivery, can_retry } of failed) {
    expect(delivery).toMatchObject({ state: "failed", reason: "service" });
    expect(can_retry).toBe(true);
  }
  const list = await doctor.call({ url: "/api/notifications" });
  expect(list.body).toContain("agenda_aviso_falhou");
  answer = answerWith({ success: true });
  for (const one of failed)
    await doctor.call({ method: "POST", url: `/api/appointment-notices/${one.id}/retry` });
  await deliver(id, true);
  expect((await listNotices(id)).map(({ delivery }) => delivery.state)).toEqual(["sent", "sent"]);
});

it("is answered by the example receiver", async () => {
  const example = await startExampleReceiver();
  const { id } = await schedule(hourAfter(2));
  await deliver(id, false, example.url);
  example.close();
  expect((await listNotices(id)).map(({ delivery }) => delivery.state)).toEqual(["sent", "sent"]);
});
