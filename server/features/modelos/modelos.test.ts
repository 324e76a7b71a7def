import { randomUUID } from "node:crypto";
import type { Modelo } from "@relato/shared/contract/modelos.ts";
import { ESPECIALIDADE_MAX, MARKDOWN_MAX, TITULO_MAX } from "@relato/shared/domain/modelo.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";
import { defaultTemplateId } from "./system.ts";

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  rui = await signUp(server.app);
});
afterAll(() => server.close());

const WRITTEN = { titulo: "Minha anamnese", markdown: "## Queixa\n", language: "pt-BR" };
const put = (doctor: TestClient, id: string, payload: object) =>
  doctor.call({ method: "PUT", url: `/api/modelos/${id}`, payload });
const post = (doctor: TestClient, payload: object) =>
  doctor.call({ method: "POST", url: "/api/modelos", payload });
const made = async (doctor: TestClient, written: object = {}): Promise<Modelo> =>
  (await post(doctor, { id: randomUUID(), ...WRITTEN, ...written })).json();
const listed = async (doctor: TestClient, query = ""): Promise<Modelo[]> =>
  (await doctor.call({ url: `/api/modelos${query}` })).json<{ items: Modelo[] }>().items;

describe("a template", () => {
  test("can be created, read, changed and listed by title", async () => {
    const modelo = await made(ana, { titulo: "  Ácido úrico  " });
    expect(modelo).toMatchObject({
      titulo: "Ácido úrico",
      is_global: false,
      can: { edit: true },
    });
    expect((await ana.call({ url: `/api/modelos/${modelo.id}` })).json()).toEqual(modelo);
    const changed = await ana.call({
      method: "PUT",
      url: `/api/modelos/${modelo.id}`,
      payload: {
        titulo: "Gota",
        markdown: "## Exame\u0000",
        language: "es",
        base: modelo.updated_at,
      },
    });
    expect(changed.json()).toMatchObject({ titulo: "Gota", markdown: "## Exame", language: "es" });
    expect((await listed(ana, "?language=es")).map(({ titulo }) => titulo)).toContain("Gota");
    const titles = (await listed(ana)).map(({ titulo }) => titulo);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator("pt-BR").compare));
  });

  test("has a specialty that filters the list of consultations", async () => {
    const modelo = await made(ana, { especialidade: " Reumatologia\u202E\n" });
    expect(modelo.especialidade).toBe("Reumatologia");
    const { id } = await createConsulta(server.deps.db, {
      medico_id: ana.id,
      modelo_id: modelo.id,
    });
    const found = await ana.call({
      method: "POST",
      url: "/api/consultas/search",
      payload: { especialidade: "Reumatologia", text: "" },
    });
    expect(found.json<{ items: { id: string }[] }>().items.map((one) => one.id)).toEqual([id]);
    const without = await put(ana, modelo.id, { ...WRITTEN, base: modelo.updated_at });
    expect(without.json()).toMatchObject({ especialidade: null });
  });

  test("changed elsewhere is a conflict until the new version is read", async () => {
    const modelo = await made(ana);
    const theirs = await put(ana, modelo.id, {
      ...WRITTEN,
      markdown: "## Deles",
      base: modelo.updated_at,
    });
    expect(theirs.statusCode).toBe(200);
    const mine = { ...WRITTEN, markdown: "## Meu" };
    const refused = await put(ana, modelo.id, { ...mine, base: modelo.updated_at });
    expect([refused.statusCode, refused.json().error]).toEqual([409, "MODELO_CHANGED"]);
    const now = (await ana.call({ url: `/api/modelos/${modelo.id}` })).json<Modelo>();
    expect(now).toEqual(theirs.json());
    const saved = await put(ana, modelo.id, { ...mine, base: now.updated_at });
    expect(saved.json()).toMatchObject({ markdown: "## Meu" });
    // A retry of the same request.
    const again = await put(ana, modelo.id, { ...mine, base: now.updated_at });
    expect(again.json()).toEqual(saved.json());
  });

  test("saved three times at once is changed once", async () => {
    const modelo = await made(ana);
    const answers = await Promise.all(
      ["## A", "## B", "## C"].map((markdown) =>
        put(ana, modelo.id, { ...WRITTEN, markdown, base: modelo.updated_at }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409,
    ]);
  });

  test("is created once by repeated requests", async () => {
    const payload = { id: randomUUID(), ...WRITTEN };
    const [first, second] = [await post(ana, payload), await post(ana, payload)];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect((await listed(ana)).filter(({ id }) => id === payload.id)).toHaveLength(1);
  });

  test.each([
    ["MODELO_INCOMPLETE", { titulo: " " }],
    ["MODELO_INCOMPLETE", { markdown: "\n \t" }],
    ["MODELO_INCOMPLETE", { markdown: "\u0000" }],
    ["MODELO_TOO_LONG", { titulo: "a".repeat(TITULO_MAX + 1) }],
    ["MODELO_TOO_LONG", { markdown: "a".repeat(MARKDOWN_MAX + 1) }],
    ["MODELO_TOO_LONG", { especialidade: "a".repeat(ESPECIALIDADE_MAX + 1) }],
  ])("is refused as %s: %#", async (code, wrong) => {
    const id = randomUUID();
    const answer = await post(ana, { id, ...WRITTEN, ...wrong });
    expect([answer.statusCode, answer.json().error]).toEqual([422, code]);
    expect((await listed(ana)).some((modelo) => modelo.id === id)).toBe(false);
  });

  test("with the id of another doctor's, a system or a deleted template is refused", async () => {
    const theirs = await made(rui);
    const gone = await made(ana);
    await ana.call({ method: "DELETE", url: `/api/modelos/${gone.id}` });
    for (const id of [theirs.id, gone.id, defaultTemplateId("pt-BR")])
      expect((await post(ana, { ...WRITTEN, id })).statusCode).toBe(404);
    expect((await listed(rui)).find(({ id }) => id === theirs.id)).toEqual(theirs);
  });

  test("of the system is visible to every doctor and cannot be changed", async () => {
    const url = `/api/modelos/${defaultTemplateId("pt-BR")}`;
    const before = (await ana.call({ url })).json<Modelo>();
    expect(before).toMatchObject({ is_global: true, can: { edit: false } });
    for (const options of [
      { method: "PUT", payload: { ...WRITTEN, base: before.updated_at } } as const,
      { method: "DELETE" } as const,
    ])
      expect((await ana.call({ ...options, url })).json().error).toBe("FORBIDDEN");
    expect((await rui.call({ url })).json()).toEqual(before);
  });

  test("that a consultation uses is hidden when deleted", async () => {
    const modelo = await made(ana, { titulo: "Usado" });
    const { id } = await createConsulta(server.deps.db, {
      medico_id: ana.id,
      modelo_id: modelo.id,
    });
    const url = `/api/modelos/${modelo.id}`;
    expect((await ana.call({ method: "DELETE", url })).json()).toEqual({ deleted: true });
    expect((await ana.call({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await ana.call({ url })).statusCode).toBe(404);
    expect((await listed(ana)).some((one) => one.id === modelo.id)).toBe(false);
    const consulta = await ana.call({ url: `/api/consultas/${id}` });
    expect(consulta.json()).toMatchObject({ modelo: { titulo: "Usado" } });
  });
});
