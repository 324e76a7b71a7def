import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ICAL from "ical.js";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { Notice } from "@relato/shared/contract/agenda-notices.ts";
import { agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { LOCALES } from "@relato/shared/domain/language.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../../platform/config/config.ts";
import { withUser } from "../../platform/database/database.ts";
import { createSmtpMail } from "../../providers/mail/smtp.ts";
import type { WhatsappOutboxEntry } from "../../providers/whatsapp/outbox.ts";
import { WhatsappError } from "../../providers/whatsapp/whatsapp.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createAgendamento, createPaciente } from "../../testing/factories.ts";
import { createMailServer } from "../../testing/mail-server.ts";
import { type DeliverDeps, deliverNotice } from "./deliver-notice.ts";
import { startAgendaJobs } from "./jobs.ts";
import { retryNotice } from "./retry-notice.ts";
import { messagesOf } from "../../platform/messages.ts";
import { formatWhen } from "./notice-facts.ts";

/* Notices through the real queue to a real mail server and WhatsApp's outbox. */

const UNKNOWN = "unknown@example.org";
let server: TestApp;
let smtp: Awaited<ReturnType<typeof createMailServer>>;
/** With SMTP. The accounts' mails go to the outbox, so that no address must be confirmed. */
let deps: DeliverDeps;
/** Without workers: tests run the jobs. */
let quiet: TestApp;
beforeAll(async () => {
  smtp = await createMailServer({ refuse: new Set([UNKNOWN]) });
  server = await createTestApp();
  quiet = await createTestApp();
  const mail = createSmtpMail(smtp.url, server.deps.config.mail_from);
  deps = { ...server.deps, mail };
  await startAgendaJobs({ ...server.deps, mail });
});
afterAll(async () => {
  await server.close();
  await quiet.close();
  await deps.mail.close();
  await smtp.close();
});

const TITLE = "Retorno quimioterapia";
const hoursLater = (hours: number) =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + (48 + hours) * 3_600_000).toISOString();
const IN_TWO_DAYS = hoursLater(0);

const patient = (app: TestApp, medico_id: string, more: object = {}) =>
  createPaciente(app.deps.db, {
    medico_id,
    nome: "Maria da Silva",
    email: `${randomUUID()}@example.org`,
    whatsapp: "5511987654321",
    ...more,
  });
const draftOf = (changes: object = {}) => ({
  data: IN_TWO_DAYS,
  duracao_min: 30,
  tipo: "Presencial",
  titulo: TITLE,
  paciente_id: null,
  ...changes,
});
const create = async (doctor: TestClient, changes: object = {}): Promise<string> => {
  const id = randomUUID();
  const answer = await doctor.call({
    method: "POST",
    url: "/api/agendamentos",
    payload: { id, ...draftOf(changes) },
  });
  expect(answer.statusCode).toBe(201);
  return id;
};
const change = async (doctor: TestClient, id: string, changes: object) => {
  const url = `/api/agendamentos/${id}`;
  const base = pickFields(agendamentoFields, (await doctor.call({ url })).json<Agendamento>());
  return doctor.call({ method: "PUT", url, payload: { ...draftOf(changes), base } });
};
const cancel = (doctor: TestClient, id: string, how = "cancel") =>
  doctor.call({ method: "POST", url: `/api/agendamentos/${id}/${how}` });
const noticesOf = async (doctor: TestClient, id: string): Promise<Notice[]> =>
  (await doctor.call({ url: `/api/agendamentos/${id}/notices` })).json<{ items: Notice[] }>().items;
/** "email created sent", oldest first. */
const stories = async (doctor: TestClient, id: string, channel?: string): Promise<string[]> =>
  (await noticesOf(doctor, id))
    .filter((one) => channel === undefined || one.channel === channel)
    .toReversed()
    .map(({ channel: by, occasion, delivery }) =>
      [by, occasion, delivery.state, "reason" in delivery ? delivery.reason : ""].join(" ").trim(),
    );
/** Waits until the mail server has these, and WhatsApp's outbox. */
const allSent = (doctor: TestClient, id: string, ...occasions: string[]): Promise<void> =>
  expect
    .poll(() => stories(doctor, id), { timeout: 20_000 })
    .toEqual(
      occasions.flatMap((occasion) => [`email ${occasion} sent`, `whatsapp ${occasion} stored`]),
    );
