import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { LAUNCH } from "./launch.ts";

const root = join(import.meta.dirname, "..");

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

// Each worker evaluates this file again and must find the same server.
const port = (process.env["E2E_PORT"] ??= String(await findFreePort()));
// Where the server looks for model servers: one test starts one there.
const modelPort = (process.env["E2E_MODEL_PORT"] ??= String(await findFreePort()));
// Not os.tmpdir(): as root the database runs under another account, which must reach the folder.
const makeData = (): string => {
  const folder = mkdtempSync("/tmp/relato-e2e-");
  chmodSync(folder, 0o755);
  // Only the process that made the folder runs this, and it exits after the server.
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const data = (process.env["E2E_DATA"] ??= makeData());
const baseURL = `http://localhost:${port}`;
/** Specs that mostly wait in real time while a recording runs. */
const RECORDER = "**/recorder*.spec.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can fail a test of a real browser. CI runs it once more and reports it as
  // flaky, with the trace of the second run. A developer's machine does not.
  retries: process.env["CI"] === undefined ? 0 : 1,
  // Two cores carry two browsers, and a third one that waits for recordings.
  workers: 3,
  projects: [
    { name: "recorder", testMatch: RECORDER, workers: 1 },
    { name: "browser", testIgnore: RECORDER, workers: 2 },
  ],
  timeout: 120_000,
  // Two cores transcribe, write and drive three browsers at once.
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    // `page.route` does not see what a service worker fetches. install.spec.ts allows it.
    serviceWorkers: "block",
    baseURL,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // Axe must not read colours in the middle of a transition.
    contextOptions: { reducedMotion: "reduce" },
    // Recording the DOM of each step costs a sixth of the processor time, so only a retry does.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: true, sources: false },
    screenshot: "only-on-failure",
    launchOptions: LAUNCH,
  },
  webServer: {
    // Signals reach the whole group; the shell's message shows only a server that ended early.
    command:
      `"${process.execPath}" "${join(root, "server/main.ts")}"; ` +
      `echo "the server ended with $?" >&2`,
    url: `${baseURL}/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: port,
      BASE_URL: baseURL,
      DATA_DIR: join(data, "data"),
      CACHE_DIR: join(data, "cache"),
      WRITER_SEARCH: `http://127.0.0.1:${modelPort}`,
      SPEECH_MODEL: join(root, "server/providers/speech/mini-whisper"),
      RATE_LIMIT_FACTOR: "1000",
      // Tests sign up with short words.
      COMMON_PASSWORDS: "none",
      LOG_LEVEL: "warn",
    },
  },
});
