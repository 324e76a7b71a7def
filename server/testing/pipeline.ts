import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PipelineDeps } from "../features/consultas/pipeline-deps.ts";
import { installSystemTemplates } from "../features/modelos/system.ts";
import { createLog } from "../platform/audit/log.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { Events } from "../platform/events/events.ts";
import { createJobs } from "../platform/jobs/pgboss.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import { createMetrics } from "../platform/metrics/metrics.ts";
import { createEngine, type Engine } from "../providers/engine/engine.ts";
import { createExampleSpeech } from "../providers/speech/example.ts";
import { createStorage } from "../providers/storage/create.ts";
import { createEngineWriter } from "../providers/writer/engine.ts";
import { createBootedDatabase, type TestDatabase } from "./database.ts";

export interface TestPipeline {
  deps: PipelineDeps & { config: Config; jobs: Jobs; engine: Engine };
  database: TestDatabase;
  close(): Promise<void>;
}

/** The real pipeline on its own database and folder, with the small shipped speech model. */
export const createTestPipeline = async (): Promise<TestPipeline> => {
  const database = await createBootedDatabase();
  const { db } = database;
  const folder = await mkdtemp(join(tmpdir(), "relato-pipeline-"));
  const log = createLog("silent");
  const speech = createExampleSpeech();
  const engine = createEngine();
  const events = new Events({ database: db, log });
  const metrics = createMetrics(log, () => db);
  const jobs = await createJobs({ database: db, log });
  await installSystemTemplates(db);
  return {
    database,
    deps: {
      config: readConfig({}),
      db,
      log,
      metrics,
      events,
      jobs,
      speech,
      exampleSpeech: speech,
      storage: await createStorage(readConfig({ DATA_DIR: folder })),
      engine,
      writer: createEngineWriter(engine),
      findModelWriter: async () => null,
    },
    close: async () => {
      await jobs.stop(1000);
      await metrics.flush();
      await engine.close();
      await speech.close();
      await events.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
