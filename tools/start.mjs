// `npm start` installs and builds if needed, starts the server, and restarts it after a crash.
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";
import { runToEnd } from "./processes.mjs";
import { supervise } from "./supervise.mjs";

const node = ensureInstalled();
const built = await runToEnd(node, [join(root, "tools/web.ts")]);
process.exitCode =
  built === 0
    ? await supervise(node, [join(root, "server/main.ts"), ...process.argv.slice(2)])
    : built;
