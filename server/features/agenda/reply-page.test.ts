import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import type { Notification } from "@relato/shared/contract/notifications.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { messagesOf } from "../../platform/messages.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { create, draft, post, put, URL as API } from "./agenda.fixture.ts";
import { createReplyLink } from "./reply-link.ts";

let server: TestApp;
let doctor: TestClient;
let patients: string[];
beforeAll(async () => {
  // All requests of the tests have the same address.
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
  doctor = await signUp(server.app);
  const owner = { medico_id: doctor.id, nome: "Maria Marcada", email: "maria@example.org" };
  patients = [
    (await createPaciente(server.deps.db, owner)).id,
    (await createPaciente(server.deps.db, owner)).id,
  ];
  await withUser(server.deps.db, doctor.id, (tx) =>
    tx.query(
      `insert into user_profiles (user_id, first_name, last_name, phone)
       values (app_user_id(), 'Ana', 'Prado', '11933334444')`,
    ),
  );
});
afterAll(() => server.close());

const TEXT = messagesOf("pt-br").appointmentNotices.reply;
let hours = 48;
/** An appointment at another time than the others, and the path of the link in its first notice. */
const makeLinked = async (): Promise<{ one: Agendamento; path: string }> => {
  const data = new Date(Date.now() + ++hours * 3_600_000).toISOString();
  const one = await create(doctor, { data, paciente_id: patients[0] });
  const { items } = (await doctor.call({ url: `${API}/${one.id}/notices` })).json<{
    items: Notice[];
  }>();
  const notice = {
    id: items[0]!.id,
    medico_id: doctor.id,
    locale: "pt-br",
    occasion: "created",
  } as const;
  const link = await createReplyLink(server.deps.auth, "", notice);
  return { one, path: link ?? "" };
};
const visit = (url: string) => server.app.inject({ url });
const reply = (url: string, intent: string, data: string) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ intent, data }).toString(),
  });
const stored = async (id: string) =>
  (await doctor.call({ url: `${API}/${id}` })).json<Agendamento>();
const setRow = async (changes: string, id: string) =>
  withUser(server.deps.db, doctor.id, (tx) =>
    tx.query(`update agendamentos set ${changes} where id = $1`, [id]),
  );

test("opening the link changes nothing and shows nothing of the patient", async () => {
  const { one, path } = await makeLinked();
  const page = await visit(path);
  expect([page.statusCode, page.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
  for (const text of [TEXT.title, TEXT.confirm, TEXT.cancel, "Ana Prado", "(11) 93333-4444"])
    expect(page.body).toContain(text);
  for (const text of ["Maria", patients[0]!, "maria@example.org"])
    expect(page.body + path).not.toContain(text);
  expect(await stored(one.id)).toEqual(one);
});

test("the patient confirms, and another time asks again", async () => {
  const { one, path } = await makeLinked();
  expect((await reply(path, "confirm", one.data)).body).toContain(TEXT.confirmed);
  const confirmed = await stored(one.id);
  expect(confirmed.confirmed_at).not.toBeNull();
  expect((await reply(path, "confirm", one.data)).body).toContain(TEXT.confirmed);
  expect((await stored(one.id)).confirmed_at).toBe(confirmed.confirmed_at);
  const data = new Date(Date.parse(one.data) + 60_000).toISOString();
  await put(doctor, one.id, draft({ data, paciente_id: patients[0] }));
  expect((await stored(one.id)).confirmed_at).toBeNull();
  const stale = await reply(path, "confirm", one.data);
  expect(stale.body).toContain(TEXT.changed);
  expect((await stored(one.id)).confirmed_at).toBeNull();
});

test("the patient cancels, and the doctor is notified once", async () => {
  const { one, path } = await makeLinked();
  expect((await reply(path, "cancel", one.data)).body).toContain(TEXT.cancelledByYou.title);
  const cancelled = await stored(one.id);
  expect([cancelled.cancelled_at === null, cancelled.cancelled_by_patient]).toEqual([false, true]);
  for (const intent of ["cancel", "confirm"])
    expect((await reply(path, intent, one.data)).body).toContain(TEXT.cancelledByYou.title);
  const { items } = (await doctor.call({ url: "/api/notifications" })).json<{
    items: Notification[];
  }>();
  expect(items.filter(({ type }) => type === "agenda_paciente_cancelou")).toHaveLength(1);
  const log = async () => (await doctor.call({ url: "/api/audit-log" })).body;
  await expect.poll(log).toContain("appointment.cancelled");
  expect(await log()).toContain('"actor":"patient"');
  // Restored by the doctor, it asks again.
  await post(doctor, `/${one.id}/restore`);
  expect((await stored(one.id)).cancelled_by_patient).toBe(false);
  expect((await visit(path)).body).toContain(TEXT.title);
});

test("a cancelled or past appointment says so and takes no answer", async () => {
  const { one, path } = await makeLinked();
  await post(doctor, `/${one.id}/cancel`);
  expect((await visit(path)).body).toContain(TEXT.cancelled.title);
  expect((await reply(path, "confirm", one.data)).body).toContain(TEXT.cancelled.title);
  const past = await makeLinked();
  await setRow("data = now() - interval '1 minute'", past.one.id);
  const { data } = await stored(past.one.id);
  for (const answer of [await visit(past.path), await reply(past.path, "cancel", data)]) {
    expect(answer.body).toContain(TEXT.past.title);
    expect(answer.body).not.toContain("<form");
  }
  expect((await stored(past.one.id)).cancelled_at).toBeNull();
});

test("a link of another patient, a forged or an unknown one does not work", async () => {
  const { one, path } = await makeLinked();
  const other = path.replace(/[\w-]$/, (end) => (end === "A" ? "B" : "A"));
  for (const url of [`${path}a`, path.slice(0, -4), other.replace(/.{5}$/, "AAAAA")])
    expect((await reply(url, "cancel", one.data)).statusCode).toBe(404);
  const unknown = {
    id: one.id,
    medico_id: doctor.id,
    locale: "pt-br",
    occasion: "created",
  } as const;
  const link = (await createReplyLink(server.deps.auth, "", unknown)) ?? "";
  expect((await visit(link)).statusCode).toBe(404);
  await setRow(`paciente_id = '${patients[1]}'`, one.id);
  expect((await visit(path)).statusCode).toBe(404);
  expect((await reply(path, "cancel", one.data)).statusCode).toBe(404);
  expect((await stored(one.id)).cancelled_at).toBeNull();
});

test("the visits from one address are limited", async () => {
  const strict = await createTestApp();
  const answers = [];
  for (let i = 0; i < 41; i++)
    answers.push((await strict.app.inject({ url: "/es/appointment/x" })).statusCode);
  await strict.close();
  expect(answers.slice(0, 40).every((one) => one === 404)).toBe(true);
  expect(answers.at(-1)).toBe(429);
});
