import type { HomeStart, Onboarding, Statistics } from "@relato/shared/contract/home.ts";
import { showsOnboarding } from "@relato/shared/domain/onboarding.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createModelo } from "../../testing/factories.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
/** In a zone of UTC−3 without daylight saving, the calendar's day of an instant. */
const saoPaulo = (instant: number): string => new Date(instant - 3 * 3_600_000).toISOString();

const statisticsOf = async (doctor: TestClient): Promise<Statistics> =>
  (await doctor.call({ method: "GET", url: "/api/home/statistics" })).json();
const flagsOf = async (doctor: TestClient): Promise<Onboarding> =>
  (await doctor.call({ method: "GET", url: "/api/home/onboarding" })).json();
const save = (doctor: TestClient, payload: object) =>
  doctor.call({ method: "PATCH", url: "/api/home/onboarding", payload });

describe("statistics", () => {
  it("are zero for a new doctor, on each of thirty days", async () => {
    const doctor = await signUp(server.app);
    const { days, ...counts } = await statisticsOf(doctor);
    expect(counts).toEqual({ consultations: 0, completed: 0, documents: 0, templates: 0 });
    const now = Date.now();
    expect(days).toEqual(
      Array.from({ length: 30 }, (_, n) => ({
        date: saoPaulo(now - (29 - n) * DAY_MS).slice(0, 10),
        consultations: 0,
      })),
    );
  });

  it("count the month and the last 30 days, without examples and other doctors", async () => {
    const { db } = server.deps;
    const doctor = await signUp(server.app);
    const medico_id = doctor.id;
    const now = new Date();
    const done = { status: "Concluído" as const, concluida_em: now.toISOString() };
    const { id: modelo_id } = await createModelo(db, { created_by: medico_id });
    const first = await createConsulta(db, { medico_id, modelo_id, ...done });
    await createDocumento(db, { medico_id, consulta_id: first.id });
    await createDocumento(db, { medico_id, consulta_id: first.id, kind: "prescription" });
    await createConsulta(db, { medico_id, modelo_id, ...done });
    await createConsulta(db, { medico_id });
    await createConsulta(db, { medico_id, is_example: true, ...done });
    await createConsulta(db, { ...done });
    const past = (days: number) => new Date(now.getTime() - days * DAY_MS);
    for (const days of [29, 30, 70])
      await createConsulta(db, { medico_id, data_criacao: past(days).toISOString(), ...done });
    const isThisMonth = (day: Date): boolean =>
      saoPaulo(day.getTime()).slice(0, 7) === saoPaulo(now.getTime()).slice(0, 7);
    // On the 30th and 31st of a month, what was done 29 days ago was done this month.
    const more = [past(29), past(30)].filter(isThisMonth).length;
    const { days, ...counts } = await statisticsOf(doctor);
    expect(counts).toEqual({
      consultations: 3 + more,
      completed: 2 + more,
      documents: 2,
      templates: 2 + more,
    });
    expect(days.map(({ consultations }) => consultations)).toEqual([
      1,
      ...Array.from({ length: 28 }, () => 0),
      3,
    ]);
  });
});

