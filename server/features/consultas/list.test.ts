import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp, type TestClient } from "../../testing/app.ts";
import { signUpNamed } from "../../testing/profile.ts";
import {
  createConsulta,
  createDocumento,
  createModelo,
  createPaciente,
} from "../../testing/factories.ts";

let server: TestApp;
let doctor: TestClient;
/** Ids by their names in this test. */
const made: Record<string, string> = {};

beforeAll(async () => {
  server = await createTestApp();
  doctor = await signUpNamed(server.app);
  const { db } = server.deps;
  const modelo = async (titulo: string, especialidade: string | null): Promise<string> =>
    (await createModelo(db, { created_by: doctor.id, titulo, especialidade })).id;
  made["heart"] = await modelo("Avaliação do coração", "Cardiologia");
  made["skin"] = await modelo("Pele e anexos", "Dermatologia");
  made["unused"] = await modelo("Nunca usado", "Urologia");
  const consulta = async (name: string, modelo_id: string, minute: number, erro = false) => {
    const row = await createConsulta(db, {
      medico_id: doctor.id,
      modelo_id,
      data_criacao: new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString(),
      ...(erro ? { status: "Erro", erro: "INTERNAL" } : {}),
    });
    made[name] = row.id;
  };
  await consulta("heart 1", made["heart"], 1);
  await consulta("heart 2", made["heart"], 2, true);
  await consulta("skin 1", made["skin"], 3);
  await createConsulta(db, { modelo_id: made["heart"] }).catch(() => undefined);
});
afterAll(() => server.close());

const names = async (answer: { json: () => unknown }): Promise<(string | undefined)[]> => {
  const { items } = answer.json() as { items: { id: string }[] };
  return items.map(({ id }) => Object.keys(made).find((name) => made[name] === id));
};
const list = async (query: Record<string, string>) =>
  names(await doctor.call({ method: "GET", url: "/api/consultas", query }));
const search = async (payload: object) =>
  names(await doctor.call({ method: "POST", url: "/api/consultas/search", payload }));

describe("the list of consultations", () => {
  it("is filtered by template, status, specialty and their combination", async () => {
    expect(await list({})).toEqual(["skin 1", "heart 2", "heart 1"]);
    expect(await list({ modelo: made["heart"] ?? "" })).toEqual(["heart 2", "heart 1"]);
    expect(await list({ status: "Erro" })).toEqual(["heart 2"]);
    expect(await list({ especialidade: "Dermatologia" })).toEqual(["skin 1"]);
    expect(await list({ especialidade: "Cardiologia", status: "Processando" })).toEqual([
      "heart 1",
    ]);
    expect(await list({ especialidade: "Urologia" })).toEqual([]);
  });

  it("is searched by the template's title without accents, or by status", async () => {
    expect(await search({ text: "CORACAO avalia" })).toEqual(["heart 2", "heart 1"]);
    expect(await search({ text: "erro", statuses: ["Erro"] })).toEqual(["heart 2"]);
    expect(await search({ text: "pele", status: "Erro" })).toEqual([]);
    expect(await search({ text: "nada disso" })).toEqual([]);
    expect(await search({ text: "  " })).toHaveLength(3);
    expect(await search({ text: "%_'" })).toHaveLength(3);
  });

  it("keeps its filter on the next page", async () => {
    const query = { modelo: made["heart"] ?? "", limit: "1" };
    const first = await doctor.call({ method: "GET", url: "/api/consultas", query });
    expect(await names(first)).toEqual(["heart 2"]);
    const { next_cursor: cursor } = first.json<{ next_cursor: string }>();
    expect(await list({ ...query, cursor })).toEqual(["heart 1"]);
    expect(await search({ text: "coracao", limit: 1, cursor })).toEqual(["heart 1"]);
  });

  it("is filtered by patient, days of the doctor's zone, signature and archived ones", async () => {
    const { db } = server.deps;
    const [rui, lia] = [
      await createPaciente(db, { medico_id: doctor.id, nome: "Rui" }),
      await createPaciente(db, { medico_id: doctor.id, nome: "Lia" }),
    ];
    const visit = async (name: string, data_criacao: string, row: object = {}) => {
      const values = { medico_id: doctor.id, modelo_id: made["heart"] ?? "", data_criacao };
      made[name] = (await createConsulta(db, { ...values, paciente_id: rui.id, ...row })).id;
    };
    // In São Paulo, the day begins at 3:00 UTC.
    await visit("late", "2025-03-02T02:59:00Z");
    await visit("early", "2025-03-02T03:00:00Z");
    await visit("archived", "2025-03-03T12:00:00Z", { archived_at: "2026-01-01T00:00:00Z" });
    await visit("lia", "2025-03-04T12:00:00Z", { paciente_id: lia.id });
    await visit("example", "2025-03-05T12:00:00Z", { paciente_id: null, is_example: true });
    const note = { medico_id: doctor.id, consulta_id: made["early"] ?? "" };
    const { id } = await createDocumento(db, note);
    const signed = await doctor.call({
      ...{ method: "POST", url: `/api/documentos/${id}/sign`, payload: { base: 1 } },
    });
    expect(signed.statusCode).toBe(200);

    expect(await list({ paciente: rui.id })).toEqual(["early", "late"]);
    expect(await list({ paciente: rui.id, archived: "true" })).toEqual(["archived"]);
    expect(await list({ paciente: "none" })).toEqual(["skin 1", "heart 2", "heart 1"]);
    expect(await list({ from: "2025-03-02", until: "2025-03-04" })).toEqual(["lia", "early"]);
    expect(await list({ until: "2025-03-01" })).toEqual(["late"]);
    expect(await list({ signed: "true" })).toEqual(["early"]);
    expect(await list({ signed: "false", paciente: rui.id })).toEqual(["late"]);
    const both = { text: "coracao", paciente: lia.id, signed: "false", from: "2025-01-01" };
    expect(await search(both)).toEqual(["lia"]);
  });

  it("offers the used templates, also deleted ones", async () => {
    await doctor.call({ method: "DELETE", url: `/api/modelos/${made["skin"]}` });
    const answer = await doctor.call({ method: "GET", url: "/api/consultas/filters" });
    expect(answer.json()).toEqual({
      modelos: [
        { id: made["heart"], titulo: "Avaliação do coração", especialidade: "Cardiologia" },
        { id: made["skin"], titulo: "Pele e anexos", especialidade: "Dermatologia" },
      ],
    });
  });

  it("refuses invalid filters", async () => {
    for (const query of [
      "status=Pronto",
      "modelo=x",
      "cursor=x",
      "paciente=x",
      "from=hoje",
      "signed=1",
    ])
      expect(
        (await doctor.call({ method: "GET", url: `/api/consultas?${query}` })).statusCode,
        query,
      ).toBe(400);
  });
});
