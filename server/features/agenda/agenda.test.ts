import { randomUUID } from "node:crypto";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { rangeOf, shownDays } from "@relato/shared/domain/calendar.ts";
import { zonedTime } from "@relato/shared/domain/zone.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createAgendamento, createPaciente } from "../../testing/factories.ts";
import { create, draft, NINE, post, put, URL } from "./agenda.fixture.ts";

let server: TestApp;
/** Shared by tests that do not read the whole agenda: sign-ups are rate limited. */
let usual: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  usual = await signUp(server.app);
});
afterAll(() => server.close());

const list = async (
  doctor: TestClient,
  from: string,
  to: string,
  more = "",
): Promise<Agendamento[]> => {
  const answer = await doctor.call({
    url: `${URL}?${new URLSearchParams({ from, to }).toString()}${more}`,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: Agendamento[] }>().items;
};
const day = (doctor: TestClient, more = "") =>
  list(doctor, "2026-11-23T03:00:00Z", "2026-11-24T03:00:00Z", more);

describe("saving", () => {
  it("stores UTC, null for an empty title, and 30 minutes when none are given", async () => {
    const doctor = await signUp(server.app);
    const paciente = await createPaciente(server.deps.db, { medico_id: doctor.id, nome: "Ana" });
    const made = await create(doctor, {
      data: "2026-11-23T09:00:00-03:00",
      duracao_min: null,
      tipo: "Telemedicina",
      paciente_id: paciente.id,
    });
    expect(made).toEqual({
      id: made.id,
      data: NINE,
      duracao_min: 30,
      tipo: "Telemedicina",
      titulo: null,
      link: null,
      paciente_id: paciente.id,
      paciente: { id: paciente.id, nome: "Ana", data_nascimento: null, cpf_end: null },
      consulta_id: null,
      cancelled_at: null,
      series_id: null,
      cancelled_by_patient: false,
      confirmed_at: null,
      conflicts: 0,
      notify_email: true,
      notify_whatsapp: true,
      locale: "pt-br",
    });
    expect((await doctor.call({ url: `${URL}/${made.id}` })).json()).toEqual(made);
  });

  it.each([
    [{ data: "" }, 422, "DATA_HORA_REQUIRED", "data"],
    [{ data: "2026-11-23" }, 422, "DATA_HORA_REQUIRED", "data"],
    [{ titulo: "a".repeat(201) }, 422, "FIELD_TOO_LONG", "titulo"],
    [{ paciente_id: randomUUID() }, 422, "PACIENTE_NOT_FOUND", "paciente_id"],
    [{ link: "http://video.example/sala" }, 422, "URL_INVALID", "link"],
    [{ link: "javascript:alert(1)//https://" }, 422, "URL_INVALID", "link"],
    [{ tipo: "Festa" }, 400, "VALIDATION", "tipo"],
    [{ duracao_min: "abc" }, 400, "VALIDATION", "duracao_min"],
  ])("answers %j with %d %s", async (changes, status, error, field) => {
    const { id } = await create(usual);
    const before = await day(usual);
    for (const answer of [
      await post(usual, "", { id: randomUUID(), ...draft(changes) }),
      await put(usual, id, draft(changes)),
    ]) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ error, field });
    }
    expect(await day(usual)).toEqual(before);
  });

  it("creates one appointment for a repeated id", async () => {
    const doctor = await signUp(server.app);
    const id = randomUUID();
    const answers = await Promise.all(
      ["A", "A", "B"].map((titulo) => post(doctor, "", { id, ...draft({ titulo }) })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await day(doctor)).toHaveLength(1);
  });

  it("refuses another doctor's patient and another doctor's id", async () => {
    const [ana, rui] = [await signUp(server.app), await signUp(server.app)];
    const paciente = await createPaciente(server.deps.db, { medico_id: ana.id });
    const theirs = await post(rui, "", {
      id: randomUUID(),
      ...draft({ paciente_id: paciente.id }),
    });
    expect([theirs.statusCode, theirs.json()]).toMatchObject([
      422,
      { error: "PACIENTE_NOT_FOUND" },
    ]);
    const { id } = await create(ana, { titulo: "de Ana" });
    expect((await post(rui, "", { id, ...draft({ titulo: "de Rui" }) })).statusCode).toBe(404);
    expect(await day(ana)).toMatchObject([{ titulo: "de Ana" }]);
    expect(await day(rui)).toEqual([]);
  });

  it("raises the revision for visible changes only", async () => {
    const doctor = await signUp(server.app);
    const { id } = await create(doctor);
    const sequence = () =>
      withUser(server.deps.db, doctor.id, (tx) =>
        tx.query<{ sequence: number }>("select sequence from agendamentos where id = $1", [id]),
      ).then(([row]) => row?.sequence);
    expect(await sequence()).toBe(0);
    await put(doctor, id, draft());
    expect(await sequence()).toBe(0);
    await put(doctor, id, draft({ titulo: "x" }));
    expect(await sequence()).toBe(1);
    await post(doctor, `/${id}/cancel`);
    await post(doctor, `/${id}/cancel`);
    expect(await sequence()).toBe(2);
    await post(doctor, `/${id}/restore`);
    expect(await sequence()).toBe(3);
  });
});

