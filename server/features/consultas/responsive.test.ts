import { readCases } from "@relato/scribe/fixtures/cases.ts";
import type { Transcript, Turn } from "@relato/shared/domain/transcript.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/app.ts";
import { createConsulta } from "../../testing/factories.ts";
import { processConsultation } from "./process.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const DURATION_MS = 3 * 60 * 60 * 1000;

/** Fixture visits, repeated until they last three hours. */
const longTranscript = (): Transcript => {
  const visits = readCases().filter(({ locale }) => locale === "pt-BR");
  const turns: Turn[] = [];
  for (let n = 0; (turns.at(-1)?.end_ms ?? 0) < DURATION_MS; n++) {
    const offset_ms = turns.at(-1)?.end_ms ?? 0;
    for (const turn of visits[n % visits.length]!.turns) {
      const [start_ms, end_ms] = [turn.start_ms + offset_ms, turn.end_ms + offset_ms];
      turns.push({ ...turn, i: turns.length, start_ms, end_ms });
    }
  }
  return { engine: "text", model: null, language: "pt-BR", duration_ms: DURATION_MS, turns };
};

it("the server answers requests while a visit of three hours is written", async () => {
  const ana = await signUp(server.app);
  const { id } = await createConsulta(server.deps.db, {
    medico_id: ana.id,
    status: "Processando",
    transcricao: longTranscript(),
  });
  const order: string[] = [];
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { writer } = server.deps;
  const observed: typeof writer = {
    ...writer,
    write: async (...args) => {
      const writing = writer.write(...args).then((result) => {
        order.push("written");
        return result;
      });
      start();
      return writing;
    },
  };
  const work = { consulta_id: id, medico_id: ana.id };
  const context = { attempt: 1, signal: new AbortController().signal, last: true };
  const processing = processConsultation({ ...server.deps, writer: observed }, work, context);
  await started;
  const answer = await ana.call({ url: `/api/consultas/${id}` });
  order.push(answer.json<{ status: string }>().status);
  await processing;
  expect(order).toEqual(["Processando", "written"]);
  const after = await ana.call({ url: `/api/consultas/${id}` });
  expect(after.json()).toMatchObject({ status: "Concluído", erro: null });
  // Writing takes ten seconds alone, and longer beside other test files.
}, 120_000);
