import type { AdvancedReport } from "@relato/shared/contract/advanced-reports.ts";
import type { PlanoId } from "@relato/shared/domain/planos.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import {
  createConsulta,
  createDocumento,
  createGravacao,
  createModelo,
  createSegmento,
} from "../../testing/factories.ts";
import { HAS_POPPLER, NEEDS_POPPLER, pdfText } from "../../testing/poppler.ts";
import { grantPlano } from "../planos/grants.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "10" } });
});
afterAll(() => server.close());

const createSubscriber = async (plano: PlanoId = "yearly"): Promise<TestClient> => {
  const doctor = await signUp(server.app);
  const { db } = server.deps;
  await grantPlano(db, { user_id: doctor.id, plano, until: null, granted_by: null });
  return doctor;
};
const ask = (doctor: TestClient, query: Record<string, string>, path = "") =>
  doctor.call({
    url: `/api/advanced-reports${path}`,
    query: { from: "2026-03-01", to: "2026-03-31", by: "day", locale: "pt-br", ...query },
  });
const read = async (doctor: TestClient, query: Record<string, string> = {}) =>
  (await ask(doctor, query)).json<AdvancedReport>();
/** The rows that are not empty, with their number of consultations. */
const countsOf = ({ rows }: AdvancedReport) =>
  rows.flatMap(({ start, consultations }) => (consultations > 0 ? [[start, consultations]] : []));
const visit = (doctor: TestClient, data_criacao: string, more: object = {}) =>
  createConsulta(server.deps.db, { medico_id: doctor.id, data_criacao, ...more });
const NONE = { consultations: 0, documents: 0, minutes: 0, templates: 0 };

