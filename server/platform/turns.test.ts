import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("lets no more run at once than it says, in order, and goes on after one failed", async () => {
  const inTurn = createTurns(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = async (n: number): Promise<number> => {
    begun.push(n);
    most = Math.max(most, ++running);
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n % 5 === 0) throw new Error("failed");
    return n;
  };
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inTurn(() => work(n))));
  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(all.filter(({ status }) => status === "rejected")).toHaveLength(4);
  expect(await inTurn(() => work(1))).toBe(1);
});
