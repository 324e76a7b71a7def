import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "./testing/app.ts";
import { fuzzEverything } from "./testing/fuzz/targets.ts";
import { portOf } from "./testing/uploads.ts";

let server: TestApp;
beforeAll(async () => {
  const most = "1000000";
  server = await createTestApp({
    env: { RATE_LIMIT_FACTOR: "1000", UPLOADS_PER_DAY: most, VERIFICATIONS_PER_DAY: most },
  });
  await server.app.listen({ port: 0, host: "localhost" });
});
afterAll(() => server.close());

/** The watchdog of a child or request. Only the bench bounds the time of an input. */
const LIMIT_MS = 120_000;

test("2,000 mutated inputs cause no crash and no answer of 500 or more", async () => {
  const url = `http://localhost:${portOf(server.app)}`;
  const reports: string[] = [];
  const counts = await fuzzEverything(
    { url, limit_ms: LIMIT_MS },
    { inputs: 2000, seed: 15, hang_ms: Infinity, report: (text) => reports.push(text) },
  );
  expect(reports).toEqual([]);
  expect(Object.values(counts).reduce((sum, { inputs }) => sum + inputs, 0)).toBe(2000);
}, 300_000);
