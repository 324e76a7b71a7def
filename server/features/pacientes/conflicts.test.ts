import { randomUUID } from "node:crypto";
import type { Paciente } from "@relato/shared/contract/pacientes.ts";
import { pickFields } from "@relato/shared/domain/fields.ts";
import {
  draftOf,
  EMPTY_DRAFT,
  type PacienteDraft,
  pacienteFields,
} from "@relato/shared/domain/paciente.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";

/* One patient in two tabs or devices: no unseen change is overwritten. */

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
});
afterAll(() => server.close());

const STORED = {
  nome: "Rosa Lima",
  telefone: "(11) 98765-4321",
  documento: "529.982.247-25",
  endereco: "Rua A, 1\nSão Paulo",
};
const create = async (): Promise<Paciente> => {
  const payload = { ...EMPTY_DRAFT, ...STORED, id: randomUUID() };
  return (await ana.call({ method: "POST", url: "/api/pacientes", payload })).json();
};
/** A form that was opened on `base`. */
const put = (base: Paciente, typed: Partial<PacienteDraft>) =>
  ana.call({
    method: "PUT",
    url: `/api/pacientes/${base.id}`,
    payload: { ...draftOf(base), ...typed, base: pickFields(pacienteFields, base) },
  });
const read = async (id: string): Promise<Paciente> =>
  (await ana.call({ url: `/api/pacientes/${id}` })).json();

test("changes of different fields are merged", async () => {
  const opened = await create();
  await put(opened, { telefone: "21 99999-0000" });
  const mine = await put(opened, { endereco: "Rua B, 2", email: "Rosa@exemplo.com" });
  expect([mine.statusCode, mine.json()]).toEqual([
    200,
    expect.objectContaining({
      nome: "Rosa Lima",
      telefone: "21999990000",
      email: "rosa@exemplo.com",
      endereco: { texto: "Rua B, 2" },
    }),
  ]);
});

test("a conflicting change is refused as a whole until it is based on the new values", async () => {
  const opened = await create();
  const theirs = (await put(opened, { telefone: "" })).json<Paciente>();
  const typed = { telefone: "21 99999-0000", nome: "Rosa de Lima" };
  const refused = await put(opened, typed);
  expect([refused.statusCode, refused.json().error]).toEqual([409, "PACIENTE_CHANGED"]);
  const now = await read(opened.id);
  expect(now).toMatchObject(theirs);
  expect((await put(now, typed)).json()).toMatchObject({
    telefone: "21999990000",
    nome: "Rosa de Lima",
  });
});

test("a repeated request succeeds until the same field changes elsewhere", async () => {
  const opened = await create();
  const first = await put(opened, { nome: "Rosa de Lima" });
  const again = await put(opened, { nome: "Rosa de Lima" });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  const after = await put(await read(opened.id), { nome: "Rosa L." });
  expect(after.statusCode).toBe(200);
  expect((await put(opened, { nome: "Rosa de Lima" })).json().error).toBe("PACIENTE_CHANGED");
  expect(await read(opened.id)).toMatchObject({ nome: "Rosa L." });
});

test("equal values are no conflict", async () => {
  const opened = await create();
  const theirs = await put(opened, { telefone: "(21) 99999-0000", documento: "AB 123456" });
  const mine = await put(opened, { telefone: "21 99999 0000", documento: "ab123456" });
  expect([mine.statusCode, mine.json()]).toEqual([200, theirs.json()]);
});

test("of concurrent changes one conflicting one is saved, and all others", async () => {
  const opened = await create();
  const collide = await Promise.all(["A", "B", "C"].map((nome) => put(opened, { nome })));
  expect(collide.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409,
  ]);
  const beside = await Promise.all([
    put(opened, { telefone: "" }),
    put(opened, { documento: "" }),
    put(opened, { sexo: "Feminino" }),
    put(opened, { endereco: "" }),
  ]);
  expect(beside.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await read(opened.id)).toMatchObject({
    telefone: null,
    documento: null,
    sexo: "Feminino",
    endereco: null,
  });
});

test("a restored patient can be changed; a deleted one is not found", async () => {
  const opened = await create();
  await createConsulta(server.deps.db, { medico_id: ana.id, paciente_id: opened.id });
  const url = `/api/pacientes/${opened.id}`;
  await ana.call({ method: "DELETE", url });
  expect((await put(opened, { nome: "Rosa L." })).json()).toMatchObject({
    nome: "Rosa L.",
    archived_at: expect.any(String),
  });
  await ana.call({ method: "POST", url: `${url}/restore`, payload: {} });
  expect((await put(opened, { email: "rosa@exemplo.com" })).json()).toMatchObject({
    nome: "Rosa L.",
    email: "rosa@exemplo.com",
    archived_at: null,
  });
  const gone = await create();
  await ana.call({ method: "DELETE", url: `/api/pacientes/${gone.id}` });
  expect((await put(gone, { nome: "x" })).statusCode).toBe(404);
});

test("a field that the client does not know keeps its value", async () => {
  const opened = await create();
  const answer = await ana.call({
    method: "PUT",
    url: `/api/pacientes/${opened.id}`,
    payload: { nome: "Rosa Prado", base: { nome: opened.nome } },
  });
  expect(answer.json()).toEqual({ ...opened, nome: "Rosa Prado" });
});

test("without a base nothing is changed", async () => {
  const opened = await create();
  const answer = await ana.call({
    method: "PUT",
    url: `/api/pacientes/${opened.id}`,
    payload: { ...draftOf(opened), nome: "x" },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ error: "VALIDATION", field: "base" }),
  ]);
  expect(await read(opened.id)).toMatchObject({ nome: "Rosa Lima" });
});
