import type { AuditEntry } from "@relato/shared/contract/audit-log.ts";
import { parseCsv } from "@relato/shared/domain/csv.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { asSystem } from "../../platform/database/database.ts";
import { audit_log } from "../../platform/database/schema/audit.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";

const NAME = '=HYPERLINK("http://evil.example","Maria")';
let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let boss: TestClient;
let maria: string;
let joao: string;

beforeAll(async () => {
  server = await createTestApp();
  const { db } = server.deps;
  [ana, rui, boss] = [await signUp(server.app), await signUp(server.app), await signUp(server.app)];
  await db.pool.query(
    `update auth."user" set role = 'admin', name = 'Beatriz Admin' where id = $1`,
    [boss.id],
  );
  maria = (await createPaciente(db, { medico_id: ana.id, nome: NAME })).id;
  joao = (await createPaciente(db, { medico_id: ana.id, nome: "João" })).id;
  const consulta = await createConsulta(db, { medico_id: ana.id, paciente_id: maria });
  const documento = await createDocumento(db, { medico_id: ana.id, consulta_id: consulta.id });
  await ana.call({ url: `/api/pacientes/${maria}` });
  await ana.call({ url: `/api/documentos/${documento.id}` });
  await ana.call({ url: `/api/pacientes/${joao}` });
  await rui.call({ url: `/api/pacientes/${maria}` });
  await boss.call({ url: `/api/admin/users/${ana.id}` });
  await server.deps.audit.close();
});
afterAll(() => server.close());

