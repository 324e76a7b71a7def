import { boot } from "@relato/server/boot.ts";
import { createLog } from "@relato/server/platform/audit/log.ts";
import { readEnvironment } from "@relato/server/platform/config/environment.ts";
import { DEMO_EMAIL, DEMO_PASSWORD, seedDemo } from "@relato/server/seed/demo.ts";

/** `npm run seed -- demo` fills this installation's database, also while the server runs. */
const [name] = process.argv.slice(2);
if (name !== "demo") {
  console.error("usage: npm run seed -- demo");
  process.exit(2);
}
const { deps, stop } = await boot(readEnvironment(), createLog("warn"));
try {
  await seedDemo(deps, console.log);
  console.log(`Sign in as ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}`);
} finally {
  await stop();
}
