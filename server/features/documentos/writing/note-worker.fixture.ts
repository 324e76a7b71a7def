import { createLog } from "../../../platform/audit/log.ts";
import { createDatabase } from "../../../platform/database/database.ts";
import { Events } from "../../../platform/events/events.ts";
import { createJobs } from "../../../platform/jobs/pgboss.ts";
import { createEngine } from "../../../providers/engine/engine.ts";
import { createEngineWriter } from "../../../providers/writer/engine.ts";
import { createModelWriter } from "../../../providers/writer/model.ts";
import { createServiceModel } from "../../../providers/writer/service-model.ts";
import { startDocumentoJobs } from "../jobs.ts";

/** A worker that model-note-jobs.test.ts kills. Arguments: database URL, model's URL. */
const database = createDatabase(process.argv[2] ?? "");
const log = createLog("silent");
const engine = createEngine();
const model = createServiceModel({
  provider: "openai-compatible",
  model: "scripted",
  url: process.argv[3],
  stream: false,
});
await startDocumentoJobs({
  db: database,
  log,
  events: new Events({ database, log }),
  jobs: await createJobs({ database, log }),
  writer: createEngineWriter(engine),
  findModelWriter: async () => createModelWriter(model, engine, { timeout_ms: 60_000 }),
});
