import { afterEach, expect, test } from "vitest";
import { createPool } from "./pool.ts";

const file = new URL("pool.fixture.ts", import.meta.url);
const pools: ReturnType<typeof createPool>[] = [];
const poolOf = (size = 1, limit_ms = 60_000) => {
  const pool = createPool({ file, size, limit_ms });
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

test("answers each request with its own answer, whatever order the processes take", async () => {
  const pool = poolOf(2);
  const asked = Array.from({ length: 20 }, (_, i) => `request ${i}`);
  expect(await Promise.all(asked.map((one) => pool.run(one)))).toEqual(asked);
});

test.each(["throw", "exit", "abort"])(
  "a process that dies (%s) fails its own request only",
  async (how) => {
    const pool = poolOf();
    const before = pool.run("before");
    const dying = pool.run(how).catch((error: unknown) => error);
    const after = pool.run("after");
    expect(await before).toBe("before");
    expect(await dying).toMatchObject({ name: "PdfError", code: "CRASHED" });
    expect(await after).toBe("after");
  },
);

test("one that takes too long is given up, and the next request is served", async () => {
  const pool = poolOf(1, 1500);
  const hanging = pool.run("hang").catch((error: unknown) => error);
  expect(await hanging).toMatchObject({ code: "TIMEOUT" });
  expect(await pool.run("next")).toBe("next");
});

test("a refusal keeps its code", async () => {
  await expect(poolOf().run("refuse")).rejects.toMatchObject({ code: "TOO_LARGE" });
});

test("a process knows nothing of the server's environment", async () => {
  const pool = createPool({ file, size: 1, limit_ms: 60_000, env: { ONLY: "this" } });
  pools.push(pool);
  // What the system itself adds to every process is not ours.
  expect(await pool.run("environment")).not.toContain("PATH");
  expect(await pool.run("environment")).toContain("ONLY");
});

test("closing refuses what waits and what comes", async () => {
  const pool = poolOf();
  const running = pool.run("hang").catch((error: unknown) => error);
  const waiting = pool.run("waits").catch((error: unknown) => error);
  await pool.close();
  for (const one of [running, waiting]) expect(await one).toMatchObject({ code: "CLOSED" });
  await expect(pool.run("late")).rejects.toMatchObject({ code: "CLOSED" });
});
