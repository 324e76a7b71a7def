import PQueue from "p-queue";
import type { Deps } from "../../deps.ts";

/** A waiting lock keeps a connection, and the work needs others of the same pool. */
const waiting = new PQueue({ concurrency: 3 });

/** Runs `work` alone for this customer, over all processes. No transaction is open during it. */
export const withCustomerLock = <T>(
  db: Deps["db"],
  customerId: string,
  work: () => Promise<T>,
): Promise<T> =>
  waiting.add(async () => {
    const client = await db.pool.connect();
    let isBroken = true;
    try {
      await client.query("select pg_advisory_lock(hashtextextended($1, 7322864003))", [customerId]);
      const result = await work().finally(() =>
        client.query("select pg_advisory_unlock(hashtextextended($1, 7322864003))", [customerId]),
      );
      isBroken = false;
      return result;
    } finally {
      client.release(isBroken);
    }
  });
