import { randomUUID } from "node:crypto";
import type { Agendamento } from "@relato/shared/contract/agenda.ts";
import type { WaitingEntry } from "@relato/shared/contract/waiting-list.ts";
import type { WaitingDraft } from "@relato/shared/domain/waiting-list.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "../../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../../testing/app.ts";
import { createPaciente } from "../../../testing/factories.ts";
import { create, post } from "../agenda.fixture.ts";

let server: TestApp;
let doctor: TestClient;
let maria: string;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
});
afterAll(() => server.close());
beforeEach(async () => {
  doctor = await signUp(server.app);
  maria = await patient("Maria");
});

const URL = "/api/waiting-list";
/** A Wednesday at nine and at ten o'clock in São Paulo. */
const NINE = "2027-03-10T12:00:00.000Z";
const TEN = "2027-03-10T13:00:00.000Z";
const patient = async (nome: string, more: { email?: string } = {}) =>
  (await createPaciente(server.deps.db, { medico_id: doctor.id, nome, ...more })).id;
const wish = (changes: Partial<WaitingDraft> = {}): WaitingDraft => ({
  ...{ paciente_id: maria, agendamento_id: null, tipo: "Presencial", duracao_min: 30 },
  ...{ from_day: "", until_day: "", weekdays: [], day_part: "any", priority: "normal" },
  note: "",
  ...changes,
});
const send = (method: "POST" | "PUT" | "DELETE", path: string, payload: object, by = doctor) =>
  by.call({ method, url: `${URL}${path}`, payload });
