import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Consultation } from "@relato/scribe/types.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../../platform/audit/log.ts";
import { createEngine, type Engine } from "../../engine/engine.ts";
import { createFindModelWriter } from "../create.ts";
import { createEngineWriter } from "../engine.ts";
import { withFallback } from "../fallback.ts";
import type { LanguageModel } from "../language-model.ts";
import { createModelWriter } from "../model.ts";
import { createLocalModel, type LocalModelOptions } from "./local-model.ts";
import { INSTALL_TIMEOUT_MS, sharedRuntime } from "./testing/shared-runtime.ts";
import { writeTinyModel } from "./testing/tiny-model.ts";

const turn = (i: number, speaker: "medico" | "paciente", text: string) => ({
  i,
  speaker,
  start_ms: i * 3000,
  end_ms: i * 3000 + 2500,
  text,
});
const consultation: Consultation = {
  locale: "pt-BR",
  consultation_type: "presencial",
  patient_context: "",
  template: { titulo: "Nota", markdown: "## Queixa principal\n## Alergias\n" },
  turns: [
    turn(0, "medico", "O que a senhora está sentindo?"),
    turn(1, "paciente", "Dor de cabeça há três dias."),
    turn(2, "medico", "Tem alergia a algum medicamento?"),
    turn(3, "paciente", "Tenho alergia a penicilina."),
  ],
};

let folder: string;
let runtime: string;
let engine: Engine;
beforeAll(async () => {
  runtime = await sharedRuntime();
  folder = await mkdtemp(join(tmpdir(), "relato-local-writer-"));
  await writeTinyModel(join(folder, "tiny"));
  engine = createEngine({ processes: 1 });
}, INSTALL_TIMEOUT_MS);
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

const openTiny = (options: Partial<LocalModelOptions>) =>
  createLocalModel({
    model: join(folder, "tiny"),
    cacheDir: folder,
    runtime,
    threads: 1,
    seed: 5,
    ...options,
  });
const log = createLog("silent");

test("verification rejects a random note, and the engine writes", async () => {
  let answers = 0;
  const model = openTiny({ onStatistics: () => (answers += 1) });
  const writer = withFallback(
    createModelWriter(model, engine, { timeout_ms: 60_000 }),
    createEngineWriter(engine),
    log,
  );
  const { writer: stamp, written } = await writer.write(consultation, {});
  await model.close();
  expect(stamp.fallback_reason).toMatch(/^MODEL_/);
  expect(answers).toBeGreaterThan(0);
  const engineNote = await engine.write(consultation);
  expect(written.document.markdown).toBe(engineNote.document.markdown);
});

test("the engine writes if the child is killed", async () => {
  const model = openTiny({ onStart: (pid) => process.kill(pid, "SIGKILL") });
  const writer = withFallback(
    createModelWriter(model, engine, { timeout_ms: 60_000 }),
    createEngineWriter(engine),
    log,
  );
  const { writer: stamp, written } = await writer.write(consultation, {});
  await model.close();
  expect(stamp).toMatchObject({ kind: "engine", fallback_reason: "MODEL_CRASHED" });
  expect(written.document.markdown).toContain("penicilina");
});

test("WRITER_MODEL with a folder's path is a local model", async () => {
  const opened: LanguageModel[] = [];
  const find = createFindModelWriter(
    {
      writer_model: join(folder, "tiny"),
      writer_provider: "openai-compatible",
      writer_url: undefined,
      writer_key: undefined,
      writer_timeout_s: 120,
      writer_stall_s: 60,
      writer_stream: true,
      cache_dir: folder,
      writer_model_url: undefined,
      writer_threads: 1,
      writer_runtime: runtime,
    },
    engine,
    { onOpen: (model) => opened.push(model) },
  );
  expect(await find()).toMatchObject({ name: "local/tiny", is_local: true });
  expect(await (await find())?.reachable()).toBe(true);
  expect(opened).toHaveLength(1);
  await opened[0]?.close();
});
