import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createApp } from "@relato/server/app.ts";
import type { Deps } from "@relato/server/deps.ts";
import { createLog } from "@relato/server/platform/audit/log.ts";
import { readConfig } from "@relato/server/platform/config/config.ts";
import { openApiOf, type OpenApiAudience } from "@relato/server/platform/http/openapi.ts";
import { type OpenApi, writeApiTypes } from "./api-types.ts";

/*
 * Writes server/openapi.json and server/openapi-v1.json from the registered routes, and the types
 * of the second one for its client. With --check it compares them with the committed files, and
 * fails if they differ.
 */

// The routes are registered but never called, so they need no dependencies.
const deps = { config: readConfig({}), log: createLog("silent"), uploads: {} } as Deps;

const emit = async (audience: OpenApiAudience): Promise<string> => {
  const app = createApp(deps, { openapi: audience });
  await app.ready();
  const emitted = openApiOf(app, audience);
  await app.close();
  return emitted;
};

const v1 = await emit("v1");
const files = {
  "openapi.json": await emit("session"),
  "openapi-v1.json": v1,
  "generated/api-v1.ts": writeApiTypes(JSON.parse(v1) as OpenApi),
};
for (const [name, emitted] of Object.entries(files)) {
  const file = resolve(import.meta.dirname, "../server", name);
  if (!process.argv.includes("--check")) await writeFile(file, emitted);
  else if ((await readFile(file, "utf8")) !== emitted) {
    console.error(`server/${name} differs from the routes. Run \`npm run openapi\` and commit it.`);
    process.exitCode = 1;
  }
}