describe("cancelling", () => {
  it("removes it from the list and from conflicts, and can be undone", async () => {
    const doctor = await signUp(server.app);
    const [first, second] = [await create(doctor), await create(doctor)];
    expect(second.conflicts).toBe(1);
    const cancelled = (await post(doctor, `/${first.id}/cancel`)).json<Agendamento>();
    expect(cancelled).toMatchObject({ conflicts: 0 });
    expect(cancelled.cancelled_at).not.toBeNull();
    expect(await day(doctor)).toEqual([{ ...second, conflicts: 0 }]);
    expect(await day(doctor, "&cancelled=true")).toHaveLength(2);
    const change = await put(doctor, first.id, draft({ titulo: "x" }));
    expect([change.statusCode, change.json()]).toMatchObject([
      409,
      { error: "AGENDAMENTO_CANCELLED" },
    ]);
    expect((await post(doctor, `/${first.id}/restore`)).json()).toEqual({ ...first, conflicts: 1 });
    expect(await day(doctor)).toHaveLength(2);
  });

  it("keeps the appointment when its patient is deleted", async () => {
    const doctor = await signUp(server.app);
    const paciente = await createPaciente(server.deps.db, { medico_id: doctor.id });
    const { id } = await create(doctor, { paciente_id: paciente.id, titulo: "Retorno" });
    await doctor.call({ method: "DELETE", url: `/api/pacientes/${paciente.id}` });
    expect((await doctor.call({ url: `${URL}/${id}` })).json()).toMatchObject({
      paciente: null,
      titulo: "Retorno",
    });
  });
});

describe("the list", () => {
  it("contains what overlaps the range, in order, with conflicts", async () => {
    const doctor = await signUp(server.app);
    const at = (data: string, duracao_min: number) =>
      createAgendamento(server.deps.db, {
        medico_id: doctor.id,
        data,
        duracao_min,
      });
    // Ends at midnight; spans midnight; lasts from noon to noon; is in the day; starts at its end.
    await at("2026-11-23T02:30:00Z", 30);
    const night = await at("2026-11-23T02:45:00Z", 30);
    const long = await at("2026-11-22T12:00:00Z", 1440);
    const noon = await at("2026-11-23T15:00:00Z", 60);
    await at("2026-11-24T03:00:00Z", 30);
    expect((await day(doctor)).map(({ id, conflicts }) => [id, conflicts])).toEqual([
      [long.id, 2],
      [night.id, 2],
      [noon.id, 0],
    ]);
  });

  it("refuses empty and long ranges", async () => {
    for (const [from, to] of [
      ["2026-11-23T00:00:00Z", "2026-11-23T00:00:00Z"],
      ["2026-11-24T00:00:00Z", "2026-11-23T00:00:00Z"],
      ["2026-01-01T00:00:00Z", "2026-11-23T00:00:00Z"],
      ["0001-01-01T00:00:00Z", "0001-01-08T00:00:00Z"],
      ["yesterday", "today"],
    ] as const) {
      const answer = await usual.call({
        url: `${URL}?${new URLSearchParams({ from, to }).toString()}`,
      });
      expect([from, answer.statusCode]).toEqual([from, 400]);
    }
  });

  it.each([
    ["America/New_York", "2026-03-08"],
    ["America/New_York", "2026-11-01"],
    ["Europe/Lisbon", "2026-03-29"],
    ["Europe/Lisbon", "2026-10-25"],
  ])("in %s contains exactly the day %s, on which the clocks change", async (zone, changing) => {
    const doctor = await signUp(server.app);
    const make = async (date: string, time: string): Promise<void> => {
      await create(doctor, {
        data: zonedTime(date, time, zone)?.instant,
        titulo: `${date} ${time}`,
        duracao_min: 1,
      });
    };
    const [before, after] = [-1, 1].map((n) => {
      const date = new Date(`${changing}T12:00:00Z`);
      date.setUTCDate(date.getUTCDate() + n);
      return date.toISOString().slice(0, 10);
    }) as [string, string];
    for (const date of [before, changing, after])
      for (const time of ["00:00", "09:00", "23:59"]) await make(date, time);
    const { from, to } = rangeOf(shownDays("day", changing, "en-us"), zone);
    expect((await list(doctor, from, to)).map(({ titulo }) => titulo)).toEqual(
      ["00:00", "09:00", "23:59"].map((time) => `${changing} ${time}`),
    );
  });
});

it("does not log titles and names", async () => {
  const titulo = "Segredônia";
  await create(usual, { titulo });
  await post(usual, "", { id: randomUUID(), ...draft({ titulo, paciente_id: randomUUID() }) });
  const zero = await post(usual, "", { id: randomUUID(), ...draft({ titulo: `${titulo}\u0000` }) });
  expect([zero.statusCode, zero.json()]).toMatchObject([201, { titulo }]);
  expect(server.logged.join("\n")).not.toContain(titulo);
});
