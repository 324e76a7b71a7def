import { readFileSync } from "node:fs";

export interface Count {
  passed: number;
  failed: number;
}

const read = <T>(file: string): T | null => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch {
    // The runner died before it wrote its report.
    return null;
  }
};

/** Counts an error outside of all tests, which only the exit code shows, as one failure. */
const withExit = (count: Count, exitCode: number): Count =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts vitest's JSON report; a file that could not be loaded counts as one failure. */
export const countVitest = (file: string, exitCode: number): Count => {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return withExit(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken.length },
    exitCode,
  );
};

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts Playwright's JSON report. A skipped test counts as failed, a flaky one as passed. */
export const countPlaywright = (file: string, exitCode: number): Count => {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExit(
    { passed: expected + flaky, failed: unexpected + skipped + report.errors.length },
    exitCode,
  );
};
