import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { isRunning } from "../../providers/speech/testing/processes.ts";

test("a busy child ends when the server is killed", async () => {
  const parent = fork(new URL("parent.fixture.ts", import.meta.url), [], { execArgv: [] });
  const [pid] = (await once(parent, "message")) as [number];
  expect(isRunning(pid)).toBe(true);
  const ended = once(parent, "exit");
  parent.kill("SIGKILL");
  await ended;
  await expect.poll(() => isRunning(pid), { timeout: 20_000, interval: 50 }).toBe(false);
});
