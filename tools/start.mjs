// `npm start` installs and builds if needed, then starts the server.
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";
import { runToEnd } from "./processes.mjs";

const node = ensureInstalled();
const built = await runToEnd(node, [join(root, "tools/web.ts")]);
process.exitCode =
  built === 0
    ? await runToEnd(node, [join(root, "server/main.ts"), ...process.argv.slice(2)])
    : built;
