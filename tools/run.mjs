// `node tools/run.mjs FILE.ts [argument …]` installs if needed and runs FILE.ts on the pinned Node.
import { resolve } from "node:path";
import { ensureInstalled, root } from "./install.mjs";
import { runToEnd } from "./processes.mjs";

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error("usage: node tools/run.mjs FILE.ts [argument …]");
  process.exit(2);
}
process.exitCode = await runToEnd(ensureInstalled(), [resolve(root, file), ...args]);
