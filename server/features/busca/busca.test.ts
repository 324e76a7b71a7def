import { shortCode } from "@relato/shared/domain/consulta.ts";
import type { DocumentoGerado } from "@relato/shared/domain/document.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta, createModelo, createPaciente } from "../../testing/factories.ts";
import { saveWords } from "../documentos/words.ts";
import { findIds, foundSql, planWords } from "./queries.ts";

const documentOf = (text: string): DocumentoGerado => ({
  tipo_consulta: "presencial",
  contexto_paciente: text,
  language: "pt-BR",
});

let server: TestApp;
let ana: TestClient;
let rui: TestClient;
let consulta: string;
let paciente: string;

beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
  rui = await signUp(server.app);
  const { db } = server.deps;
  const medico_id = ana.id;
  const modelo = await createModelo(db, { created_by: medico_id, titulo: "Avaliação do coração" });
  const patient = await createPaciente(db, {
    medico_id,
    nome: "João Araújo",
    email: "joao@example.org",
    telefone: "11987654321",
    documento: "52998224725",
  });
  paciente = patient.id;
  const documento_gerado = documentOf("Cefaleia há três dias, usa losartana. Dor à noite.");
  const row = await createConsulta(db, {
    medico_id,
    modelo_id: modelo.id,
    paciente_id: paciente,
    documento_gerado,
  });
  consulta = row.id;
  await withUser(db, medico_id, (tx) => saveWords(tx, consulta));
  await createConsulta(db, { medico_id });
});
afterAll(() => server.close());

const find = async (doctor: TestClient, text: string) => {
  const answer = await doctor.call({ method: "POST", url: "/api/busca", payload: { text } });
  const { consultas, pacientes } = answer.json<Record<string, { id: string }[]>>();
  return [consultas?.map(({ id }) => id), pacientes?.map(({ id }) => id)];
};

