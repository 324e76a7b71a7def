import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { create, NINE, post, URL } from "./agenda.fixture.ts";

let server: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  doctor = await signUp(server.app);
});

const DATES = ["2026-11-30T12:00:00.000Z", "2026-12-07T12:00:00.000Z", "2026-12-14T12:00:00.000Z"];
const repeat = (id: string, dates = DATES, client = doctor) =>
  post(client, `/${id}/repeat`, { dates });
const list = async (): Promise<Agendamento[]> =>
  (
    await doctor.call({
      url: URL,
      query: { from: NINE, to: "2026-12-31T00:00:00Z", cancelled: "true" },
    })
  ).json<{ items: Agendamento[] }>().items;
const liveDates = async (): Promise<string[]> =>
  (await list()).flatMap(({ data, cancelled_at }) => (cancelled_at === null ? [data] : []));

describe("a series", () => {
  it("repeats an appointment with its fields, and once for a repeated request", async () => {
    const { id } = await create(doctor, { titulo: "Fisioterapia", duracao_min: 45 });
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
    const { id } = await create(doctor);
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
    const { id } = await create(doctor);
    await repeat(id);
    const [, second, third] = await list();
    await post(doctor, `/${third!.id}/cancel`);
    expect(await liveDates()).toEqual([NINE, DATES[0], DATES[2]]);
    const answer = await post(doctor, `/${second!.id}/cancel?following=true`);
    expect(answer.statusCode).toBe(200);
    expect(await liveDates()).toEqual([NINE]);
  });

  it("is of one doctor, has at most 52 appointments, and none of a cancelled one", async () => {
    const { id } = await create(doctor);
    const other = await signUp(server.app);
    expect((await repeat(id, DATES, other)).statusCode).toBe(404);
    expect((await post(other, `/${id}/check-repeats`, { dates: DATES })).statusCode).toBe(404);
    const many = Array.from({ length: 52 }, (_, n) => new Date(n * 864e5).toISOString());
    expect((await repeat(id, many)).statusCode).toBe(400);
    await post(doctor, `/${id}/cancel`);
    expect((await repeat(id)).json()).toMatchObject({ error: "AGENDAMENTO_CANCELLED" });
  });
});
