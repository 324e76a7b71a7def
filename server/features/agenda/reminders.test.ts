import { randomUUID } from "node:crypto";
import { addDays } from "@relato/shared/domain/calendar.ts";
import { dayIn, timeIn, zonedTime } from "@relato/shared/domain/zone.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createAgendamento, createNotice, createPaciente } from "../../testing/factories.ts";
import { sweepAgenda } from "./jobs.ts";
import { reminderWindow } from "./reminders.ts";

const at = (day: string, time: string, zone: string): string => {
  const zoned = zonedTime(day, time, zone);
  if (zoned === null) throw new Error(`${day} ${time} is no time`);
  return zoned.instant;
};

describe("the window", () => {
  it.each([
    ["America/Sao_Paulo", "2026-11-22", "2026-11-23T03:00:00.000Z", 24],
    // Clocks change in New York on March 8 and November 1, in Lisbon on March 29 and October 25.
    // Both the day of the reminder and the reminded day are covered.
    ["America/New_York", "2026-03-07", "2026-03-08T05:00:00.000Z", 23],
    ["America/New_York", "2026-03-08", "2026-03-09T04:00:00.000Z", 24],
    ["America/New_York", "2026-10-31", "2026-11-01T04:00:00.000Z", 25],
    ["America/New_York", "2026-11-01", "2026-11-02T05:00:00.000Z", 24],
    ["Europe/Lisbon", "2026-03-28", "2026-03-29T00:00:00.000Z", 23],
    ["Europe/Lisbon", "2026-10-24", "2026-10-24T23:00:00.000Z", 25],
  ])("in %s on %s begins at %s and lasts %d hours", (zone, day, from, hours) => {
    const opens = at(day, "10:00", zone);
    const window = reminderWindow(opens, zone);
    expect(window).toEqual({
      from,
      to: new Date(Date.parse(from) + hours * 3_600_000).toISOString(),
      since: opens,
    });
    expect(reminderWindow(new Date(Date.parse(opens) - 60_000).toISOString(), zone)).toBeNull();
    expect(reminderWindow(at(day, "19:59", zone), zone)).toEqual(window);
    expect(reminderWindow(at(day, "20:00", zone), zone)).toBeNull();
  });

  it("is the next day, and only at allowed hours, at any time and place", () => {
    const zones = fc.constantFrom(
      "America/Sao_Paulo",
      "America/New_York",
      "Europe/Lisbon",
      "Australia/Lord_Howe",
      "Pacific/Kiritimati",
      "Asia/Kathmandu",
    );
    const times = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2035-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, zones, (date, zone) => {
        const now = date.toISOString();
        const time = timeIn(now, zone);
        const window = reminderWindow(now, zone);
        if (window === null) return time < "10:00" || time >= "20:00";
        const tomorrow = addDays(dayIn(now, zone), 1);
        const last = new Date(Date.parse(window.to) - 60_000).toISOString();
        return (
          dayIn(window.from, zone) === tomorrow &&
          dayIn(last, zone) === tomorrow &&
          dayIn(window.to, zone) !== tomorrow &&
          window.since <= now
        );
      }),
    );
  });
});

