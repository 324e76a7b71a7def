import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createApp } from "@relato/server/app.ts";
import type { Deps } from "@relato/server/deps.ts";
import { createLog } from "@relato/server/platform/audit/log.ts";
import { readConfig } from "@relato/server/platform/config/config.ts";
import { openApiOf } from "@relato/server/platform/http/openapi.ts";

/*
 * `openapi.ts` writes server/openapi.json from the routes as they are bound; `openapi.ts --check` compares and fails when the
 * committed file is not that.
 */

const file = resolve(import.meta.dirname, "../server/openapi.json");
// Routes are registered here and never called: nothing behind them is needed.
const deps = { config: readConfig({}), log: createLog("silent"), uploads: {} } as Deps;
const app = createApp(deps, { openapi: true });
await app.ready();
const emitted = openApiOf(app);
await app.close();

if (process.argv.includes("--check")) {
  const committed = await readFile(file, "utf8");
  if (committed !== emitted) {
    console.error(
      "server/openapi.json is not what the routes say. Run: npm run openapi, and commit it.",
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, emitted);
}
