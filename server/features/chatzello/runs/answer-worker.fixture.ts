import { createLog } from "../../../platform/audit/log.ts";
import { createDatabase } from "../../../platform/database/database.ts";
import { Events } from "../../../platform/events/events.ts";
import { createJobs } from "../../../platform/jobs/pgboss.ts";
import { createEngine } from "../../../providers/engine/engine.ts";
import { hang, scripted } from "../chatzello.fixture.ts";
import { startChatzelloJobs } from "../jobs.ts";

/** A worker that answer-job.test.ts kills in mid-answer. Argument: the database's URL. */
const database = createDatabase(process.argv[2] ?? "");
const log = createLog("silent");
const { findAssistant } = scripted(async (_, { onSentence, signal }) => {
  await onSentence({ text: "Do trabalhador morto.", sources: [] });
  process.send?.("writing");
  await hang(signal);
});
await startChatzelloJobs({
  db: database,
  log,
  events: new Events({ database, log }),
  jobs: await createJobs({ database, log }),
  engine: createEngine(),
  findAssistant,
});
