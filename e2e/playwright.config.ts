import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

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

// Every worker reads this file again and must find the same server.
const port = (process.env["E2E_PORT"] ??= String(await findFreePort()));
// Where the server looks for model servers: one test starts one there.
const modelPort = (process.env["E2E_MODEL_PORT"] ??= String(await findFreePort()));
// Not os.tmpdir(): as root the database runs as another account, which must be able to reach the folder.
const makeData = (): string => {
  const folder = mkdtempSync("/tmp/relato-e2e-");
  chmodSync(folder, 0o755);
  // Only the process that made it comes here, and it ends after the server.
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const data = (process.env["E2E_DATA"] ??= makeData());
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: true,
  // Four hundred tests of a real browser meet a machine's bad moment now and then. A second try keeps the trace and is named in the report as
  // flaky: a fault of ours to be found. At a desk there is none.
  retries: process.env["CI"] === undefined ? 0 : 1,
  workers: 2,
  timeout: 120_000,
  // Two cores hear, write and drive two browsers at once.
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // Else axe may see the colours of a button half way from one theme to the other.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-first-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-audio-capture=${join(import.meta.dirname, "fixtures/consulta-pt.wav")}%noloop`,
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
  webServer: {
    // Signals go to the whole group; what the shell says is only heard when the server ends by itself.
    command: `"${process.execPath}" "${join(root, "server/main.ts")}"; echo "the server ended with $?" >&2`,
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
      LOG_LEVEL: "warn",
    },
  },
});
