import { randomUUID } from "node:crypto";
import type { AffectedDoctor, Incident, ToldIncident } from "@relato/shared/contract/incidents.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createPaciente } from "../../testing/factories.ts";
import { makeAdmin } from "../contas/admin.ts";
import { termOf } from "./incident-term.ts";

let server: TestApp;
let admin: TestClient;
let ana: TestClient;
let rui: TestClient;
const REGISTER = "/api/admin/compliance/incidents";
const HOUR_MS = 60 * 60 * 1000;

beforeAll(async () => {
  server = await createTestApp();
  [admin, ana, rui] = [
    await signUp(server.app),
    await signUp(server.app),
    await signUp(server.app),
  ];
  await makeAdmin(server.deps.db, admin.email);
});
afterAll(() => server.close());

const factsOf = (accounts: string[]) => ({
  description: "Senha de uma médica vazou",
  kinds: ["confidentiality"],
  categories: ["health"],
  from: new Date(Date.now() - HOUR_MS).toISOString(),
  to: new Date(Date.now() + HOUR_MS).toISOString(),
  known_at: "2026-11-28T01:00:00.000Z",
  accounts,
  measures: "Senha trocada",
  risks: "",
});
const post = (client: TestClient, url: string, payload: object = {}) =>
  client.call({ method: "POST", url, payload });
const open = async (accounts: string[] = []): Promise<Incident> =>
  (await post(admin, REGISTER, { id: randomUUID(), facts: factsOf(accounts) })).json();
const countAffected = async ({ id }: Incident): Promise<AffectedDoctor[]> => {
  await server.deps.audit.close();
  const answer = await admin.call({ url: `${REGISTER}/${id}/affected` });
  return answer.json<{ doctors: AffectedDoctor[] }>().doctors;
};
const noticesOf = async (doctor: TestClient): Promise<string[]> => {
  const { items } = (await doctor.call({ url: "/api/notifications" })).json<{
    items: { id: string; type: string }[];
  }>();
  return items.filter(({ type }) => type === "incidente").map(({ id }) => id);
};
const newPaciente = (doctor: TestClient, nome: string) =>
  createPaciente(server.deps.db, { medico_id: doctor.id, nome });

test("affected patients follow from the audit log, and names go to their doctor only", async () => {
  const [maria, jose, lia] = [
    await newPaciente(ana, "Maria Aberta"),
    await newPaciente(ana, "José da Consulta"),
    await newPaciente(ana, "Lia Intacta"),
  ];
  const ivo = await newPaciente(rui, "Ivo do Rui");
  const { db } = server.deps;
  const visit = await createConsulta(db, { medico_id: ana.id, paciente_id: jose.id });
  const unnamed = await createConsulta(db, { medico_id: ana.id });
  await ana.call({ url: `/api/pacientes/${maria.id}` });
  await ana.call({ url: `/api/consultas/${visit.id}` });
  await ana.call({ url: `/api/consultas/${unnamed.id}` });
  // Refused: not Ana's patient.
  await ana.call({ url: `/api/pacientes/${ivo.id}` });
  await rui.call({ url: `/api/pacientes/${ivo.id}` });

  const incident = await open([ana.email]);
  const counted = {
    id: ana.id,
    email: ana.email,
    patients: 2,
    unnamed: 1,
    listed: null,
    informed: 0,
  };
  expect(await countAffected(incident)).toEqual([counted]);
  const everyone = await countAffected(await open());
  expect(everyone.map(({ email, patients }) => [email, patients])).toEqual([
    [ana.email, 2],
    [rui.email, 1],
  ]);

  expect(await noticesOf(ana)).toEqual([]);
  const notified = await post(admin, `${REGISTER}/${incident.id}/notify`);
  expect(notified.json()).toMatchObject({ notified: 1 });
  expect(notified.body).not.toMatch(/Maria|José/);
  // A repeated request notifies no doctor twice.
  await post(admin, `${REGISTER}/${incident.id}/notify`);
  const [notice = "", ...more] = await noticesOf(ana);
  expect(more).toEqual([]);
  expect(await noticesOf(rui)).toEqual([]);

  const url = `/api/incidents/${notice}`;
  const told = (await ana.call({ url })).json<ToldIncident>();
  expect(told.patients).toEqual([
    { id: jose.id, nome: "José da Consulta", listed: false, informed_at: null },
    { id: maria.id, nome: "Maria Aberta", listed: false, informed_at: null },
  ]);
  // Which account was misused is not told.
  expect(told.facts).not.toHaveProperty("accounts");
  expect(told.consultas.map(({ id }) => id)).toEqual([unnamed.id]);
  for (const stranger of [rui, admin]) expect((await stranger.call({ url })).statusCode).toBe(404);

  const mark = (as: TestClient, paciente: string, informed: boolean) =>
    as.call({ method: "PUT", url: `${url}/patients/${paciente}`, payload: { informed } });
  const marked = (await mark(ana, maria.id, true)).json<{ informed_at: string }>();
  expect((await mark(ana, maria.id, true)).json()).toEqual(marked);
  await mark(ana, jose.id, true);
  expect((await mark(ana, jose.id, false)).json()).toEqual({ informed_at: null });
  expect((await ana.call({ url })).json<ToldIncident>().patients).toMatchObject([
    { id: jose.id, informed_at: null },
    { id: maria.id, ...marked },
  ]);
  for (const [as, paciente] of [
    [rui, ivo.id],
    [rui, maria.id],
    [ana, ivo.id],
  ] as const)
    expect((await mark(as, paciente, true)).statusCode).toBe(404);
  expect(await countAffected(incident)).toEqual([{ ...counted, informed: 1 }]);

  // A list shows every name.
  await ana.call({ url: "/api/pacientes/choices" });
  expect(await countAffected(incident)).toEqual([{ ...counted, listed: 3, informed: 1 }]);
  const all = (await ana.call({ url })).json<ToldIncident>();
  expect(all.patients.at(-1)).toEqual({
    id: lia.id,
    nome: "Lia Intacta",
    listed: true,
    informed_at: null,
  });
});