const EMAIL = { notify_email: true, notify_whatsapp: false };

const whatsapps = async (app: TestApp): Promise<WhatsappOutboxEntry[]> => {
  const folder = join(app.deps.config.data_dir, "outbox-whatsapp");
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), "utf8"))),
  );
};
/** The only event of an invitation. */
const readEvent = (calendar: string) => {
  const parsed = new ICAL.Component(ICAL.parse(calendar));
  const events = parsed.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
  return {
    method: parsed.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
    minutes: event.duration.toSeconds() / 60,
    summary: event.summary,
    location: event.location,
    status: event.component.getFirstPropertyValue("status"),
  };
};
const deliver = (medico_id: string, notice_id: string, last = false, more: object = {}) =>
  deliverNotice(
    { ...deps, ...quiet.deps, mail: deps.mail, ...more },
    { notice_id, medico_id },
    { last },
  );

describe("through the queue", () => {
  it.each(LOCALES)("sends creation, change and cancellation in %s", async (locale) => {
    const doctor = await signUp(server.app);
    await withUser(server.deps.db, doctor.id, async (tx) => {
      await tx.query(
        `insert into user_profiles
           (user_id, first_name, last_name, clinic_hospital, address, phone, specialty)
         values (app_user_id(), 'Ana', 'Prado', 'Clínica Vida', 'Rua das Flores, 10',
           '11933334444', 'Oncologia')`,
      );
      const settings = "(user_id, time_zone) values (app_user_id(), 'Europe/Lisbon')";
      await tx.query(`insert into user_preferences ${settings}`);
    });
    const { id: paciente_id, email } = await patient(server, doctor.id, {
      nome: "Maria <b>da\r\nSilva</b>",
    });
    const id = await create(doctor, { paciente_id, locale });
    const texts = messagesOf(locale).appointmentNotices;
    const named = texts.doctor("Ana Prado");

    const made = await smtp.take(email ?? "");
    expect(made.subject).toMatch(texts.occasion.created.subject(""));
    const when = formatWhen(locale, IN_TWO_DAYS, "Europe/Lisbon");
    const place = "Clínica Vida, Rua das Flores, 10";
    for (const line of [texts.occasion.created.line(named), when, place, "(11) 93333-4444"])
      expect(made.text).toContain(line);
    expect(made.html).toContain("Maria &lt;b&gt;da Silva");
    expect(made.raw).toContain("Auto-Submitted: auto-generated");
    const first = readEvent(made.calendar);
    expect(first).toEqual({
      method: "REQUEST",
      uid: `${id}@relato`,
      sequence: 0,
      start: IN_TWO_DAYS,
      zone: "UTC",
      minutes: 30,
      summary: texts.calendar.patient(named),
      location: place,
      status: "CONFIRMED",
    });

    await allSent(doctor, id, "created");
    const moved = { paciente_id, locale, data: hoursLater(25), duracao_min: 50 };
    await change(doctor, id, moved);
    const changed = await smtp.take(email ?? "");
    expect(changed.subject).toMatch(texts.occasion.changed.subject(""));
    expect(changed.text).toContain(formatWhen(locale, hoursLater(25), "Europe/Lisbon"));
    expect(readEvent(changed.calendar)).toEqual({
      ...first,
      sequence: 1,
      start: hoursLater(25),
      minutes: 50,
    });

    await allSent(doctor, id, "created", "changed");
    await cancel(doctor, id);
    const ended = await smtp.take(email ?? "");
    expect(ended.subject).toMatch(texts.occasion.cancelled.subject(""));
    expect(readEvent(ended.calendar)).toMatchObject({
      method: "CANCEL",
      uid: first.uid,
      sequence: 2,
      start: hoursLater(25),
      status: "CANCELLED",
    });
    const ids = [made, changed, ended].map(({ message_id }) => message_id);
    expect(new Set(ids).size).toBe(3);
    for (const one of ids) expect(one).toMatch(/^[0-9a-f-]{36}@localhost$/);

    await allSent(doctor, id, "created", "changed", "cancelled");
    const written = (await whatsapps(server)).filter((one) => one.locale === locale);
    expect(written.map(({ to, template }) => [to, template])).toEqual([
      ["5511987654321", "appointment_created"],
      ["5511987654321", "appointment_changed"],
      ["5511987654321", "appointment_cancelled"],
    ]);
    const facts = `${when}; ${texts.fields.place}: ${place}; ${texts.fields.phone}: (11)`;
    expect(written[0]?.values.slice(0, 2)).toEqual(["Maria <b>da Silva</b>", named]);
    expect(written[2]?.values[2]).not.toContain("http");
    expect(written[0]?.text).toContain(`${facts} 93333-4444; ${texts.reply.short}: http`);
    // Nothing clinical, in any encoding of the mail.
    for (const mail of [made, changed, ended])
      for (const text of [mail.raw, mail.subject, mail.text, mail.html, mail.calendar])
        for (const clinical of [TITLE, "quimioterapia", "Oncologia"])
          expect(text).not.toContain(clinical);
    expect(JSON.stringify(written)).not.toMatch(/quimioterapia|Oncologia/);
    expect(server.logged.join("")).not.toMatch(/Maria|5511987654321|quimioterapia/);
    expect(server.logged.join("")).not.toContain(email);
  });
});

