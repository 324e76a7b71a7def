import { createLog } from "../../../platform/audit/log.ts";
import { readConfig } from "../../../platform/config/config.ts";
import { createDatabase } from "../../../platform/database/database.ts";
import { Events } from "../../../platform/events/events.ts";
import { createJobs } from "../../../platform/jobs/pgboss.ts";
import { createEngine } from "../../../providers/engine/engine.ts";
import { createEngineWriter } from "../../../providers/writer/engine.ts";
import { createModelWriter } from "../../../providers/writer/model.ts";
import { createServiceModel } from "../../../providers/writer/service-model.ts";
import { createAuth } from "../../contas/auth.ts";
import { startDocumentoJobs } from "../jobs.ts";

/**
 * A worker that tests kill. Arguments: the database's URL; the model's or the automation's, which
 * is `by`; the application's secret.
 */
const [databaseUrl = "", url = "", by = "model", secret = "s".repeat(32)] = process.argv.slice(2);
const db = createDatabase(databaseUrl);
const log = createLog("silent");
const config = readConfig(by === "automation" ? { AUTOMATION_URL: url } : {});
const engine = createEngine();
const model = createServiceModel({
  provider: "openai-compatible",
  model: "scripted",
  url,
  stream: false,
});
await startDocumentoJobs({
  ...{ db, log, config, engine },
  auth: createAuth({ db, config, secret, log }),
  events: new Events({ database: db, log }),
  jobs: await createJobs({ database: db, log }),
  writer: createEngineWriter(engine),
  findModelWriter: async () => createModelWriter(model, engine, { timeout_ms: 60_000 }),
});
