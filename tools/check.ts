import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countPlaywright, countVitest, type Count } from "./check/count.ts";
import { findImportErrors } from "./check/imports.ts";
import { findRuleErrors } from "./check/rules.ts";
import { readSources, ROOT } from "./check/sources.ts";
import { ensureChromium } from "./chromium.ts";
import { buildWeb } from "./web.ts";

/*
 * `npm run check`: format, lint, types, our own rules, OpenAPI, unit and integration tests.
 * `npm test` adds --all: the built web and e2e in a real browser. The last line counts everything.
 */
const all = process.argv.includes("--all");
const reports = mkdtempSync(join(tmpdir(), "relato-check-"));
const PASSED: Count = { passed: 1, failed: 0 };
const FAILED: Count = { passed: 0, failed: 1 };

/** Runs one of ours or of node_modules on this Node; output is shown when it fails, or at once with `live`. */
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

const checkRules = (): Count => {
  const sources = readSources();
  const errors = [...findImportErrors(sources), ...findRuleErrors(sources)];
  for (const error of errors) console.log(error);
  return errors.length === 0 ? PASSED : FAILED;
};

const checkUnits = (): Count => {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  return countVitest(file, node("node_modules/vitest/vitest.mjs", ["run", ...reporters], true));
};

const checkEndToEnd = async (): Promise<Count> => {
  await buildWeb();
  const file = join(reports, "playwright.json");
  const env = { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  return countPlaywright(file, node("node_modules/@playwright/test/cli.js", args, true, env));
};

const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, "tsconfig.json")));
const steps: Record<string, () => Count | Promise<Count>> = {
  format: () => passes("node_modules/oxfmt/bin/oxfmt", "--check"),
  lint: () => passes("node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"),
  rules: checkRules,
  ...Object.fromEntries(
    packages.map((name) => [
      `types of ${name}`,
      () => passes("node_modules/typescript/bin/tsc", "--noEmit", "-p", name),
    ]),
  ),
  OpenAPI: () => passes("tools/openapi.ts", "--check"),
  "unit and integration tests": checkUnits,
  ...(all ? { "end-to-end tests": checkEndToEnd } : {}),
};

const total: Count = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  const started = performance.now();
  let count: Count;
  try {
    count = await step();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    count = FAILED;
  }
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${count.failed === 0 ? "ok  " : "FAIL"} ${name} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
  );
}
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