describe("an enqueued notice", () => {
  const known = async (more: object = {}) => {
    const doctor = await signUp(quiet.app);
    const { id: paciente_id } = await patient(quiet, doctor.id, more);
    return { doctor, paciente_id };
  };
  const deliverAll = async (doctor: TestClient, id: string): Promise<void> => {
    for (const notice of await noticesOf(doctor, id))
      if (notice.delivery.state === "queued") await deliver(doctor.id, notice.id);
  };

  it("supersedes the queued ones when changes follow each other", async () => {
    const { doctor, paciente_id } = await known();
    const id = await create(doctor, { paciente_id, ...EMAIL });
    await change(doctor, id, { paciente_id, duracao_min: 45 });
    expect(await stories(doctor, id)).toEqual([
      "email created skipped superseded",
      "email created queued",
    ]);
    await deliverAll(doctor, id);
    await change(doctor, id, { paciente_id, duracao_min: 50 });
    expect((await stories(doctor, id)).at(-1)).toBe("email changed queued");
    await cancel(doctor, id);
    await cancel(doctor, id, "restore");
    expect((await stories(doctor, id)).slice(-2)).toEqual([
      "email cancelled skipped superseded",
      "email created queued",
    ]);
  });

  it("is not made for the cancellation of an unknown appointment", async () => {
    const { doctor, paciente_id } = await known();
    const id = await create(doctor, { paciente_id, ...EMAIL });
    await cancel(doctor, id);
    expect(await stories(doctor, id)).toEqual(["email created skipped superseded"]);
  });

  it("respects the channels, and is not made for titles, past times or no patient", async () => {
    const { doctor, paciente_id } = await known();
    const off = await create(doctor, { paciente_id, notify_email: false, notify_whatsapp: false });
    const past = await create(doctor, { paciente_id, data: "2026-01-05T12:00:00Z" });
    const withoutPatient = await create(doctor);
    const id = await create(doctor, { paciente_id, notify_email: false, notify_whatsapp: true });
    await change(doctor, id, { paciente_id, titulo: "Outro" });
    expect(
      await Promise.all([off, past, withoutPatient, id].map((one) => stories(doctor, one))),
    ).toEqual([[], [], [], ["whatsapp created queued"]]);
    // Switched off while it is queued.
    await change(doctor, id, {
      paciente_id,
      titulo: "Outro",
      notify_email: true,
      notify_whatsapp: false,
    });
    await deliverAll(doctor, id);
    expect(await stories(doctor, id)).toEqual(["whatsapp created skipped switched_off"]);
    expect((await doctor.call({ url: `/api/agendamentos/${id}` })).json()).toMatchObject({
      notify_email: true,
      notify_whatsapp: false,
    });
  });

  it("is skipped without an address; WhatsApp falls back to the phone", async () => {
    const { doctor, paciente_id } = await known({
      email: null,
      whatsapp: null,
      telefone: "11912345678",
    });
    const id = await create(doctor, { paciente_id });
    await deliverAll(doctor, id);
    expect(await stories(doctor, id)).toEqual([
      "email created skipped no_address",
      "whatsapp created stored",
    ]);
    expect((await whatsapps(quiet)).map(({ to }) => to)).toContain("5511912345678");
  });

  it("cancels for the old patient and is new for the other", async () => {
    const { doctor, paciente_id } = await known();
    const other = await patient(quiet, doctor.id, { nome: "Rui" });
    const id = await create(doctor, { paciente_id, ...EMAIL });
    const before = (await doctor.call({ url: `/api/pacientes/${paciente_id}` })).json<{
      email: string;
    }>();
    await deliverAll(doctor, id);
    await smtp.take(before.email);
    await change(doctor, id, { paciente_id: other.id });
    expect(await stories(doctor, id)).toEqual([
      "email created sent",
      "email cancelled queued",
      "email created queued",
    ]);
    await deliverAll(doctor, id);
    expect(readEvent((await smtp.take(before.email)).calendar).method).toBe("CANCEL");
    const theirs = await smtp.take(other.email ?? "");
    expect(theirs.text).toContain("Rui");
    expect(readEvent(theirs.calendar)).toMatchObject({ method: "REQUEST", sequence: 1 });
  });

  it("is rolled back with a change that is refused", async () => {
    const { doctor, paciente_id } = await known();
    const id = await create(doctor, { paciente_id, ...EMAIL });
    expect((await change(doctor, id, { paciente_id: randomUUID() })).statusCode).toBe(422);
    expect(await stories(doctor, id)).toEqual(["email created queued"]);
  });

  it("is not sent after the appointment has started", async () => {
    const { doctor, paciente_id } = await known();
    const id = await create(doctor, { paciente_id, ...EMAIL });
    await withUser(quiet.deps.db, doctor.id, (tx) =>
      tx.query("update agendamentos set data = now() - interval '1 minute' where id = $1", [id]),
    );
    await deliverAll(doctor, id);
    expect(await stories(doctor, id)).toEqual(["email created skipped past"]);
  });
});

