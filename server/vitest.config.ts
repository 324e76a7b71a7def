import { defineConfig } from "vitest/config";

/** Tests of server and shared; all files share one embedded PostgreSQL. */
const config = defineConfig({
  root: import.meta.dirname,
  test: {
    name: "server",
    include: ["**/*.test.ts", "../shared/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    globalSetup: ["./testing/global-setup.ts"],
    pool: "forks",
    // As in vitest.config.ts, which this file does not extend.
    maxWorkers: 3,
    // A worker keeps its modules for the next file, and Node itself runs the TypeScript. This
    // halves the processor time: importing the application costs more than most tests.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A second, the default, is too short for a busy machine.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
// vitest requires a default export.
export default config;