describe("the onboarding", () => {
  it("starts empty and is shown until every step is done", async () => {
    const { db } = server.deps;
    const doctor = await signUp(server.app);
    const none = {
      profile_completed: false,
      templates_explored: false,
      first_consultation_completed: false,
      onboarding_dismissed: false,
    };
    expect(await flagsOf(doctor)).toEqual(none);
    expect(showsOnboarding(none)).toBe(true);

    expect((await save(doctor, { templates_explored: true })).json()).toEqual({
      ...none,
      templates_explored: true,
    });
    const fields = { last_name: "", specialty: "", crm: "", phone: "", clinic_hospital: "" };
    await doctor.call({
      method: "PUT",
      url: "/api/perfil",
      payload: { first_name: "Ana", ...fields },
    });
    const done = { status: "Concluído" as const, concluida_em: new Date().toISOString() };
    await createConsulta(db, { medico_id: doctor.id, is_example: true, ...done });
    const before = await flagsOf(doctor);
    expect(before).toMatchObject({ profile_completed: true, first_consultation_completed: false });
    expect(showsOnboarding(before)).toBe(true);
    await createConsulta(db, { medico_id: doctor.id, ...done });
    const after = await flagsOf(doctor);
    expect(after).toEqual({
      profile_completed: true,
      templates_explored: true,
      first_consultation_completed: true,
      onboarding_dismissed: false,
    });
    expect(showsOnboarding(after)).toBe(false);
  });

  it("stays dismissed, before or after it was read", async () => {
    const doctor = await signUp(server.app);
    const flags = (await save(doctor, { onboarding_dismissed: true })).json<Onboarding>();
    expect(flags).toMatchObject({ onboarding_dismissed: true, templates_explored: false });
    expect(showsOnboarding(flags)).toBe(false);
    await save(doctor, { templates_explored: true });
    expect(await flagsOf(doctor)).toMatchObject({
      onboarding_dismissed: true,
      templates_explored: true,
    });
  });

  it.each([{ first_consultation_completed: true }, { templates_explored: "yes" }])(
    "cannot be said to be done: %o",
    async (payload) => {
      expect((await save(await signUp(server.app), payload)).statusCode).toBe(400);
    },
  );

  it("belongs to one doctor", async () => {
    const [ana, rui] = [await signUp(server.app), await signUp(server.app)];
    await save(ana, { onboarding_dismissed: true });
    expect((await flagsOf(rui)).onboarding_dismissed).toBe(false);
  });
});

describe("the start", () => {
  const startOf = async (doctor: TestClient): Promise<HomeStart> =>
    (await doctor.call({ method: "GET", url: "/api/home/start" })).json();

  it("has no template and nothing unsigned for a new doctor", async () => {
    const doctor = await signUp(server.app);
    expect(await startOf(doctor)).toEqual({ last: null, unsigned: { count: 0, items: [] } });
  });

  it("has the newest own template that was not deleted", async () => {
    const { db } = server.deps;
    const doctor = await signUp(server.app);
    const medico_id = doctor.id;
    const at = (day: number) => ({ medico_id, data_criacao: `2026-03-0${day}T12:00:00Z` });
    const kept = await createModelo(db, { created_by: medico_id });
    const gone = await createModelo(db, { created_by: medico_id, deleted_at: at(4).data_criacao });
    await createConsulta(db, { ...at(1), modelo_id: kept.id });
    await createConsulta(db, { ...at(2), modelo_id: gone.id });
    await createConsulta(db, { ...at(3), is_example: true });
    const { last } = await startOf(doctor);
    expect(last).toEqual({ modelo_id: kept.id, language: "pt-BR" });
  });

  it("lists the newest three of the doctor's own unsigned documents of the last days", async () => {
    const { db } = server.deps;
    const doctor = await signUp(server.app);
    const medico_id = doctor.id;
    const done = { status: "Concluído" as const, concluida_em: new Date().toISOString() };
    const ids: string[] = [];
    for (const days of [1, 2, 3, 4, 31]) {
      const data_criacao = new Date(Date.now() - days * DAY_MS).toISOString();
      const { id } = await createConsulta(db, { medico_id, data_criacao, ...done });
      await createDocumento(db, { medico_id, consulta_id: id });
      await createDocumento(db, { medico_id, consulta_id: id, kind: "prescription" });
      ids.push(id);
    }
    const other = await createConsulta(db, done);
    await createDocumento(db, { medico_id: other.medico_id, consulta_id: other.id });
    const { unsigned } = await startOf(doctor);
    expect(unsigned.count).toBe(4);
    expect(unsigned.items.map(({ consulta_id }) => consulta_id)).toEqual(ids.slice(0, 3));
  });
});