it("stored in the outbox can be retried once this server sends by its channel", async () => {
  const doctor = await signUp(quiet.app);
  const { id: paciente_id, email } = await patient(quiet, doctor.id);
  const id = await create(doctor, { paciente_id, ...EMAIL });
  const [notice] = await noticesOf(doctor, id);
  const notice_id = notice?.id ?? "";
  await deliver(doctor.id, notice_id, false, { mail: quiet.deps.mail });
  expect(await noticesOf(doctor, id)).toMatchObject([
    { delivery: { state: "stored" }, can_retry: false },
  ]);
  const retry = (sends: Partial<Config>) => {
    const own = { ...quiet.deps, config: { ...quiet.deps.config, ...sends } };
    const key = { id: notice_id, medico_id: doctor.id };
    return withUser(quiet.deps.db, doctor.id, (tx) => retryNotice(tx, own, key));
  };
  const others = await retry({ whatsapp_token: "token" });
  expect(others).toMatchObject({ delivery: { state: "stored" } });
  const queued = await retry({ smtp_url: smtp.url });
  expect(queued).toMatchObject({ delivery: { state: "queued" } });
  await deliver(doctor.id, notice_id);
  expect((await smtp.take(email ?? "")).message_id).toContain(notice_id);
  expect(await stories(doctor, id)).toEqual(["email created sent"]);
});

