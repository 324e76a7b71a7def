import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { agendamentoFields } from "@relato/shared/domain/agendamento.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "../../platform/database/database.ts";
import { createConsulta, createNotice, createPaciente } from "../../testing/factories.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { create, post, put, URL } from "./agenda.fixture.ts";

let server: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  doctor = await signUp(server.app);
});

/** Mondays at nine o'clock in São Paulo. */
const FIRST = "2030-03-04T12:00:00.000Z";
const DATES = ["2030-03-11T12:00:00.000Z", "2030-03-18T12:00:00.000Z", "2030-03-25T12:00:00.000Z"];
const noState = { is_blocked: false, is_outside_hours: false, conflicts: 0 };
const repeat = (id: string, dates = DATES, client = doctor) =>
  post(client, `/${id}/repeat`, { dates });
const list = async (): Promise<Agendamento[]> =>
  (
    await doctor.call({
      url: URL,
      query: { from: FIRST, to: "2030-04-30T00:00:00Z", cancelled: "true" },
    })
  ).json<{ items: Agendamento[] }>().items;
const liveDates = async (): Promise<string[]> =>
  (await list()).flatMap(({ data, cancelled_at }) => (cancelled_at === null ? [data] : []));

describe("a series", () => {
  it("repeats an appointment with its fields, and once for a repeated request", async () => {
    const { id } = await create(doctor, { data: FIRST, titulo: "Fisioterapia", duracao_min: 45 });
    const made = await repeat(id);
    expect(made.statusCode).toBe(201);
    await repeat(id);
    const [first, ...others] = await list();
    expect(first).toMatchObject({ id, series_id: id });
    expect(others.map(({ data }) => data)).toEqual(DATES);
    for (const one of others)
      expect(one).toMatchObject({ series_id: id, titulo: "Fisioterapia", duracao_min: 45 });
  });

  it("shows what is at each time before it is stored", async () => {
    const { id } = await create(doctor, { data: FIRST });
    await create(doctor, { data: DATES[1] });
    await doctor.call({
      method: "POST",
      url: "/api/agenda/blocked-times",
      payload: { id: crypto.randomUUID(), title: "", starts_at: DATES[0], ends_at: DATES[1] },
    });
    const { items } = (await post(doctor, `/${id}/check-repeats`, { dates: DATES })).json();
    expect(items).toEqual([
      { data: DATES[0], is_blocked: true, is_outside_hours: false, conflicts: 0 },
      { data: DATES[1], is_blocked: false, is_outside_hours: false, conflicts: 1 },
      { data: DATES[2], is_blocked: false, is_outside_hours: false, conflicts: 0 },
    ]);
    expect(await list()).toHaveLength(2);
  });

  it("is cancelled from one appointment on, or only there", async () => {
    const { id } = await create(doctor, { data: FIRST });
    await repeat(id);
    const [, second, third] = await list();
    await post(doctor, `/${third!.id}/cancel`);
    expect(await liveDates()).toEqual([FIRST, DATES[0], DATES[2]]);
    const answer = await post(doctor, `/${second!.id}/cancel?following=true`);
    expect(answer.statusCode).toBe(200);
    expect(await liveDates()).toEqual([FIRST]);
  });

  it("is of one doctor, has at most 52 appointments, and none of a cancelled one", async () => {
    const { id } = await create(doctor, { data: FIRST });
    const other = await signUp(server.app);
    expect((await repeat(id, DATES, other)).statusCode).toBe(404);
    expect((await post(other, `/${id}/check-repeats`, { dates: DATES })).statusCode).toBe(404);
    const many = Array.from({ length: 52 }, (_, n) => new Date(n * 864e5).toISOString());
    expect((await repeat(id, many)).statusCode).toBe(400);
    await post(doctor, `/${id}/cancel`);
    expect((await repeat(id)).json()).toMatchObject({ error: "AGENDAMENTO_CANCELLED" });
  });

  it("gets a cancelled or moved time again by repeating", async () => {
    const { id } = await create(doctor, { data: FIRST });
    await repeat(id);
    const [, second, third] = await list();
    await post(doctor, `/${second!.id}/cancel`);
    await put(doctor, third!.id, { ...form, data: "2030-03-19T12:00:00Z" });
    await repeat(id);
    expect(await liveDates()).toEqual([
      ...[FIRST, DATES[0], DATES[1], "2030-03-19T12:00:00.000Z", DATES[2]],
    ]);
    await repeat(id);
    expect(await liveDates()).toHaveLength(5);
  });
});

const form = { duracao_min: 30, tipo: "Presencial", titulo: "", paciente_id: null };

