import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createApp } from "@relato/server/app.ts";
import type { Deps } from "@relato/server/deps.ts";
import { createLog } from "@relato/server/platform/audit/log.ts";
import { readConfig } from "@relato/server/platform/config/config.ts";
import { openApiOf } from "@relato/server/platform/http/openapi.ts";

/*
 * Writes server/openapi.json and server/openapi-v1.json from the registered routes. With --check it
 * compares them with the committed files, and fails if they differ.
 */

const FILES = { session: "openapi.json", v1: "openapi-v1.json" } as const;
// The routes are registered but never called, so they need no dependencies.
const deps = { config: readConfig({}), log: createLog("silent"), uploads: {} } as Deps;

for (const audience of ["session", "v1"] as const) {
  const name = FILES[audience];
  const file = resolve(import.meta.dirname, "../server", name);
  const app = createApp(deps, { openapi: audience });
  await app.ready();
  const emitted = openApiOf(app);
  await app.close();
  if (!process.argv.includes("--check")) await writeFile(file, emitted);
  else if ((await readFile(file, "utf8")) !== emitted) {
    console.error(`server/${name} differs from the routes. Run \`npm run openapi\` and commit it.`);
    process.exitCode = 1;
  }
}
