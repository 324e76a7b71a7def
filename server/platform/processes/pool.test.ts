import { afterEach, describe, expect, test, vi } from "vitest";
import { isRunning } from "../../providers/speech/testing/processes.ts";
import { describeError } from "../audit/log.ts";
import { Pool, type PoolOptions } from "./pool.ts";
import { workOwner } from "./work-owner.ts";

const file = new URL("pool.fixture.ts", import.meta.url);
const pools: Pool[] = [];
const poolOf = (changes: Partial<PoolOptions> = {}): Pool => {
  const defaults = { file, size: 1, limit_ms: 60_000, memory_mb: 256, max_waiting: 100 };
  const pool = new Pool({ ...defaults, ...changes });
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const errorOf = (running: Promise<unknown>): Promise<unknown> =>
  running.then(
    () => null,
    (error: unknown) => error,
  );

test("answers each request with its own answer, whatever order the processes take", async () => {
  const pool = poolOf({ size: 2 });
  const asked = Array.from({ length: 20 }, (_, i) => `request ${i}`);
  expect(await Promise.all(asked.map((one) => pool.run(one)))).toEqual(asked);
});

test("takes requests first in, first out", async () => {
  const pool = poolOf();
  const answered: unknown[] = [];
  const asked = ["a", "b", "c", "d"];
  await Promise.all(asked.map((one) => pool.run(one).then((answer) => answered.push(answer))));
  expect(answered).toEqual(asked);
});

test("one owner leaves a process to the others, who do not wait", async () => {
  const pool = poolOf({ size: 2 });
  const abort = new AbortController();
  const { signal } = abort;
  const hanging = [1, 2, 3].map(() =>
    workOwner.run("greedy", () => errorOf(pool.run("hang", { signal }))),
  );
  expect(await workOwner.run("other", () => pool.run("answered"))).toBe("answered");
  expect(await pool.run("also without an owner")).toBe("also without an owner");
  abort.abort(new Error("over"));
  expect(await Promise.all(hanging)).toMatchObject([1, 2, 3].map(() => ({ message: "over" })));
});

test("with one process, owners who use none come first", async () => {
  const pool = poolOf();
  const answered: unknown[] = [];
  const run = (owner: string, request: string) =>
    workOwner.run(owner, () => pool.run(request).then((answer) => answered.push(answer)));
  await Promise.all([run("a", "a1"), run("a", "a2"), run("b", "b1")]);
  expect(answered).toEqual(["a1", "b1", "a2"]);
});

describe("a process that dies", () => {
  test.each(["throw", "exit", "abort"])("by %s fails its own request only", async (how) => {
    const pool = poolOf();
    const before = pool.run("before");
    const dying = errorOf(pool.run(how));
    const after = pool.run("after");
    expect(await before).toBe("before");
    expect(await dying).toMatchObject({ name: "PoolError", code: "CRASHED" });
    expect(await after).toBe("after");
  });

  test("by its memory limit fails its own request only", async () => {
    const pool = poolOf({ memory_mb: 64 });
    const greedy = errorOf(pool.run("memory"));
    const after = pool.run("after");
    expect(await greedy).toMatchObject({ code: "CRASHED" });
    expect(await after).toBe("after");
  });

  test("says where an error was thrown, and nothing of its message", async () => {
    const report = describeError(await errorOf(poolOf().run("throw")));
    expect(report.frames[0]).toContain("pool.fixture.ts");
    expect(JSON.stringify(report)).not.toContain("patient");
  });
});

test("a request that hangs is killed at its limit, and others go on", async () => {
  const pool = poolOf({ size: 2 });
  const hanging = errorOf(pool.run("hang", { limit_ms: 1500 }));
  const other = pool.run("other");
  expect(await Promise.race([hanging, other])).toBe("other");
  expect(await hanging).toMatchObject({ code: "TIMEOUT" });
  expect(await pool.run("next")).toBe("next");
});

test("a refusal keeps its code, and its process", async () => {
  const pool = poolOf();
  const pid = await pool.run("pid");
  await expect(pool.run("refuse")).rejects.toMatchObject({ code: "TOO_LARGE" });
  expect(await pool.run("pid")).toBe(pid);
});

test("a child's reports reach its request before the answer", async () => {
  const reports: unknown[] = [];
  const answer = await poolOf().run("report", { onReport: (value) => reports.push(value) });
  expect(answer).toBe("reported");
  expect(reports).toEqual([1, 2, 3]);
});

test("an idle process ends, and the next request gets another one", async () => {
  const started: number[] = [];
  const pool = poolOf({ idle_ms: 0, onStart: (pid) => started.push(pid) });
  const pid = Number(await pool.run("pid"));
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  expect(await pool.run("after")).toBe("after");
  expect(started).toEqual([pid, expect.any(Number)]);
});

test("a full queue refuses the newest request only", async () => {
  const pool = poolOf({ max_waiting: 1 });
  const [running, waiting, refused] = ["runs", "waits", "late"].map((one) => pool.run(one));
  expect(await errorOf(refused!)).toMatchObject({ code: "QUEUE_FULL" });
  expect(await Promise.all([running, waiting])).toEqual(["runs", "waits"]);
  expect(await pool.run("later")).toBe("later");
});

test("an abort ends a running request, and takes a waiting one out of the queue", async () => {
  const pool = poolOf();
  const abort = new AbortController();
  const aborted = ["hang", "waits"].map((one) => errorOf(pool.run(one, abort)));
  const after = pool.run("after");
  abort.abort(new Error("shutdown"));
  for (const error of await Promise.all(aborted))
    expect(error).toMatchObject({ message: "shutdown" });
  expect(await after).toBe("after");
  await expect(pool.run("late", abort)).rejects.toThrow("shutdown");
});

test("a process does not have the server's environment", async () => {
  const pool = poolOf({ env: { ONLY: "this" } });
  // The system adds variables to every process.
  expect(await pool.run("environment")).not.toContain("PATH");
  expect(await pool.run("environment")).toContain("ONLY");
});

test("closing refuses what waits and what comes", async () => {
  const pool = poolOf();
  const running = errorOf(pool.run("hang"));
  const waiting = errorOf(pool.run("waits"));
  await pool.close();
  for (const one of [running, waiting]) expect(await one).toMatchObject({ code: "CLOSED" });
  await expect(pool.run("late")).rejects.toMatchObject({ code: "CLOSED" });
});
