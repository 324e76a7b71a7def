import { defineConfig } from "vitest/config";

/** The server's and the shared package's tests; one embedded PostgreSQL for the whole run. */
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
// vitest reads the default export.
export default config;