test("entries are added, never changed", async () => {
  const { id } = await open();
  const entries = `${REGISTER}/${id}/entries`;
  const note = { id: randomUUID(), entry: { kind: "note", text: "Perícia contratada" } };
  await post(admin, entries, note);
  await post(admin, entries, note);
  const changed = { ...factsOf([]), description: "Mais contas afetadas" };
  await post(admin, entries, { id: randomUUID(), entry: { kind: "facts", facts: changed } });
  const told = { kind: "communicated", at: "2026-12-01T15:00:00.000Z", protocol: "00261.1/2026" };
  const answer = await post(admin, entries, { id: randomUUID(), entry: told });
  expect(answer.json()).toMatchObject({
    facts: { description: "Mais contas afetadas" },
    term: { day: "2026-12-02", state: "communicated" },
    communicated: { protocol: "00261.1/2026" },
    entries: [
      { recorded_by: admin.email, entry: { facts: { description: "Senha de uma médica vazou" } } },
      { entry: { kind: "note" } },
      { entry: { kind: "facts" } },
      { entry: { kind: "communicated" } },
    ],
  });
  for (const statement of [
    "update installation.incident_entries set recorded_by = 'x'",
    "delete from installation.incident_entries",
    "truncate installation.incident_entries",
  ])
    await expect(server.deps.db.pool.query(statement)).rejects.toThrow();
  const { rows } = await server.deps.db.pool.query<{ n: number }>(
    "select count(*)::int as n from installation.incident_entries where incident_id = $1",
    [id],
  );
  expect(rows).toEqual([{ n: 4 }]);
});

test("the register is refused to doctors, and an unknown account to the register", async () => {
  const { id } = await open();
  const calls = [
    ana.call({ url: REGISTER }),
    post(ana, REGISTER, { id: randomUUID(), facts: factsOf([]) }),
    ana.call({ url: `${REGISTER}/${id}/affected` }),
    post(ana, `${REGISTER}/${id}/notify`),
  ];
  for (const call of calls) expect((await call).statusCode).toBe(403);
  const unknown = { id: randomUUID(), facts: factsOf(["absent@example.org"]) };
  const answer = await post(admin, REGISTER, unknown);
  expect(answer.json()).toMatchObject({ error: "INCIDENT_ACCOUNT_UNKNOWN" });
  const turned = { ...factsOf([]), to: factsOf([]).from };
  expect((await post(admin, REGISTER, { id, facts: turned })).statusCode).toBe(400);
});

test.each([
  ["2026-11-30T12:00:00Z", "open"],
  ["2026-12-02T03:30:00Z", "due"],
  ["2026-12-03T02:30:00Z", "due"],
  ["2026-12-03T03:30:00Z", "overdue"],
] as const)("at %s the term is %s", (now, state) => {
  // Known on Friday evening in Brasília: Monday, Tuesday, Wednesday.
  const known = "2026-11-28T01:00:00Z";
  expect(termOf(known, [], now)).toMatchObject({ day: "2026-12-02", state });
  const dismissed = { kind: "dismissed" as const, reason: "Dados cifrados" };
  expect(termOf(known, [dismissed], now).state).toBe("dismissed");
});
