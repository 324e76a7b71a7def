import { defineConfig } from "vitest/config";

/** Every unit and integration test; the server's have a config of their own, since they share a database server. */
const plain = (name: string) => ({
  test: {
    name,
    include: [`${name}/**/*.test.{ts,tsx}`],
    exclude: ["**/node_modules/**"],
    // A test that hangs fails; one that waits for its turn on a busy machine does not.
    testTimeout: 30_000,
  },
});

const config = defineConfig({
  test: {
    projects: [
      "server/vitest.config.ts",
      plain("scribe"),
      plain("web"),
      plain("tools"),
      plain("bench"),
    ],
  },
});
// vitest reads the default export.
export default config;
