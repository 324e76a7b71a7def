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
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
});
// vitest requires a default export.
export default config;