describe("the advanced reports", () => {
  test.each<[string, PlanoId | null]>([
    ["the free plan", null],
    ["the monthly plan", "monthly"],
    ["the plan of six months", "semester"],
  ])("are refused on %s, also as PDF", async (_name, plano) => {
    const doctor = plano === null ? await signUp(server.app) : await createSubscriber(plano);
    for (const path of ["", "/pdf"]) {
      const answer = await ask(doctor, {}, path);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { error: "SUBSCRIBERS_ONLY" },
      ]);
    }
  });

  test("have a row for each day of an empty period", async () => {
    const report = await read(await createSubscriber());
    expect(report.time_zone).toBe("America/Sao_Paulo");
    expect(report.total).toEqual(NONE);
    expect(report.rows).toHaveLength(31);
    expect(report.rows[0]).toEqual({ start: "2026-03-01", end: "2026-03-01", ...NONE });
  });

  test("count consultations, documents, recorded minutes and templates", async () => {
    const { db } = server.deps;
    const doctor = await createSubscriber();
    const medico_id = doctor.id;
    const { id: modelo_id } = await createModelo(db, { created_by: medico_id });
    const one = await visit(doctor, "2026-03-05T12:00:00Z", { modelo_id });
    const two = await visit(doctor, "2026-03-25T12:00:00Z", { modelo_id });
    await visit(doctor, "2026-03-25T13:00:00Z");
    await visit(doctor, "2026-03-25T13:00:00Z", { is_example: true });
    await createDocumento(db, { medico_id, consulta_id: one.id });
    await createDocumento(db, { medico_id, consulta_id: one.id, kind: "prescription" });
    await createDocumento(db, { medico_id, consulta_id: two.id });
    const recordings = [
      [one.id, 90_000],
      [two.id, 150_000],
    ] as const;
    for (const [consulta_id, duration_ms] of recordings) {
      const { id: gravacao_id } = await createGravacao(db, { medico_id, consulta_id });
      const half = { medico_id, gravacao_id, duration_ms: duration_ms / 2 };
      await createSegmento(db, { ...half, ordinal: 0 });
      await createSegmento(db, { ...half, ordinal: 1 });
      // The second track was recorded at the same time.
      await createSegmento(db, { ...half, track: "tab" });
    }
    const report = await read(doctor, { by: "month" });
    const total = { consultations: 3, documents: 3, minutes: 4, templates: 2 };
    expect(report.total).toEqual(total);
    expect(report.rows).toEqual([{ start: "2026-03-01", end: "2026-03-31", ...total }]);
    const weeks = await read(doctor, { by: "week" });
    expect(countsOf(weeks)).toEqual([
      ["2026-03-01", 1],
      ["2026-03-22", 2],
    ]);
    // The template of both weeks counts once in the total.
    expect(weeks.rows.map(({ templates }) => templates)).toEqual([1, 0, 0, 2, 0]);
    expect(weeks.total).toEqual(total);
  });

  test("begin and end days in the doctor's time zone", async () => {
    const doctor = await createSubscriber();
    // Midnight in São Paulo is 03:00 UTC.
    for (const at of ["2026-03-01T02:59:59Z", "2026-03-01T03:00:00Z", "2026-04-01T02:59:59Z"])
      await visit(doctor, at);
    await visit(doctor, "2026-04-01T03:00:00Z");
    expect(countsOf(await read(doctor))).toEqual([
      ["2026-03-01", 1],
      ["2026-03-31", 1],
    ]);
    const payload = { time_zone: "Pacific/Kiritimati" };
    await doctor.call({ method: "PUT", url: "/api/configuracoes/time-zone", payload });
    // UTC+14: the four instants are 1 March, 1 March, 1 April and 1 April.
    expect(countsOf(await read(doctor))).toEqual([["2026-03-01", 2]]);
    expect(countsOf(await read(doctor, { from: "2026-04-01", to: "2026-04-01" }))).toEqual([
      ["2026-04-01", 2],
    ]);
  });

  test("count a day of 25 hours once", async () => {
    const doctor = await createSubscriber();
    const payload = { time_zone: "America/New_York" };
    await doctor.call({ method: "PUT", url: "/api/configuracoes/time-zone", payload });
    // Clocks go back on 1 November 2026: the day lasts from 04:00 to 05:00 of the next day.
    for (const at of ["2026-11-01T04:00:00Z", "2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"])
      await visit(doctor, at);
    await visit(doctor, "2026-11-02T04:59:59Z");
    await visit(doctor, "2026-11-02T05:00:00Z");
    expect(countsOf(await read(doctor, { from: "2026-10-31", to: "2026-11-02" }))).toEqual([
      ["2026-11-01", 4],
      ["2026-11-02", 1],
    ]);
  });

  test("count nothing of another doctor", async () => {
    const [ana, rui] = [await createSubscriber(), await createSubscriber()];
    await visit(ana, "2026-03-05T12:00:00Z");
    expect((await read(rui)).total).toEqual(NONE);
    expect((await read(ana)).total).toMatchObject({ consultations: 1 });
  });

  test.each([
    [{ from: "2026-03-02", to: "2026-03-01" }, "PERIOD_INVALID"],
    [{ from: "2026-01-01", to: "2027-01-01" }, "PERIOD_INVALID"],
    [{ from: "2026-02-30" }, "VALIDATION"],
    [{ by: "year" }, "VALIDATION"],
  ])("refuse %o", async (query, error) => {
    const answer = await ask(await createSubscriber(), query);
    expect([answer.statusCode >= 400, answer.json()]).toMatchObject([true, { error }]);
  });

  test.skipIf(!HAS_POPPLER)(`have a PDF in three languages${NEEDS_POPPLER}`, async () => {
    const doctor = await createSubscriber();
    await visit(doctor, "2026-03-05T12:00:00Z");
    for (const [locale, title] of [
      ["pt-br", "Relatórios avançados"],
      ["en-us", "Advanced reports"],
      ["es", "Informes avanzados"],
    ] as const) {
      const answer = await ask(doctor, { locale }, "/pdf");
      expect(answer.headers).toMatchObject({
        "content-type": "application/pdf",
        "content-disposition": expect.stringContaining("2026-03-01-2026-03-31.pdf"),
      });
      const text = pdfText(answer.rawPayload);
      expect(text).toContain(title);
      expect(text).toMatch(/\s1\s+0\s+0\s+1\s/);
    }
  });
});
