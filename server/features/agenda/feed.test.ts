import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createAgendamento, createPaciente } from "../../testing/factories.ts";
import { initialsOf } from "./feed.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const soon = (hours: number): string =>
  new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();
const renew = async (doctor: TestClient): Promise<string> => {
  const answer = await doctor.call({
    method: "POST",
    url: "/api/agenda/feed",
    payload: { locale: "pt-br" },
  });
  expect(answer.statusCode).toBe(200);
  return new URL(answer.json<{ url: string }>().url).pathname;
};
const read = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const state = async (doctor: TestClient) =>
  (await doctor.call({ url: "/api/agenda/feed" })).json<{ state: string; last_read_at?: string }>();
const eventsIn = (body: string) => {
  const calendar = new ICAL.Component(ICAL.parse(body));
  return {
    method: calendar.getFirstPropertyValue("method"),
    events: calendar.getAllSubcomponents("vevent").map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toJSDate().toISOString(),
        zone: event.startDate.zone.tzid,
        minutes: event.duration.toSeconds() / 60,
        summary: event.summary,
      };
    }),
  };
};

describe("the feed", () => {
  it("contains the agenda without names, titles and cancelled appointments", async () => {
    const doctor = await signUp(server.app);
    const { id: paciente_id } = await createPaciente(server.deps.db, {
      medico_id: doctor.id,
      nome: "Maria da Silva",
    });
    const mine = { medico_id: doctor.id, titulo: "Retorno quimioterapia" };
    const one = await createAgendamento(server.deps.db, {
      ...mine,
      paciente_id,
      data: soon(30),
      duracao_min: 50,
      tipo: "Telemedicina",
      sequence: 3,
    });
    const block = await createAgendamento(server.deps.db, { ...mine, data: soon(50) });
    await createAgendamento(server.deps.db, { ...mine, data: soon(40), cancelled_at: soon(0) });
    await createAgendamento(server.deps.db, { ...mine, data: soon(-24 * 40) });
    await createAgendamento(server.deps.db, { titulo: "another doctor's", data: soon(30) });
    expect(await state(doctor)).toEqual({ state: "off" });
    const url = await renew(doctor);
    const answer = await read(url);
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      {
        "content-type": "text/calendar; charset=utf-8",
        "cache-control": "private, no-cache",
        "x-robots-tag": "noindex, nofollow",
      },
    ]);
    expect(eventsIn(answer.body)).toEqual({
      method: "PUBLISH",
      events: [
        {
          uid: `${one.id}@relato`,
          sequence: 3,
          start: soon(30),
          zone: "UTC",
          minutes: 50,
          summary: "Consulta (Telemedicina): M. S.",
        },
        {
          uid: `${block.id}@relato`,
          sequence: 0,
          start: soon(50),
          zone: "UTC",
          minutes: 30,
          summary: "Consulta (Presencial)",
        },
      ],
    });
    expect(answer.body).not.toMatch(/Maria|Silva|quimioterapia|another/);
    const known = await state(doctor);
    expect([known.state, known.last_read_at]).toEqual(["on", expect.any(String)]);
  });

  it("answers 304 until an appointment changes", async () => {
    const doctor = await signUp(server.app);
    const { id } = await createAgendamento(server.deps.db, {
      medico_id: doctor.id,
      data: soon(30),
    });
    const url = await renew(doctor);
    const etag = String((await read(url)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const same = await read(url, { "if-none-match": known });
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", etag]);
    }
    await doctor.call({ method: "POST", url: `/api/agendamentos/${id}/cancel` });
    const changed = await read(url, { "if-none-match": etag });
    expect([changed.statusCode, eventsIn(changed.body).events]).toEqual([200, []]);
  });

  it("ends with a new URL, when switched off, and with the account", async () => {
    const doctor = await signUp(server.app);
    const [first, second] = [await renew(doctor), await renew(doctor)];
    expect(first).not.toBe(second);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    const off = await doctor.call({ method: "DELETE", url: "/api/agenda/feed" });
    expect(off.json()).toEqual({ state: "off" });
    expect((await read(second)).statusCode).toBe(404);
    const third = await renew(doctor);
    const closed = await doctor.call({
      method: "POST",
      url: "/api/configuracoes/close-account",
      payload: { password: "segredo" },
    });
    expect([closed.statusCode, (await read(third)).statusCode]).toEqual([200, 404]);
  });

  it("stores a hash, is not logged, and allows neither writes nor guesses", async () => {
    const doctor = await signUp(server.app);
    const url = await renew(doctor);
    const token = url.split("/").at(-1)?.replace(".ics", "") ?? "";
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await read(url);
    const stored = await withUser(server.deps.db, doctor.id, (tx) =>
      tx.query<{ row: string }>("select calendar_feeds::text as row from calendar_feeds"),
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.row).not.toContain(token);
    expect(server.logged.join("")).not.toContain(token);
    for (const method of ["POST", "PUT", "DELETE"] as const)
      expect((await server.app.inject({ method, url })).statusCode).toBe(404);
    for (const guess of [
      url.replace(".ics", ""),
      `/api/agenda/feed/${"A".repeat(43)}.ics`,
      `/api/agenda/feed/${randomUUID()}.ics`,
      "/api/agenda/feed/.ics",
      `/api/agenda/feed/${encodeURIComponent("' or true --")}.ics`,
    ])
      expect([guess, (await read(guess)).statusCode]).toEqual([guess, 404]);
  });

  it("limits guesses by client and reads by feed", async () => {
    const doctor = await signUp(server.app);
    const url = await renew(doctor);
    const from = (remoteAddress: string, path: string) =>
      server.app.inject({ url: path, remoteAddress });
    const guess = () => from("203.0.113.7", `/api/agenda/feed/${"B".repeat(43)}.ics`);
    for (let n = 0; n < 30; n++) expect((await guess()).statusCode).toBe(404);
    expect((await guess()).statusCode).toBe(429);
    // A valid URL is refused for this client, too, but not for others.
    expect((await from("203.0.113.7", url)).statusCode).toBe(429);
    for (let n = 0; n < 60; n++) expect((await from("198.51.100.7", url)).statusCode).toBe(200);
    expect((await from("198.51.100.8", url)).statusCode).toBe(429);
  });
});

it("uses the initials of the first and the last name", () => {
  expect(["Maria da Silva", " Ana ", "", "élio  ávila", "😀 Rui"].map(initialsOf)).toEqual([
    "M. S.",
    "A.",
    "",
    "É. Á.",
    "😀. R.",
  ]);
});
