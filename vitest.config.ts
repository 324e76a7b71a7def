import { defineConfig } from "vitest/config";

/** The tests of a package without a database; the server's have their own configuration. */
const plain = (name: string, options: object = {}) => ({
  test: {
    name,
    ...options,
    include: [`${name}/**/*.test.{ts,tsx}`],
    exclude: ["**/node_modules/**"],
    // Long enough for a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

/** Node itself runs the TypeScript (not JSX), and a worker keeps its modules for the next file. */
const NATIVE = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

const config = defineConfig({
  test: {
    // One more than the cores of CI: many tests wait for a process or a network.
    maxWorkers: 3,
    projects: [
      "server/vitest.config.ts",
      plain("scribe", NATIVE),
      plain("web"),
      plain("tools", NATIVE),
      plain("bench"),
    ],
  },
});
// vitest reads the default export.
export default config;