describe("the search", () => {
  it("finds archived patients with their consultations after the others", async () => {
    const { db } = server.deps;
    const archived_at = "2026-01-01T00:00:00.000Z";
    const nome = "Zuleica Prado";
    const old = await createPaciente(db, { medico_id: ana.id, nome, archived_at });
    const visit = await createConsulta(db, { medico_id: ana.id, paciente_id: old.id });
    const active = await createPaciente(db, {
      ...{ medico_id: ana.id, nome, created_at: "2020-01-01T00:00:00.000Z" },
    });
    expect(await find(ana, "zuleica")).toEqual([[visit.id], [active.id, old.id]]);
    const payload = { text: "zuleica" };
    const answer = await ana.call({ method: "POST", url: "/api/busca", payload });
    expect(answer.json()).toMatchObject({ pacientes: [{ archived_at: null }, { archived_at }] });
  });

  it.each(["avaliacao CORAÇÃO", "losart", "cefaleia losartana", "dor", "três noite"])(
    "finds a consultation by its template and its document's words: %s",
    async (text) => {
      expect(await find(ana, text)).toEqual([[consulta], []]);
    },
  );

  it("finds it by its short code, with and without the sign", async () => {
    const code = shortCode(consulta);
    expect((await find(ana, code))[0]).toEqual([consulta]);
    expect((await find(ana, code.slice(1).toLowerCase()))[0]).toContain(consulta);
  });

  it.each(["joao", "Araújo joão", "joao@example.org", "(11) 98765-4321", "529.982.247-25"])(
    "finds a patient and their consultations: %s",
    async (text) => {
      expect(await find(ana, text)).toEqual([[consulta], [paciente]]);
    },
  );

  it.each(["", "x", "xy", "qz wy", "%", "_%_", "nada disso", "cefaleia insulina", "'; drop"])(
    "finds nothing where nothing is meant: %s",
    async (text) => {
      expect(await find(ana, text)).toEqual([[], []]);
    },
  );

  it("finds nothing of another doctor", async () => {
    for (const text of ["losartana", "joao", "coracao", shortCode(consulta)])
      expect(await find(rui, text)).toEqual([[], []]);
  });

  it("forgets the words that a document no longer has", async () => {
    await withUser(server.deps.db, ana.id, async (tx) => {
      await tx.query("update consultas set documento_gerado = $2 where id = $1", [
        consulta,
        JSON.stringify(documentOf("febre")),
      ]);
      await saveWords(tx, consulta);
    });
    expect((await find(ana, "losartana"))[0]).toEqual([]);
    expect((await find(ana, "febre"))[0]).toEqual([consulta]);
  });

  it("finds the same with each strategy, newest first", async () => {
    const { db } = server.deps;
    const { id: medico_id } = await signUp(server.app);
    const texts = ["febre alta", "febril, tosse", "tosse seca", "febre e tosse", "febre"];
    const made: string[] = [];
    for (const [n, text] of texts.entries()) {
      const data_criacao = new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
      const documento_gerado = documentOf(text);
      const row = await createConsulta(db, { medico_id, data_criacao, documento_gerado });
      await withUser(db, medico_id, (tx) => saveWords(tx, row.id));
      made.unshift(row.id);
    }
    const [e, d, c, b, a] = made;
    for (const [words, expected] of [
      [["febr"], [e, d, b, a]],
      [["febre"], [e, d, a]],
      [["tosse"], [d, c, b]],
      [
        ["tosse", "febr"],
        [d, b],
      ],
      [["alta", "tosse"], []],
      [["sec", "tosse"], []],
    ] as const)
      for (const strategy of ["occurrences", "variants", "newest"] as const) {
        const found = await withUser(db, medico_id, (tx) =>
          findIds(tx, medico_id, 8, { code: null, modelos: [], pacientes: [], words, strategy }),
        );
        expect(found, `${strategy} ${words.join(" ")}`).toEqual(expected);
      }
  });

  it("chooses the strategy by the number of occurrences", async () => {
    const { db } = server.deps;
    const { id: medico_id } = await signUp(server.app);
    const row = await createConsulta(db, { medico_id });
    const plan = (words: string[]) =>
      withUser(db, medico_id, (tx) => planWords(tx, medico_id, words));
    const fill = (word: string) =>
      withUser(db, medico_id, (tx) =>
        tx.query(
          `with made as (insert into consultas (medico_id, modelo_id, language, documento_gerado)
             select c.medico_id, c.modelo_id, c.language, c.documento_gerado
               from consultas c, generate_series(1, 1000)
              where c.id = $1 returning id, medico_id, data_criacao)
           insert into record_words (record_id, kind, medico_id, word, count, data)
           select id, 'consulta', medico_id, ${word}, 1, data_criacao
             from (select *, row_number() over () as n from made) m`,
          [row.id],
        ),
      );
    expect(await plan(["paciente", "dor"])).toEqual({
      words: ["paciente", "dor"],
      strategy: "occurrences",
    });
    await fill("'paciente'");
    expect(await plan(["paciente", "dor"])).toEqual({
      words: ["dor", "paciente"],
      strategy: "occurrences",
    });
    expect(await plan(["paciente"])).toEqual({ words: ["paciente"], strategy: "variants" });
    await fill("'dor'");
    expect(await plan(["dor"])).toEqual({ words: ["dor"], strategy: "variants" });
    await fill("'palavra' || n");
    expect(await plan(["palavra"])).toEqual({ words: ["palavra"], strategy: "newest" });
    expect(await plan(["palavra7"])).toEqual({ words: ["palavra7"], strategy: "occurrences" });
  });

  it("uses the index of words under row-level security", async () => {
    const strategy = "occurrences" as const;
    const meant = { code: null, modelos: [], pacientes: [], words: ["losartana"], strategy };
    const { text, values } = foundSql(ana.id, 8, meant);
    const plan = await withUser(server.deps.db, ana.id, async (tx) => {
      await tx.query("set local enable_seqscan = off");
      return tx.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    });
    const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(lines).toContain("record_words_word_idx");
    expect(lines).toMatch(/Index Cond: .*word >= 'losartana'/);
  });
});
