import { afterAll, beforeAll, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createDocumento, createPaciente } from "../../testing/factories.ts";
import { loadRoster } from "../chatzello/records/roster.ts";
import { saveWords } from "../documentos/words.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
beforeAll(async () => {
  server = await createTestApp({ env: { RATE_LIMIT_FACTOR: "20" } });
  ana = await signUp(server.app);
  rui = await signUp(server.app);
}, 60_000);
afterAll(() => server.close());

const idsOf = (answer: { json: () => unknown }): string[] =>
  (answer.json() as { items: { id: string }[] }).items.map(({ id }) => id);
const list = async (query = "") => idsOf(await ana.call({ url: `/api/consultas${query}` }));
const found = async (text: string): Promise<string[]> => {
  const answer = await ana.call({ method: "POST", url: "/api/busca", payload: { text } });
  return answer.json<{ consultas: { id: string }[] }>().consultas.map(({ id }) => id);
};
const remove = (id: string, client = ana) =>
  client.call({ method: "DELETE", url: `/api/consultas/${id}` });
const visitsOf = (paciente_id: string) =>
  withUser(server.deps.db, ana.id, async (tx) =>
    (await loadRoster(tx, ana.id, [paciente_id], "UTC")).flatMap(({ visits }) => visits),
  );

it("archives a consultation, which is in no list and counts in the plan", async () => {
  const { db } = server.deps;
  const maria = await createPaciente(db, { medico_id: ana.id, nome: "Maria Arquivada" });
  const { id } = await createConsulta(db, { medico_id: ana.id, paciente_id: maria.id });
  await createDocumento(db, { medico_id: ana.id, consulta_id: id });
  await withUser(db, ana.id, (tx) => saveWords(tx, id));
  const used = async () => (await ana.call({ url: "/api/consultas/usage" })).json();
  const before = await used();
  expect(await found("tosse")).toEqual([id]);

  expect((await remove(id, rui)).statusCode).toBe(404);
  expect((await remove(id)).json()).toEqual({ outcome: "archived" });
  expect((await remove(id)).json()).toEqual({ outcome: "archived" });
  expect([await list(), await list("?archived=true")]).toEqual([[], [id]]);
  for (const text of ["tosse", "Maria Arquivada", id.slice(-6)])
    expect(await found(text)).toEqual([]);
  expect(await visitsOf(maria.id)).toEqual([]);
  expect(await used()).toEqual(before);
  const page = (await ana.call({ url: `/api/consultas/${id}` })).json<object>();
  expect(page).toMatchObject({ can: { remove: null, restore: true } });
  const record = await ana.call({ url: `/api/pacientes/${maria.id}/timeline` });
  expect(record.json()).toMatchObject({ items: [{ id, archived: true }] });
  // A change of an archived one is not searchable either.
  await withUser(db, ana.id, (tx) => saveWords(tx, id));
  expect(await found("tosse")).toEqual([]);

  const url = `/api/consultas/${id}/restore`;
  expect((await rui.call({ method: "POST", url })).statusCode).toBe(404);
  expect((await ana.call({ method: "POST", url })).json()).toMatchObject({ archived_at: null });
  expect(await list()).toEqual([id]);
  expect(await found("tosse")).toEqual([id]);
  expect(await visitsOf(maria.id)).toHaveLength(1);
});

it("erases an example for good", async () => {
  const { db } = server.deps;
  const { id } = await createConsulta(db, { medico_id: ana.id, is_example: true });
  await createDocumento(db, { medico_id: ana.id, consulta_id: id });
  expect((await ana.call({ url: `/api/consultas/${id}` })).json()).toMatchObject({
    can: { remove: "erase" },
  });
  expect((await remove(id)).json()).toEqual({ outcome: "erased" });
  expect((await ana.call({ url: `/api/consultas/${id}` })).statusCode).toBe(404);
  expect((await remove(id)).statusCode).toBe(404);
});