describe("a failure", () => {
  const waiting = async (more: object = {}, channels: object = EMAIL) => {
    const doctor = await signUp(quiet.app);
    const paciente = await patient(quiet, doctor.id, more);
    const id = await create(doctor, { paciente_id: paciente.id, ...channels });
    const [notice] = await noticesOf(doctor, id);
    if (notice === undefined) throw new Error("no notice was made");
    return { doctor, paciente, id, notice_id: notice.id };
  };
  const told = async (doctor: TestClient) =>
    (await doctor.call({ url: "/api/notifications" })).json<{ items: { type: string }[] }>().items;
  const retry = (doctor: TestClient, id: string) =>
    doctor.call({ method: "POST", url: `/api/appointment-notices/${id}/retry` });

  it("of an unknown address is final, notifies the doctor and can be retried", async () => {
    const { doctor, paciente, id, notice_id } = await waiting({ email: UNKNOWN });
    await deliver(doctor.id, notice_id);
    expect(await noticesOf(doctor, id)).toMatchObject([
      { delivery: { state: "failed", reason: "address" }, can_retry: true },
    ]);
    expect(await told(doctor)).toMatchObject([{ type: "agenda_aviso_falhou" }]);
    const email = `${randomUUID()}@example.org`;
    await withUser(quiet.deps.db, doctor.id, (tx) =>
      tx.query("update pacientes set email = $2 where id = $1", [paciente.id, email]),
    );
    expect((await retry(doctor, notice_id)).json()).toMatchObject({
      delivery: { state: "queued" },
    });
    await deliver(doctor.id, notice_id);
    expect((await smtp.take(email)).message_id).toContain(notice_id);
    expect(await stories(doctor, id)).toEqual(["email created sent"]);
    // A sent notice cannot be retried.
    expect((await retry(doctor, notice_id)).json()).toMatchObject({ delivery: { state: "sent" } });
  });

  it("does not notify a doctor who switched that off", async () => {
    const { doctor, notice_id } = await waiting({ email: UNKNOWN });
    await doctor.call({
      method: "PATCH",
      url: "/api/configuracoes/preferences",
      payload: { notify_appointments: false },
    });
    await deliver(doctor.id, notice_id);
    expect(await told(doctor)).toEqual([]);
  });

  it("of the service is retried by the queue and final on the last attempt", async () => {
    const { doctor, id, notice_id } = await waiting();
    const gone = await createMailServer();
    await gone.close();
    const mail = createSmtpMail(gone.url, "relato@localhost");
    await expect(deliver(doctor.id, notice_id, false, { mail })).rejects.toMatchObject({
      name: "MailError",
    });
    expect(await noticesOf(doctor, id)).toMatchObject([
      { delivery: { state: "queued", attempts: 1 } },
    ]);
    await deliver(doctor.id, notice_id, true, { mail });
    expect(await stories(doctor, id)).toEqual(["email created failed service"]);
    await mail.close();
  });

  it.each([
    ["address", "whatsapp created failed address"],
    ["busy", "whatsapp created queued"],
    ["refused", "whatsapp created queued"],
    ["unreachable", "whatsapp created queued"],
  ] as const)("of WhatsApp (%s) leaves it: %s", async (kind, story) => {
    const { doctor, id, notice_id } = await waiting(
      {},
      { notify_email: false, notify_whatsapp: true },
    );
    const whatsapp = {
      name: "refusing",
      send: () => Promise.reject(new WhatsappError(kind, "400")),
    };
    const [outcome] = await Promise.allSettled([
      deliver(doctor.id, notice_id, false, { whatsapp }),
    ]);
    expect(outcome.status).toBe(kind === "address" ? "fulfilled" : "rejected");
    expect(await stories(doctor, id)).toEqual([story]);
  });

  it("of unknown outcome is retried once", async () => {
    const { doctor, paciente, id, notice_id } = await waiting();
    /** Sends the mail, then dies. */
    const dying = {
      ...deps.mail,
      send: async (mail: Parameters<typeof deps.mail.send>[0]) => {
        await deps.mail.send(mail);
        await new Promise(() => {});
      },
    };
    for (const _time of [1, 2]) {
      void deliver(doctor.id, notice_id, false, { mail: dying });
      expect((await smtp.take(paciente.email ?? "")).message_id).toContain(notice_id);
    }
    await deliver(doctor.id, notice_id, false);
    expect(await stories(doctor, id)).toEqual(["email created failed interrupted"]);
    expect(smtp.received.filter(({ to }) => to.includes(paciente.email ?? ""))).toEqual([]);
  });

  it("cannot be read or retried by another doctor", async () => {
    const { id, notice_id } = await waiting();
    const other = await signUp(quiet.app);
    expect((await retry(other, notice_id)).statusCode).toBe(404);
    expect((await other.call({ url: `/api/agendamentos/${id}/notices` })).statusCode).toBe(404);
  });

  it("does not happen for a closed account: its notices are skipped", async () => {
    const { doctor, id, notice_id } = await waiting();
    await quiet.deps.db.pool.query(`update auth."user" set banned = true where id = $1`, [
      doctor.id,
    ]);
    await deliver(doctor.id, notice_id);
    const [row] = await withUser(quiet.deps.db, doctor.id, (tx) =>
      tx.query<{ reason: string }>(
        "select reason from appointment_notices where agendamento_id = $1",
        [id],
      ),
    );
    expect(row).toEqual({ reason: "closed" });
  });
});

it("sends nothing for appointments older than the notices", async () => {
  const doctor = await signUp(quiet.app);
  const { id } = await createAgendamento(quiet.deps.db, { medico_id: doctor.id });
  expect(await noticesOf(doctor, id)).toEqual([]);
});