interface Listed {
  items: AuditEntry[];
  next_cursor: number | null;
}
const list = async (query = "", doctor = ana): Promise<Listed> => {
  const answer = await doctor.call({ url: `/api/audit-log${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const actions = async (query = "", doctor = ana): Promise<string[]> =>
  (await list(query, doctor)).items.map(({ action }) => action);

it("lists the doctor's own chain, newest first, with names", async () => {
  const { items, next_cursor } = await list();
  expect(items.slice(0, 4)).toMatchObject([
    {
      ...{ actor: "admin", actor_name: "Beatriz Admin", action: "admin.view-profile" },
      paciente: null,
    },
    { actor: "self", action: "GET /api/pacientes/:id", paciente: { id: joao, nome: "João" } },
    { action: "GET /api/documentos/:id", paciente: { id: maria, nome: NAME } },
    { action: "GET /api/pacientes/:id", paciente: { id: maria, nome: NAME } },
  ]);
  expect(items.map(({ seq }) => seq)).toEqual(items.map((_, n) => items.length - n));
  expect(next_cursor).toBeNull();
  // The other doctor sees the refusal, and no name.
  expect((await list("", rui)).items[0]).toMatchObject({ outcome: "failure", paciente: null });
});

it("filters by patient, kind and day", async () => {
  const ofMaria = ["GET /api/documentos/:id", "GET /api/pacientes/:id"];
  expect(await actions(`?paciente_id=${maria}`)).toEqual(ofMaria);
  expect(await actions(`?paciente_id=${maria}`, rui)).toEqual([]);
  expect(await actions("?kind=admin")).toEqual(["admin.view-profile"]);
  expect(await actions("?kind=account")).toEqual(["account.sign-up"]);
  expect(await actions("?kind=change")).toEqual([]);
  expect(await actions("?kind=read")).toHaveLength(3);
  expect(await actions("?until=2020-01-01")).toEqual([]);
  expect(await actions("?from=2020-01-01&until=2199-12-31")).toHaveLength(5);
  expect(await actions("?from=2199-01-01")).toEqual([]);
});

it("refuses a malformed filter", async () => {
  for (const query of ["?kind=x", "?cursor=x", "?from=0000-01-01", "?paciente_id=x"])
    expect((await ana.call({ url: `/api/audit-log${query}` })).statusCode, query).toBe(400);
});

it("pages through a long chain without a gap", async () => {
  const entry = { actor: rui.id, action: "GET /api/home", outcome: "success" as const };
  await asSystem(server.deps.db, "test", (tx) =>
    tx.drizzle
      .insert(audit_log)
      .values(Array.from({ length: 120 }, () => ({ ...entry, medico_id: rui.id }))),
  );
  const seqs: number[] = [];
  let cursor: number | null = null;
  do {
    const page: Listed = await list(cursor === null ? "" : `?cursor=${cursor}`, rui);
    seqs.push(...page.items.map(({ seq }) => seq));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(seqs).toEqual(seqs.map((_, n) => seqs.length - n));
  expect(seqs.length).toBeGreaterThan(120);
});

it("exports CSV in which no cell is a formula", async () => {
  const answer = await ana.call({ url: "/api/audit-log/export?format=csv&locale=pt-br&kind=read" });
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toBe('attachment; filename="quem-acessou.csv"');
  expect(answer.body).not.toMatch(/(^|[;"])=HYPERLINK/m);
  const [header, first, ...rest] = parseCsv(answer.body).map(({ cells }) => cells);
  expect(header?.slice(0, 5)).toEqual([
    ...["Número", "Data e hora (UTC)", "Quem", "O que fez", "Paciente"],
  ]);
  expect(first?.slice(3, 7)).toEqual([
    ...["leu o cadastro do paciente", "João", "feito", "GET /api/pacientes/:id"],
  ]);
  expect(rest.map((cells) => cells[4])).toEqual([NAME, NAME]);
  const theirs = await rui.call({ url: "/api/audit-log/export?format=csv&locale=es" });
  expect([theirs.statusCode, theirs.body.includes("Maria")]).toEqual([200, false]);
});

const coding = z.strictObject({ system: z.url(), code: z.string(), display: z.string() });
const what = z.strictObject({
  reference: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  display: z.string().optional(),
});
/** AuditEvent as FHIR R4 defines it, with what we fill. https://hl7.org/fhir/R4/auditevent.html */
const bundle = z.strictObject({
  resourceType: z.literal("Bundle"),
  type: z.literal("collection"),
  entry: z
    .array(
      z.strictObject({
        fullUrl: z.string().startsWith("urn:uuid:"),
        resource: z.strictObject({
          resourceType: z.literal("AuditEvent"),
          id: z.uuid(),
          type: coding,
          subtype: z.array(coding),
          action: z.enum(["C", "R", "U", "D", "E"]),
          recorded: z.iso.datetime(),
          outcome: z.enum(["0", "4", "8", "12"]),
          outcomeDesc: z.string(),
          agent: z
            .array(
              z.strictObject({
                type: z.strictObject({ coding: z.array(coding), text: z.string() }),
                who: z.strictObject({
                  identifier: z.strictObject({ value: z.string() }).optional(),
                  display: z.string(),
                }),
                requestor: z.boolean(),
              }),
            )
            .min(1),
          source: z.strictObject({ observer: z.strictObject({ display: z.string() }) }),
          entity: z.array(z.strictObject({ what })).min(1).optional(),
        }),
      }),
    )
    .min(1)
    .optional(),
});

it("exports FHIR AuditEvents, also an empty bundle", async () => {
  const answer = await ana.call({ url: "/api/audit-log/export?format=fhir&locale=en-us" });
  expect(answer.headers["content-type"]).toBe("application/fhir+json");
  const { entry } = bundle.parse(answer.json());
  expect(entry?.length).toBeGreaterThanOrEqual(5);
  const events = entry?.map(({ resource }) => resource) ?? [];
  expect(events.find(({ outcomeDesc }) => outcomeDesc === "read a document")).toMatchObject({
    ...{ action: "R", outcome: "0" },
    entity: [{ what: {} }, { what: { reference: `urn:uuid:${maria}`, display: NAME } }],
  });
  const empty = await ana.call({
    url: "/api/audit-log/export?format=fhir&locale=es&until=2020-01-01",
  });
  expect(bundle.parse(empty.json())).toEqual({ resourceType: "Bundle", type: "collection" });
  // The exports are entries themselves.
  await server.deps.audit.close();
  expect(await actions("?kind=export")).toHaveLength(3);
});