describe("the sweep", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  const ZONE = "America/New_York";
  /** The next day has 25 hours. */
  const TODAY = "2030-11-02";
  const NOW = at(TODAY, "10:03", ZONE);
  const LONG_AGO = "2026-01-01T00:00:00.000Z";

  const doctorWith = async (): Promise<{ doctor: TestClient; paciente_id: string }> => {
    const doctor = await signUp(server.app);
    await doctor.call({
      method: "PUT",
      url: "/api/configuracoes/time-zone",
      payload: { time_zone: ZONE },
    });
    const { id } = await createPaciente(server.deps.db, {
      medico_id: doctor.id,
      email: `${randomUUID()}@example.org`,
    });
    return { doctor, paciente_id: id };
  };
  const sweep = (now: string): Promise<void> => sweepAgenda(server.deps, now);
  const reminders = async (doctor: TestClient): Promise<string[]> => {
    const rows = await withUser(server.deps.db, doctor.id, (tx) =>
      tx.query<{ sent: string }>(
        `select a.titulo || ' ' || n.channel as sent
           from appointment_notices n join agendamentos a on a.id = n.agendamento_id
          where n.occasion = 'reminder' order by a.data, a.titulo, n.channel`,
      ),
    );
    return rows.map(({ sent }) => sent);
  };
  const notes = async (doctor: TestClient): Promise<string[]> =>
    (await doctor.call({ url: "/api/notifications" }))
      .json<{ items: { type: string }[] }>()
      .items.map(({ type }) => type);
  const make = (medico_id: string, paciente_id: string | null, more: object) =>
    createAgendamento(server.deps.db, {
      medico_id,
      paciente_id,
      created_at: LONG_AGO,
      notify_whatsapp: false,
      ...more,
    });

  it("reminds once per appointment and channel, also when it runs concurrently", async () => {
    const { doctor, paciente_id } = await doctorWith();
    const one = (titulo: string, data: string, more: object = {}) =>
      make(doctor.id, paciente_id, { titulo, data, ...more });
    await one("today", at(TODAY, "23:30", ZONE));
    await one("first", at("2030-11-03", "00:00", ZONE));
    await one("both", at("2030-11-03", "09:00", ZONE), { notify_whatsapp: true });
    await one("last", at("2030-11-03", "23:59", ZONE));
    await one("after", at("2030-11-04", "00:00", ZONE));
    await one("cancelled", at("2030-11-03", "10:00", ZONE), { cancelled_at: LONG_AGO });
    await one("switched off", at("2030-11-03", "11:00", ZONE), { notify_email: false });
    await make(doctor.id, null, { titulo: "no patient", data: at("2030-11-03", "12:00", ZONE) });
    await sweep(at(TODAY, "09:59", ZONE));
    expect(await reminders(doctor)).toEqual([]);
    await Promise.all([sweep(NOW), sweep(NOW), sweep(NOW)]);
    await sweep(at(TODAY, "19:55", ZONE));
    expect(await reminders(doctor)).toEqual([
      "first email",
      "both email",
      "both whatsapp",
      "last email",
    ]);
    expect(await notes(doctor)).toEqual(["agenda_amanha"]);
  });

  it("skips recently announced appointments, and reminds again of moved ones", async () => {
    const { doctor, paciente_id } = await doctorWith();
    const data = at("2030-11-03", "09:00", ZONE);
    const fresh = await make(doctor.id, paciente_id, { titulo: "fresh", data });
    const told = { medico_id: doctor.id, agendamento_id: fresh.id, paciente_id };
    await createNotice(server.deps.db, { ...told, created_at: at(TODAY, "10:01", ZONE) });
    await make(doctor.id, paciente_id, {
      titulo: "new",
      data,
      created_at: at(TODAY, "10:02", ZONE),
    });
    const moved = await make(doctor.id, paciente_id, { titulo: "moved", data });
    await createNotice(server.deps.db, {
      medico_id: doctor.id,
      agendamento_id: moved.id,
      paciente_id,
      occasion: "reminder",
      data: at("2030-10-20", "09:00", ZONE),
      created_at: LONG_AGO,
    });
    await sweep(NOW);
    expect(await reminders(doctor)).toEqual(["moved email", "moved email"]);
  });

  it("reminds the patient of a doctor who switched notifications off", async () => {
    const { doctor, paciente_id } = await doctorWith();
    await doctor.call({
      method: "PATCH",
      url: "/api/configuracoes/preferences",
      payload: { notify_appointments: false },
    });
    await make(doctor.id, paciente_id, { titulo: "a", data: at("2030-11-03", "09:00", ZONE) });
    await sweep(NOW);
    expect([await reminders(doctor), await notes(doctor)]).toEqual([["a email"], []]);
  });

  it("enqueues a lost job once", async () => {
    const doctor = await signUp(server.app);
    const lost = await createNotice(server.deps.db, {
      medico_id: doctor.id,
      updated_at: LONG_AGO,
    });
    await createNotice(server.deps.db, { medico_id: doctor.id });
    const jobs = async () =>
      (
        await server.deps.db.pool.query(
          `select data->>'notice_id' as id from pgboss.job
            where name = 'appointment-notice' and data->>'medico_id' = $1`,
          [doctor.id],
        )
      ).rows;
    await sweep(NOW);
    await sweep(NOW);
    expect(await jobs()).toEqual([{ id: lost.id }]);
  });
});
