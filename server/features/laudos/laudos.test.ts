import { randomUUID } from "node:crypto";
import type { Laudo, LaudoItem } from "@relato/shared/contract/laudos.ts";
import { expect, test } from "vitest";
import { signUp } from "../../testing/app.ts";
import { createPaciente } from "../../testing/factories.ts";
import { contentOf, laudosOfDoctor, SOUND } from "./laudos.fixture.ts";

const { send, create, save, write, read, newSubscriber, server, paciente } = laudosOfDoctor();

const search = async (query: object): Promise<LaudoItem[]> =>
  (await send<{ items: LaudoItem[] }>("POST", "/api/laudos/search", { ...query })).body.items;

test("a new laudo begins with the clinical information, and its id creates one row", async () => {
  const body = { id: randomUUID(), language: "pt-BR", paciente_id: paciente() };
  const { status, body: laudo } = await send("POST", "/api/laudos", body);
  expect(status).toBe(201);
  expect(laudo).toMatchObject({
    titulo: "Novo Laudo",
    status: "draft",
    revision: 0,
    content_html: "<h2>Informações Clínicas:</h2><p></p>",
    paciente: { nome: "Maria da Silva", sexo: "Feminino" },
    version: null,
    sign_off: null,
    missing: [],
    can: { edit: true, sign: true, addendum: false, remove: true },
  });
  expect(await send("POST", "/api/laudos", body)).toEqual({ status: 201, body: laudo });
  const other = { ...body, id: randomUUID(), paciente_id: randomUUID() };
  const refused = await send("POST", "/api/laudos", other);
  expect([refused.status, refused.body.error]).toEqual([422, "PACIENTE_NOT_FOUND"]);
});

test("a save is based on the revision that was read, and a retry changes nothing", async () => {
  const laudo = await create();
  const saved = await save(laudo, { titulo: "TC de crânio", content: SOUND });
  expect(saved).toMatchObject({ status: 200, body: { revision: 1, titulo: "TC de crânio" } });
  expect(saved.body.content_html).toContain("<p>Vesícula biliar sem cálculos.</p>");
  // The answer was lost: the client sends the same again.
  const retried = await save(laudo, { titulo: "TC de crânio", content: SOUND });
  expect(retried).toMatchObject({ status: 200, body: { revision: 1 } });
  const stale = await save(laudo, { titulo: "RM" });
  expect([stale.status, stale.body.error]).toEqual([409, "LAUDO_CHANGED"]);
  expect((await read(laudo.id)).titulo).toBe("TC de crânio");
});

test("of two devices that save at once, one is refused", async () => {
  const laudo = await create();
  const answers = await Promise.all(
    ["um", "dois", "três"].map((titulo) => save(laudo, { titulo })),
  );
  expect(answers.map(({ status }) => status).filter((one) => one === 200)).toEqual([200]);
  expect((await read(laudo.id)).revision).toBe(1);
});

test("a save refuses content that is unknown, too long, or another doctor's", async () => {
  const laudo = await create();
  const refuse = async (change: object): Promise<unknown> => {
    const { status, body } = await save(laudo, { ...change });
    return [status, body.error];
  };
  const script = { type: "doc", content: [{ type: "script", content: [] }] };
  expect(await refuse({ content: script })).toEqual([400, "VALIDATION"]);
  expect(await refuse({ content: contentOf("a".repeat(100_001)) })).toEqual([
    422,
    "LAUDO_TOO_LONG",
  ]);
  expect(await refuse({ titulo: "  " })).toEqual([422, "LAUDO_TITULO_REQUIRED"]);
  expect(await refuse({ exam_date: "0000-01-01" })).toEqual([400, "VALIDATION"]);
  const theirs = await createPaciente(server().deps.db, {});
  expect(await refuse({ paciente_id: theirs.id })).toEqual([422, "PACIENTE_NOT_FOUND"]);
});

test("the search finds title and patient without accents, by status, in pages", async () => {
  const one = (await save(await write(), { titulo: "Ecocardiograma de 12/03" })).body;
  const two = (await save(await write(), { titulo: "Ecocardiografía fetal" })).body;
  expect((await search({ text: "ecocardiografia" })).map(({ id }) => id)).toEqual([two.id]);
  expect((await search({ text: "MARIA ecocardio" })).map(({ id }) => id)).toEqual([two.id, one.id]);
  expect(await search({ text: "ecocardio", status: "final" })).toEqual([]);
  expect(await search({ text: "%" })).toEqual([]);
  const page = { text: "ecocardio", limit: 1 };
  const first = (await send<{ next_cursor: string }>("POST", "/api/laudos/search", page)).body;
  const [next] = await search({ ...page, cursor: first.next_cursor });
  expect(next).toEqual({
    id: one.id,
    titulo: "Ecocardiograma de 12/03",
    status: "draft",
    paciente_nome: "Maria da Silva",
    exam_date: one.exam_date,
    updated_at: one.updated_at,
  });
});

test("a removed laudo is found nowhere, and its id is not used again", async () => {
  const laudo = await write();
  expect((await send("DELETE", `/api/laudos/${laudo.id}`)).status).toBe(200);
  const again = { id: laudo.id, language: "pt-BR" };
  for (const { status } of [
    await send("GET", `/api/laudos/${laudo.id}`),
    await send("DELETE", `/api/laudos/${laudo.id}`),
    await save(laudo, { titulo: "x" }),
    await send("POST", "/api/laudos", again),
  ])
    expect(status).toBe(404);
  expect((await search({})).map(({ id }) => id)).not.toContain(laudo.id);
});

test("another doctor finds none of it", async () => {
  const laudo = await write();
  const rui = await newSubscriber();
  const url = `/api/laudos/${laudo.id}`;
  const id = { id: laudo.id, language: "pt-BR" };
  for (const answer of [
    await send("GET", url, undefined, rui),
    await send("DELETE", url, undefined, rui),
    await save(laudo, { titulo: "x" }, rui),
    await send("POST", "/api/laudos", id, rui),
    await send("POST", `${url}/lint`, { content: SOUND }, rui),
    await send("GET", `${url}/versions`, undefined, rui),
  ])
    expect([answer.status, answer.body.error]).toEqual([404, "NOT_FOUND"]);
  const listed = await send<{ items: unknown }>("POST", "/api/laudos/search", {}, rui);
  expect(listed.body.items).toEqual([]);
});

test("a doctor without a plan creates and changes none, in the specification's words", async () => {
  const eva = await signUp(server().app);
  const created = { id: randomUUID(), language: "pt-BR" };
  expect(await send("POST", "/api/laudos", created, eva)).toMatchObject({
    status: 403,
    body: {
      error: "LAUDO_SUBSCRIBERS_ONLY",
      message: "Apenas assinantes podem criar laudos",
    },
  });
  const laudo = await write();
  const { db } = server().deps;
  // The plan ends.
  await db.pool.query("begin; set local role relato_system; delete from plano_grants; commit");
  const url = `/api/laudos/${laudo.id}`;
  for (const { status, body } of [
    await save(laudo, { titulo: "x" }),
    await send<Laudo>("POST", `${url}/versions`, { base: laudo.revision }),
    await send<Laudo>("POST", `${url}/addendum`, { base: laudo.revision, text: "x" }),
  ])
    expect([status, body.error]).toEqual([403, "SUBSCRIBERS_ONLY"]);
  expect((await send("GET", url)).status).toBe(200);
  expect((await search({})).map(({ id }) => id)).toContain(laudo.id);
  expect((await send("DELETE", url)).status).toBe(200);
});
