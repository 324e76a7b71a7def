// `npm test` installs if needed and runs all checks, including e2e.
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";
import { runToEnd } from "./processes.mjs";

process.exitCode = await runToEnd(ensureInstalled(), [
  join(root, "tools/check.ts"),
  "--all",
  ...process.argv.slice(2),
]);
