import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withUser } from "../../../platform/database/database.ts";
import type { Engine } from "../../../providers/engine/engine.ts";
import { createFaultyEngine } from "../../../providers/engine/faulty-engine.fixture.ts";
import { createEngineWriter } from "../../../providers/writer/engine.ts";
import { createDoctor } from "../../../testing/factories.ts";
import { createTestPipeline, type TestPipeline } from "../../../testing/pipeline.ts";
import { defaultTemplateId } from "../../modelos/system.ts";
import { createConsulta } from "../create.ts";
import { processConsultation } from "../process.ts";
import { requireConsulta } from "../queries.ts";

let pipeline: TestPipeline;
let faulty: Engine;
beforeAll(async () => {
  pipeline = await createTestPipeline();
  faulty = createFaultyEngine();
});
afterAll(async () => {
  await faulty.close();
  await pipeline.close();
});

const save = async (text: string, engine: Engine = pipeline.deps.engine) => {
  const medico_id = (await createDoctor(pipeline.deps.db)).id;
  const consulta_id = randomUUID();
  await createConsulta({ ...pipeline.deps, engine }, medico_id, {
    id: consulta_id,
    modelo_id: defaultTemplateId("pt-BR"),
    paciente_id: null,
    tipo_consulta: "presencial",
    contexto_paciente: "Maria, 54 anos.",
    language: "pt-BR",
    source: { kind: "text", text },
    consent: { agreed: true },
  });
  return { consulta_id, medico_id };
};
type Payload = Awaited<ReturnType<typeof save>>;

const read = ({ consulta_id, medico_id }: Payload) =>
  withUser(pipeline.deps.db, medico_id, (tx) => requireConsulta(tx, consulta_id));
const work = (payload: Payload, engine: Engine, last: boolean, attempt = 1) =>
  processConsultation({ ...pipeline.deps, writer: createEngineWriter(engine) }, payload, {
    attempt,
    signal: new AbortController().signal,
    last,
  });

it.each([
  ["HANG", "TIMEOUT", { write_limit_ms: 1000 }],
  ["EXIT", "CRASHED", {}],
])("a consultation is retried when the engine fails (%s)", async (fault, code, limits) => {
  const payload = await save(`Paciente: Tenho dor de cabeça. ${fault}`);
  const failing = createFaultyEngine(limits);
  await expect(work(payload, failing, false)).rejects.toMatchObject({ code });
  await failing.close();
  expect(await read(payload)).toMatchObject({ status: "Processando", erro: null });
  await work(payload, pipeline.deps.engine, true);
  expect(await read(payload)).toMatchObject({ status: "Concluído" });
});

it("a text that takes too long twice is not tried again", async () => {
  const payload = await save("Paciente: Tenho dor de cabeça. HANG");
  const slow = createFaultyEngine({ write_limit_ms: 1000 });
  await work(payload, slow, false, 2);
  await slow.close();
  expect(await read(payload)).toMatchObject({ status: "Erro", erro: "ENGINE_FAILED" });
});

it("the last attempt gives an error code and keeps the transcript", async () => {
  const payload = await save("Paciente: Tenho dor de cabeça. EXIT");
  await work(payload, faulty, true);
  expect(await read(payload)).toMatchObject({
    status: "Erro",
    erro: "ENGINE_FAILED",
    transcricao: { turns: [{ text: "Tenho dor de cabeça. EXIT" }] },
  });
});

it("a shutdown fails no consultation, not even on the last attempt", async () => {
  const payload = await save("Paciente: Tenho dor de cabeça.");
  const closed = createFaultyEngine();
  await closed.close();
  await expect(work(payload, closed, true)).rejects.toMatchObject({ code: "CLOSED" });
  expect(await read(payload)).toMatchObject({ status: "Processando", erro: null });
});

it("a text that the engine cannot read gives an error code", async () => {
  await expect(save("Paciente: EXIT", faulty)).rejects.toMatchObject({ code: "ENGINE_FAILED" });
});
