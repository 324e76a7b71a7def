import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkSubjects } from "./check/commits.ts";
import { countPlaywright, countVitest, type Count } from "./check/count.ts";
import { findLayerErrors } from "./check/layers.ts";
import { findRegexpErrors } from "./check/regexps.ts";
import { findRuleErrors } from "./check/rules.ts";
import { readSources, readStyled, ROOT } from "./check/sources.ts";
import { findStyleErrors, formatStyleError } from "./check/style.ts";
import { ensureChromium, ensureHeadlessShell } from "./chromium.ts";
import { buildWeb } from "./web.ts";

/*
 * `npm run check`: format, lint, types, layers, dead code, style, OpenAPI, unit and integration
 * tests. `npm test` adds --all: the built web and e2e in a real browser. The last line counts
 * everything. Names of steps run only those: `npm run check -- lint layers`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" } },
});
const reports = mkdtempSync(join(tmpdir(), "relato-check-"));
const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };

// The tests start the server a hundred times. Its compiled modules are reused.
process.env["NODE_COMPILE_CACHE"] ??= join(ROOT, "node_modules/.cache/compiled");

/** Runs a script on this Node. Its output is shown when it fails, or at once with `live`. */
const node = (
  script: string,
  args: string[],
  live = false,
  env: Record<string, string> = {},
): number => {
  const result = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    encoding: "utf8",
    stdio: live ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0 && !live) process.stdout.write(`${result.stdout}${result.stderr}`);
  return result.status ?? 1;
};

const passes = (script: string, ...args: string[]): Count =>
  node(script, args) === 0 ? PASSED : FAILED;

const countErrors = (errors: readonly string[]): Count => {
  for (const error of errors) console.log(error);
  return errors.length === 0 ? PASSED : FAILED;
};

const checkLayers = async (): Promise<Count> =>
  countErrors(await findLayerErrors(readSources().length));

const checkStyle = (): Count => {
  const { errors, skipped } = checkSubjects();
  if (skipped !== null) console.log(skipped);
  return countErrors([...errors, ...findStyleErrors(readStyled()).map(formatStyleError)]);
};

const checkUnits = (): Count => {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  return countVitest(file, node("node_modules/vitest/vitest.mjs", ["run", ...reporters], true));
};

const checkEndToEnd = async (): Promise<Count> => {
  await buildWeb();
  const file = join(reports, "playwright.json");
  const env = {
    CHROMIUM_PATH: ensureChromium(),
    HEADLESS_SHELL_PATH: ensureHeadlessShell() ?? "",
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  };
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  return countPlaywright(file, node("node_modules/@playwright/test/cli.js", args, true, env));
};

const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, "tsconfig.json")));
const steps: Record<string, () => Count | Promise<Count>> = {
  format: () => passes("node_modules/oxfmt/bin/oxfmt", "--check"),
  lint: () => passes("node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"),
  layers: checkLayers,
  rules: () => countErrors(findRuleErrors(readSources())),
  regexps: async () => countErrors(await findRegexpErrors(readSources())),
  style: checkStyle,
  "dead code": () => passes("node_modules/knip/bin/knip.js", "--no-progress"),
  ...Object.fromEntries(
    packages.map((name) => [
      `types of ${name}`,
      () => passes("node_modules/typescript/bin/tsc", "--noEmit", "-p", name),
    ]),
  ),
  OpenAPI: () => passes("tools/openapi.ts", "--check"),
  "unit and integration tests": checkUnits,
  ...(values.all ? { "end-to-end tests": checkEndToEnd } : {}),
};

const runStep = async (name: string, step: () => Count | Promise<Count>): Promise<Count> => {
  const started = performance.now();
  const count = await Promise.resolve()
    .then(step)
    .catch((error: unknown) => {
      console.log(error instanceof Error ? error.message : error);
      return FAILED;
    });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${count.failed === 0 ? "ok  " : "FAIL"} ${name} ` +
      `(${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
  );
  return count;
};

const runSteps = async (): Promise<void> => {
  const unknown = positionals.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0) throw new TypeError(`unknown step: ${unknown.join(", ")}`);
  const total: Count = { passed: 0, failed: 0 };
  for (const [name, step] of Object.entries(steps)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const count = await runStep(name, step);
    total.passed += count.passed;
    total.failed += count.failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
};

await runSteps();
rmSync(reports, { recursive: true, force: true });
