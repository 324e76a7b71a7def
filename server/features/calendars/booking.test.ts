import { randomUUID } from "node:crypto";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { BlockedTime } from "@relato/shared/contract/calendars.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { create, draft, NINE, post, put, URL } from "../agenda/agenda.fixture.ts";

let server: TestApp;
let doctor: TestClient;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  doctor = await signUp(server.app);
});

const block = (changes: object = {}, client = doctor) =>
  client.call({
    method: "POST",
    url: "/api/agenda/blocked-times",
    payload: {
      ...{ id: randomUUID(), title: "Almoço" },
      ...{ starts_at: NINE, ends_at: "2026-11-23T13:00:00Z", ...changes },
    },
  });
const own = async (client = doctor): Promise<BlockedTime[]> =>
  (await client.call({ url: "/api/agenda/own-blocked-times" })).json<{ items: BlockedTime[] }>()
    .items;

describe("an appointment over a blocked time", () => {
  it("is refused, and booked if the doctor insists", async () => {
    await block();
    const id = randomUUID();
    const refused = await post(doctor, "", { id, ...draft() });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: "TIME_BLOCKED" }]);
    expect((await doctor.call({ url: `${URL}/${id}` })).statusCode).toBe(404);
    const made = await post(doctor, "", { id, ...draft(), force: true });
    expect([made.statusCode, made.json()]).toMatchObject([201, { id }]);
    // A change that keeps the time is not refused.
    expect((await put(doctor, id, draft({ titulo: "x" }))).statusCode).toBe(200);
    expect((await put(doctor, id, draft({ duracao_min: 45 }))).statusCode).toBe(409);
    expect((await put(doctor, id, draft({ duracao_min: 45, force: true }))).statusCode).toBe(200);
  });

  it("is restored only if the doctor insists", async () => {
    const { id } = await create(doctor);
    await post(doctor, `/${id}/cancel`);
    await block();
    const refused = await post(doctor, `/${id}/restore`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: "TIME_BLOCKED" }]);
    const read = async () => (await doctor.call({ url: `${URL}/${id}` })).json<Agendamento>();
    expect((await read()).cancelled_at).not.toBeNull();
    expect((await post(doctor, `/${id}/restore?force=true`)).statusCode).toBe(200);
    expect((await read()).cancelled_at).toBeNull();
    // A repeated request restores nothing and is not refused.
    expect((await post(doctor, `/${id}/restore`)).statusCode).toBe(200);
  });

  it("is another one's if it only touches the blocked time, or is of another doctor", async () => {
    await block();
    await create(doctor, { data: "2026-11-23T11:30:00Z" });
    await create(doctor, { data: "2026-11-23T13:00:00Z" });
    await create(await signUp(server.app));
    const { id } = await create(doctor, { data: "2026-11-23T15:00:00Z" });
    const moved = await put(doctor, id, draft({ data: "2026-11-23T12:59:00Z" }));
    expect(moved.statusCode).toBe(409);
    const stored = (await doctor.call({ url: `${URL}/${id}` })).json<Agendamento>();
    expect(stored.data).toBe("2026-11-23T15:00:00.000Z");
  });
});

describe("a blocked time of the doctor", () => {
  it("is created once for a repeated id, listed until it ends, and removed", async () => {
    const id = randomUUID();
    const future = { starts_at: "2100-01-01T09:00:00-03:00", ends_at: "2100-01-10T12:00:00Z" };
    expect((await block({ id, ...future, title: "" })).statusCode).toBe(201);
    await block({ id, ...future });
    await block({ starts_at: "2020-01-01T12:00:00Z", ends_at: "2020-01-01T13:00:00Z" });
    expect(await own()).toEqual([
      {
        ...{ id, source: "own", calendar: null, title: null },
        ...{ starts_at: "2100-01-01T12:00:00.000Z", ends_at: "2100-01-10T12:00:00.000Z" },
      },
    ]);
    const other = await signUp(server.app);
    expect(await own(other)).toEqual([]);
    expect((await block({ id }, other)).statusCode).toBe(404);
    const url = `/api/agenda/blocked-times/${id}`;
    expect((await other.call({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await doctor.call({ method: "DELETE", url })).statusCode).toBe(200);
    expect(await own()).toEqual([]);
  });

  it.each([
    [{ ends_at: NINE }, "BLOCKED_TIME_INVALID", "ends_at"],
    [{ ends_at: "2026-11-22T12:00:00Z" }, "BLOCKED_TIME_INVALID", "ends_at"],
    [{ ends_at: "2027-12-01T12:00:00Z" }, "BLOCKED_TIME_INVALID", "ends_at"],
    [{ starts_at: "" }, "DATA_HORA_REQUIRED", "starts_at"],
    [{ title: "x".repeat(201) }, "FIELD_TOO_LONG", "title"],
  ])("is refused with %j", async (changes, error, field) => {
    const answer = await block(changes);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { error, field }]);
  });
});