const add = async (changes: Partial<WaitingDraft> = {}): Promise<WaitingEntry> => {
  const answer = await send("POST", "", { id: randomUUID(), ...wish(changes) });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const list = async (): Promise<WaitingEntry[]> =>
  (await doctor.call({ url: URL })).json<{ items: WaitingEntry[] }>().items;
const book = (id: string, data = NINE, more: object = {}) =>
  send("POST", `/${id}/book`, { agendamento_id: randomUUID(), data, ...more });
const booked = async (id: string, data = NINE, more: object = {}): Promise<Agendamento> => {
  const answer = await book(id, data, more);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const noticesOf = (id: string) =>
  asSystem(server.deps.db, "test", (tx) =>
    tx.query<{ occasion: string }>(
      "select occasion from appointment_notices where agendamento_id = $1 and channel = 'email'",
      [id],
    ),
  );

describe("the waiting list", () => {
  it("is in order of priority, then of waiting, and has an entry once", async () => {
    const first = { id: randomUUID(), ...wish({ weekdays: [3, 1, 3], note: " Pode\n  cedo " }) };
    await send("POST", "", first);
    await send("POST", "", first);
    const joao = await patient("João", { email: "joao@example.org" });
    await add({ paciente_id: joao, priority: "high", from_day: "2027-03-01" });
    const items = await list();
    expect(items).toMatchObject([
      {
        ...{ priority: "high", paciente: { nome: "João" }, from_day: "2027-03-01" },
        contact: { email: "joao@example.org" },
      },
      { id: first.id, weekdays: [1, 3], note: "Pode\ncedo", agendamento: null },
    ]);
    const changed = await send("PUT", `/${first.id}`, wish({ priority: "high" }));
    expect(changed.json()).toMatchObject({ priority: "high", weekdays: [] });
  });

  it("refuses a period that ends before it starts, and a missing or foreign patient", async () => {
    const refused = async (changes: Partial<WaitingDraft>) =>
      (await send("POST", "", { id: randomUUID(), ...wish(changes) })).json();
    expect(await refused({ from_day: "2027-03-10", until_day: "2027-03-09" })).toMatchObject({
      ...{ error: "WAITING_PERIOD_INVALID", field: "until_day" },
    });
    expect(await refused({ from_day: "2027-02-30" })).toMatchObject({ field: "from_day" });
    expect(await refused({ paciente_id: "" })).toMatchObject({ error: "FIELD_REQUIRED" });
    const theirs = await createPaciente(server.deps.db);
    expect(await refused({ paciente_id: theirs.id })).toMatchObject({
      error: "PACIENTE_NOT_FOUND",
    });
    const { id: agendamento_id } = await create(doctor, { data: TEN });
    expect(await refused({ agendamento_id })).toMatchObject({ error: "NOT_FOUND" });
  });

  it("loses a removed entry, which a restore brings back in its place", async () => {
    const { id } = await add();
    const second = await add();
    expect((await send("DELETE", `/${id}`, {})).statusCode).toBe(200);
    expect((await send("PUT", `/${id}`, wish())).json()).toMatchObject({
      error: "WAITING_ENTRY_ENDED",
    });
    expect((await list()).map((one) => one.id)).toEqual([second.id]);
    await send("POST", `/${id}/restore`, {});
    expect((await list()).map((one) => one.id)).toEqual([id, second.id]);
  });

  it("shows no archived patient and forgets a deleted one", async () => {
    await add();
    const archive = "update pacientes set archived_at = $2 where id = $1";
    const setArchived = (at: string | null) =>
      asSystem(server.deps.db, "test", (tx) => tx.query(archive, [maria, at]));
    await setArchived(NINE);
    expect(await list()).toEqual([]);
    await setArchived(null);
    expect(await list()).toHaveLength(1);
    await doctor.call({ method: "DELETE", url: `/api/pacientes/${maria}` });
    expect(await list()).toEqual([]);
  });
});

describe("booking for a waiting patient", () => {
  it("makes the appointment and ends the entry at once, silently unless asked", async () => {
    maria = await patient("Maria", { email: "maria@example.org" });
    const { id } = await add({ tipo: "Telemedicina", duracao_min: 45 });
    const agendamento_id = randomUUID();
    const one = await booked(id, NINE, { agendamento_id, locale: "es" });
    expect(one).toMatchObject({
      ...{ id: agendamento_id, paciente_id: maria, data: NINE, duracao_min: 45 },
      ...{ tipo: "Telemedicina", locale: "es", notify_email: true },
    });
    expect(await list()).toEqual([]);
    expect(await noticesOf(one.id)).toEqual([]);
    // The client retried; another tab books another time.
    expect((await booked(id, NINE, { agendamento_id })).id).toBe(agendamento_id);
    expect((await book(id, TEN)).json()).toMatchObject({ error: "WAITING_ENTRY_ENDED" });

    const told = await add();
    expect(await noticesOf((await booked(told.id, TEN, { notify: true })).id)).toEqual([
      { occasion: "created" },
    ]);
  });

  it("moves an appointment that the patient has, and back when it is undone", async () => {
    const later = await create(doctor, { data: TEN, duracao_min: 60, paciente_id: maria });
    const { id } = await add({ agendamento_id: later.id });
    expect(await list()).toMatchObject([{ agendamento: { id: later.id, data: TEN } }]);
    expect((await booked(id)).id).toBe(later.id);
    const url = `/api/agendamentos/${later.id}`;
    const current = async () => (await doctor.call({ url })).json<Agendamento>();
    expect(await current()).toMatchObject({ data: NINE, duracao_min: 60 });
    await send("POST", `/${id}/restore`, {});
    expect(await current()).toMatchObject({ data: TEN, cancelled_at: null });
    // A cancelled appointment is no longer moved: the patient gets another one.
    await post(doctor, `/${later.id}/cancel`);
    expect(await list()).toMatchObject([{ agendamento: null }]);
    const other = await booked(id);
    expect(other.id).not.toBe(later.id);
    await send("POST", `/${id}/restore`, {});
    expect((await doctor.call({ url: `/api/agendamentos/${other.id}` })).json()).toMatchObject({
      cancelled_at: expect.any(String),
    });
    expect(await list()).toHaveLength(1);
  });

  it("is refused at a time that is taken, blocked or outside of the hours", async () => {
    const { id } = await add();
    await create(doctor, { data: NINE, duracao_min: 60 });
    expect((await book(id)).json()).toMatchObject({ error: "TIME_TAKEN" });
    await doctor.call({
      ...{ method: "POST", url: "/api/agenda/blocked-times" },
      payload: { id: randomUUID(), title: "", starts_at: TEN, ends_at: "2027-03-10T14:00:00Z" },
    });
    expect((await book(id, TEN)).json()).toMatchObject({ error: "TIME_BLOCKED" });
    const intervals = [{ weekday: 3, from: "08:00", to: "12:00" }];
    const hours = { method: "PUT", url: "/api/agenda/working-hours" } as const;
    await doctor.call({ ...hours, payload: { intervals } });
    expect((await book(id, "2027-03-10T20:00:00Z")).json()).toMatchObject({
      error: "OUTSIDE_HOURS",
    });
    expect(await list()).toHaveLength(1);
    expect((await booked(id, "2027-03-10T11:00:00.000Z")).conflicts).toBe(0);
  });

  it("never changes another appointment whose id is sent again", async () => {
    const { id: agendamento_id } = await create(doctor, { data: TEN, titulo: "Retorno" });
    const { id } = await add();
    const answer = await book(id, NINE, { agendamento_id });
    expect(answer.json()).toMatchObject({ error: "VALIDATION", field: "agendamento_id" });
    const url = `/api/agendamentos/${agendamento_id}`;
    expect((await doctor.call({ url })).json()).toMatchObject({ titulo: "Retorno", data: TEN });
    expect(await list()).toHaveLength(1);
  });

  it("gives a time to one of two tabs that book it at once", async () => {
    const entries = [await add(), await add()];
    const answers = await Promise.all(entries.map(({ id }) => book(id)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await list()).toHaveLength(1);
  });

  it("is not found by another doctor, and a patient's next appointments neither", async () => {
    const { id } = await add();
    const other = await signUp(server.app);
    const payload = { agendamento_id: randomUUID(), data: NINE };
    expect((await send("POST", `/${id}/book`, payload, other)).statusCode).toBe(404);
    const url = `/api/pacientes/${maria}/appointments`;
    await create(doctor, { data: TEN, paciente_id: maria });
    expect((await doctor.call({ url })).json()).toMatchObject({ items: [{ data: TEN }] });
    expect((await other.call({ url })).statusCode).toBe(404);
  });
});
