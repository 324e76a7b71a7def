import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "./check/sources.ts";
import { delayOf, supervise } from "./supervise.mjs";

const FIXTURE = join(import.meta.dirname, "supervise.fixture.mjs");
const SUPERVISE = join(import.meta.dirname, "supervise.mjs");
const MINUTE = 60_000;

let folder: string;
let log: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "relato-supervise-"));
  log = join(folder, "runs");
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a server with these endings and short delays. Returns its last code and its runs. */
const run = async (...endings: string[]): Promise<[number, number]> => {
  const code = await supervise(process.execPath, [FIXTURE, log, ...endings], 1);
  return [code, (await readFile(log, "utf8")).trim().split("\n").length];
};

test.each([
  ["restarts after crashes", ["70", "kill", "134", "0"], [0, 4]],
  ["gives up after five restarts", ["70"], [70, 6]],
  ["does not repeat a wrong configuration", ["78"], [78, 1]],
  ["does not repeat a first start that failed", ["1"], [1, 1]],
  ["repeats a start that failed after a crash", ["70", "1", "0"], [0, 3]],
])("%s", async (_what, endings, expected) => {
  expect(await run(...endings)).toEqual(expected);
});

test("delays double, and restarts of more than ten minutes ago do not count", () => {
  expect([0, 1, 2, 3, 4, 5].map((count) => delayOf(Array<number>(count).fill(0), 1))).toEqual([
    1000,
    2000,
    4000,
    8000,
    16_000,
    null,
  ]);
  expect(delayOf([0, 1, 2, 3, 9 * MINUTE], 11 * MINUTE)).toBe(2000);
});

test("a server that a signal ends is not restarted", async () => {
  const script = `
    import { supervise } from ${JSON.stringify(SUPERVISE)};
    process.exitCode = await supervise(process.execPath, process.argv.slice(1), 1);`;
  const args = ["--input-type=module", "-e", script, FIXTURE, log, "wait"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number];
  expect([code, await readFile(log, "utf8")]).toEqual([70, "run\n"]);
});

const hasSystemd = await promisify(execFile)("systemd-analyze", ["--version"]).then(
  () => true,
  () => false,
);
test.skipIf(!hasSystemd)("the systemd unit passes systemd-analyze verify", async () => {
  const unit = await readFile(join(ROOT, "docs/relato.service"), "utf8");
  const here = join(folder, "relato.service");
  // The paths and the account of this machine: verify looks them up.
  await writeFile(here, unit.replaceAll("/opt/relato", ROOT).replace(/^User=.*$/m, "User=root"));
  const { stdout, stderr } = await promisify(execFile)("systemd-analyze", ["verify", here]);
  expect(stdout + stderr).toBe("");
});
