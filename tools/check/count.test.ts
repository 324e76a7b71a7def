import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count.ts";

const folder = mkdtempSync(join(tmpdir(), "relato-count-"));
const file = join(folder, "report.json");
const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test("a test file that cannot be loaded is a failure", () => {
  write({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }, { status: "passed" }] },
    ],
  });
  expect(countVitest(file, 1)).toEqual({ passed: 3, failed: 2 });
});

test("a runner that fails outside of its tests, or dies before it reports, is a failure", () => {
  write({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(countVitest(file, 0)).toEqual({ passed: 3, failed: 0 });
  expect(countVitest(file, 1)).toEqual({ passed: 3, failed: 1 });
  rmSync(file);
  expect(countVitest(file, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(file, 0)).toEqual({ passed: 0, failed: 1 });
});

test("a skipped test counts as failed, a flaky test as passed", () => {
  write({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
  expect(countPlaywright(file, 1)).toEqual({ passed: 6, failed: 4 });
});
