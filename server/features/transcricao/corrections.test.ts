import { randomUUID } from "node:crypto";
import type { Consulta } from "@relato/shared/contract/consultas.ts";
import type { ConsultaStatus } from "@relato/shared/domain/consulta.ts";
import type { Transcript } from "@relato/shared/domain/transcript.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUser } from "../../platform/database/database.ts";
import { findTestimony } from "../documentos/queries.ts";
import { findWriterWork } from "../documentos/writer-queries.ts";
import { createTestApp, signUp, type TestApp, type TestClient } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";

const HEARD: Transcript = {
  engine: "sherpa-onnx",
  model: "whisper-base",
  language: "pt-BR",
  duration_ms: 9000,
  turns: [
    { i: 0, speaker: "medico", start_ms: 0, end_ms: 2000, text: "Toma losartana de 15?" },
    { i: 1, speaker: "paciente", start_ms: 2000, end_ms: 5000, text: "De cinquenta." },
    { i: 2, speaker: "medico", start_ms: 5000, end_ms: 9000, text: "Certo." },
  ],
};

let server: TestApp;
let ana: TestClient;
beforeAll(async () => {
  server = await createTestApp();
  ana = await signUp(server.app);
});
afterAll(() => server.close());

const create = async (status: ConsultaStatus = "Concluído"): Promise<string> => {
  const { id } = await createConsulta(server.deps.db, {
    medico_id: ana.id,
    status,
    concluida_em: status === "Concluído" ? new Date().toISOString() : null,
    transcricao: HEARD,
  });
  return id;
};
const correct = (id: string, payload: object) =>
  ana.call({ method: "POST", url: `/api/consultas/${id}/corrections`, payload });
const read = async (id: string): Promise<Consulta> =>
  (await ana.call({ url: `/api/consultas/${id}` })).json<Consulta>();

const fifty = {
  kind: "text",
  turn: 0,
  before: "Toma losartana de 15?",
  text: "Toma losartana de 50?",
};
const hers = { kind: "speaker", turn: 2, before: "medico", speaker: "paciente", scope: "turn" };

describe("a correction", () => {
  it("is applied on reading; the original transcript is kept", async () => {
    const id = await create();
    expect((await correct(id, fifty)).statusCode).toBe(201);
    const second = { ...fifty, before: fifty.text, text: "Toma losartana de 50 mg?" };
    expect((await correct(id, second)).json()).toMatchObject({ number: 2, change: second });
    expect((await correct(id, hers)).statusCode).toBe(201);
    const { transcricao, corrections } = await read(id);
    expect(transcricao?.turns).toEqual([
      { ...HEARD.turns[0], text: "Toma losartana de 50 mg?" },
      HEARD.turns[1],
      { ...HEARD.turns[2], speaker: "paciente" },
    ]);
    expect(corrections.map(({ number, change }) => ({ number, change }))).toEqual([
      { number: 1, change: fifty },
      { number: 2, change: second },
      { number: 3, change: hers },
    ]);
    const stored = await withUser(server.deps.db, ana.id, (tx) =>
      tx.query(`select transcricao from consultas where id = $1`, [id]),
    );
    expect(stored).toEqual([{ transcricao: HEARD }]);
  });

  it("applies to the transcript that documents are verified and written from", async () => {
    const id = await create();
    await correct(id, fifty);
    const [testimony, work] = await withUser(server.deps.db, ana.id, async (tx) => [
      await findTestimony(tx, id),
      await findWriterWork(tx, id),
    ]);
    expect(testimony?.turns.map(({ text }) => text)).toEqual([
      fifty.text,
      "De cinquenta.",
      "Certo.",
    ]);
    expect(work).toMatchObject({ locale: "pt-BR", turns: testimony?.turns });
  });

  it("is refused if another browser tab corrected the same turn first", async () => {
    const id = await create();
    const answers = await Promise.all([
      correct(id, fifty),
      correct(id, { ...fifty, text: "Toma losartana de 500?" }),
      correct(id, hers),
    ]);
    const [one, other, speaker] = answers.map(({ statusCode }) => statusCode);
    expect(new Set([one, other])).toEqual(new Set([201, 409]));
    expect(speaker).toBe(201);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ error: "TRANSCRIPT_CHANGED" });
    expect((await read(id)).corrections.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("needs a finished consultation, an existing turn and a text", async () => {
    const id = await create("Processando");
    expect((await correct(id, fifty)).json()).toMatchObject({ error: "TRANSCRIPT_NOT_READY" });
    const done = await create();
    expect((await correct(done, { ...fifty, turn: 99 })).statusCode).toBe(409);
    expect((await correct(done, { ...fifty, text: "  " })).statusCode).toBe(400);
    expect((await correct(done, { ...fifty, text: "a".repeat(10_001) })).statusCode).toBe(400);
    expect((await correct(randomUUID(), fifty)).statusCode).toBe(404);
    expect((await read(done)).corrections).toEqual([]);
  });

  it("cannot be changed or deleted, and neither can the original", async () => {
    const id = await create();
    await correct(id, fifty);
    const attempt = (text: string) =>
      withUser(server.deps.db, ana.id, (tx) => tx.query(text, [id]));
    const refused = { code: "42501" };
    await expect(
      attempt("update transcript_corrections set number = 7 where consulta_id = $1"),
    ).rejects.toMatchObject(refused);
    await expect(
      attempt("delete from transcript_corrections where consulta_id = $1"),
    ).rejects.toMatchObject(refused);
    await expect(
      attempt("update consultas set transcricao = null where id = $1"),
    ).rejects.toMatchObject({ code: "23514" });
  });
});