describe("a change of this and the following appointments", () => {
  const change = async (one: Agendamento, changes: object, following: readonly string[]) =>
    doctor.call({
      method: "PUT",
      url: `${URL}/${one.id}/following`,
      payload: {
        ...form,
        data: one.data,
        ...changes,
        base: pickFields(agendamentoFields, one),
        following,
      },
    });
  const check = async (id: string, data: string, duracao_min = 30) =>
    (await post(doctor, `/${id}/check-following`, { data, duracao_min })).json<{
      items: { id: string; data: string; conflicts: number }[];
    }>().items;

  it("moves weekday and time, and shows first what is there", async () => {
    const { id } = await create(doctor, { data: FIRST });
    await repeat(id);
    const [, second, third, fourth] = await list();
    const other = "2030-03-19T17:00:00.000Z";
    await create(doctor, { data: other });
    const items = await check(second!.id, "2030-03-12T17:00:00Z", 60);
    expect(items).toEqual([
      { ...noState, id: second!.id, before: DATES[0], data: "2030-03-12T17:00:00.000Z" },
      { ...noState, id: third!.id, before: DATES[1], data: other, conflicts: 1 },
      { ...noState, id: fourth!.id, before: DATES[2], data: "2030-03-26T17:00:00.000Z" },
    ]);
    const changes = { data: "2030-03-12T17:00:00Z", duracao_min: 60, titulo: "Retorno" };
    // The third one is left out.
    const answer = await change(second!, changes, [fourth!.id]);
    expect(answer.statusCode).toBe(200);
    const shown = { titulo: "Retorno", duracao_min: 60, series_id: id };
    expect(answer.json()).toMatchObject({
      items: [
        { ...shown, data: "2030-03-12T17:00:00.000Z" },
        { ...shown, data: "2030-03-26T17:00:00.000Z" },
      ],
    });
    // The client retried.
    expect((await change(second!, changes, [fourth!.id])).statusCode).toBe(200);
    expect(await liveDates()).toEqual([
      ...[FIRST, "2030-03-12T17:00:00.000Z", DATES[1], other, "2030-03-26T17:00:00.000Z"],
    ]);
  });

  it("leaves cancelled and attended ones, and writes only what changed", async () => {
    const { id } = await create(doctor, { data: FIRST });
    await repeat(id);
    const [first, second, third, fourth] = await list();
    await post(doctor, `/${second!.id}/cancel`);
    await put(doctor, fourth!.id, { ...form, data: DATES[2], titulo: "Última" });
    const consulta = await createConsulta(server.deps.db, { medico_id: doctor.id });
    await asSystem(server.deps.db, "test", (tx) =>
      tx.query("update agendamentos set consulta_id = $2 where id = $1", [third!.id, consulta.id]),
    );
    expect((await check(id, FIRST)).map((item) => item.id)).toEqual([id, fourth!.id]);
    const all = [second!.id, third!.id, fourth!.id];
    const link = "https://video.example.org/sala";
    await change(first!, { tipo: "Telemedicina", link }, all);
    expect(await list()).toMatchObject([
      { id, tipo: "Telemedicina", link, titulo: null },
      { tipo: "Presencial" },
      { tipo: "Presencial" },
      { id: fourth!.id, tipo: "Telemedicina", link, titulo: "Última", data: DATES[2] },
    ]);
  });

  it("is announced for this one, and for a later one that the patient knows", async () => {
    const { id: paciente_id } = await createPaciente(server.deps.db, {
      ...{ medico_id: doctor.id, email: "rosa@example.org" },
    });
    const { id } = await create(doctor, { data: FIRST, paciente_id });
    await repeat(id);
    const [first, second, third] = await list();
    await createNotice(server.deps.db, {
      ...{ medico_id: doctor.id, agendamento_id: third!.id, paciente_id },
      ...{ occasion: "reminder", state: "sent", attempts: 1, data: DATES[1] },
    });
    const later = { paciente_id, data: "2030-03-04T13:00:00Z" };
    await change(first!, later, [second!.id, third!.id]);
    const occasions = (agendamento_id: string) =>
      asSystem(server.deps.db, "test", (tx) =>
        tx.query(
          `select occasion from appointment_notices
            where agendamento_id = $1 and channel = 'email' and state = 'queued'`,
          [agendamento_id],
        ),
      );
    expect(await occasions(first!.id)).toEqual([{ occasion: "created" }]);
    expect(await occasions(second!.id)).toEqual([]);
    expect(await occasions(third!.id)).toEqual([{ occasion: "changed" }]);
  });

  it("is refused for another doctor, a cancelled one and a change elsewhere", async () => {
    const { id } = await create(doctor, { data: FIRST });
    const [first] = await list();
    const other = await signUp(server.app);
    const payload = { data: FIRST, duracao_min: 30 };
    expect((await post(other, `/${id}/check-following`, payload)).statusCode).toBe(404);
    await put(doctor, id, { ...form, data: DATES[0] });
    const moved = await change(first!, { data: DATES[1] }, []);
    expect(moved.json()).toMatchObject({ error: "AGENDAMENTO_CHANGED" });
    await post(doctor, `/${id}/cancel`);
    const cancelled = await change(first!, { titulo: "Retorno" }, []);
    expect(cancelled.json()).toMatchObject({ error: "AGENDAMENTO_CANCELLED" });
  });
});
