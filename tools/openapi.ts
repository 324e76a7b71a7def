import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createApp } from "@relato/server/app.ts";
import type { Deps } from "@relato/server/deps.ts";
import { createLog } from "@relato/server/platform/audit/log.ts";
import { readConfig } from "@relato/server/platform/config/config.ts";
import { openApiOf } from "@relato/server/platform/http/openapi.ts";

/*
 * Writes server/openapi.json from the registered routes. With --check it compares them with the
 * committed file, and fails if they differ.
 */

const file = resolve(import.meta.dirname, "../server/openapi.json");
// The routes are registered but never called, so they need no dependencies.
const deps = { config: readConfig({}), log: createLog("silent"), uploads: {} } as Deps;
const app = createApp(deps, { openapi: true });
await app.ready();
const emitted = openApiOf(app);
await app.close();

if (process.argv.includes("--check")) {
  const committed = await readFile(file, "utf8");
  if (committed !== emitted) {
    console.error(
      "server/openapi.json differs from the routes. Run `npm run openapi` and commit the file.",
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(file, emitted);
}
