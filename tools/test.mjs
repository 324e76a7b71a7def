// `npm test`: installs if needed, then runs every check there is, e2e included.
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";
import { runToEnd } from "./processes.mjs";

process.exitCode = await runToEnd(ensureInstalled(), [
  join(root, "tools/check.ts"),
  "--all",
  ...process.argv.slice(2),
]);
