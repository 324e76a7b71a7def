import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { create, draft, post, put, URL } from "../agenda/agenda.fixture.ts";

let server: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  doctor = await signUp(server.app);
});

const HOURS = "/api/agenda/working-hours";
const MORNING = { weekday: 1, from: "08:00", to: "12:00" };
const save = (intervals: object[], client = doctor) =>
  client.call({ method: "PUT", url: HOURS, payload: { intervals } });
const read = async (client = doctor): Promise<unknown> =>
  (await client.call({ url: HOURS })).json();
/** On a Monday, at seven o'clock in São Paulo. */
const SEVEN = { data: "2026-11-23T10:00:00.000Z" };

describe("working hours", () => {
  it("are the doctor's own, sorted, and removed by an empty list", async () => {
    expect(await read()).toEqual({ intervals: [] });
    const afternoon = { weekday: 1, from: "14:00", to: "18:00" };
    expect((await save([afternoon, MORNING])).statusCode).toBe(200);
    expect(await read()).toEqual({ intervals: [MORNING, afternoon] });
    expect(await read(await signUp(server.app))).toEqual({ intervals: [] });
    await save([]);
    expect(await read()).toEqual({ intervals: [] });
  });

  it.each([
    ["that end before their start", [{ ...MORNING, to: "07:00" }]],
    ["that overlap", [MORNING, { ...MORNING, from: "11:00", to: "13:00" }]],
    ["at no time of a day", [{ ...MORNING, to: "24:00" }]],
  ])("are refused %s", async (_, intervals) => {
    const answer = await save(intervals);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: "WORKING_HOURS_INVALID" },
    ]);
    expect(await read()).toEqual({ intervals: [] });
  });
});

describe("an appointment outside of the working hours", () => {
  it("is refused, and booked if the doctor insists", async () => {
    await save([MORNING]);
    const id = randomUUID();
    const refused = await post(doctor, "", { id, ...draft(SEVEN) });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: "OUTSIDE_HOURS" }]);
    expect((await doctor.call({ url: `${URL}/${id}` })).statusCode).toBe(404);
    const made = await post(doctor, "", { id, ...draft(SEVEN), force: true });
    expect(made.statusCode).toBe(201);
    // A change that keeps the time is not refused.
    expect((await put(doctor, id, draft({ ...SEVEN, titulo: "x" }))).statusCode).toBe(200);
    expect((await put(doctor, id, draft({ ...SEVEN, duracao_min: 45 }))).statusCode).toBe(409);
    await create(doctor);
  });

  it("is restored only if the doctor insists, and follows the time zone", async () => {
    const { id } = await create(doctor, SEVEN);
    await post(doctor, `/${id}/cancel`);
    await save([MORNING]);
    const refused = await post(doctor, `/${id}/restore`);
    expect(refused.json()).toMatchObject({ error: "OUTSIDE_HOURS" });
    await doctor.call({
      method: "PUT",
      url: "/api/configuracoes/time-zone",
      payload: { time_zone: "Europe/Lisbon" },
    });
    expect((await post(doctor, `/${id}/restore`)).statusCode).toBe(200);
  });
});
