// node supervise.fixture.mjs LOG ENDING …: each run appends a line to LOG and ends as its ENDING
// says: an exit code, "kill", or "wait" until a signal. The last ENDING repeats.
import { appendFileSync, readFileSync } from "node:fs";

const [log = "", ...endings] = process.argv.slice(2);
appendFileSync(log, "run\n");
const run = readFileSync(log, "utf8").split("\n").length - 2;
const ending = endings[Math.min(run, endings.length - 1)];
if (ending === "kill") process.kill(process.pid, "SIGKILL");
else if (ending === "wait") {
  process.on("SIGTERM", () => process.exit(70));
  setInterval(() => undefined, 60_000);
  process.stdout.write("waiting\n");
} else process.exit(Number(ending));
