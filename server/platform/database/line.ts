import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { isUnreachable } from "./failure.ts";

/** How long a transaction's first statement waits for a server that restarts, in milliseconds. Nothing has happened until then. */
export const PATIENCE_MS = 10_000;

/** A connection taken for one transaction. */
export interface Line {
  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Gives the connection back after its `commit`. */
  release(): void;
  /** Ends a transaction that has only read, in the background. */
  endReading(): void;
  /** Undoes what the transaction did, and gives the connection back. */
  abandon(): Promise<void>;
}

/**
 * Takes a connection with the first statement, and sends `begin` and the statement together: one round trip for both. While the server is
 * away they are sent anew, since neither was kept.
 */
export const openLine = (pool: pg.Pool, begin: string): Line => {
  let client: pg.PoolClient | undefined;
  let first: Promise<unknown> | undefined;

  const sendFirst = async <Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        client = await pool.connect();
        const begun = client.query(begin);
        const answer = client.query<Row>(statement, values);
        // Awaited below; where `begin` failed, so did this, and the former says why.
        answer.catch(() => undefined);
        await begun;
        return answer;
      } catch (error) {
        client?.release(true);
        client = undefined;
        if (!isUnreachable(error) || Date.now() > deadline) throw error;
        await sleep(50);
      }
    }
  };

  return {
    async query<Row extends pg.QueryResultRow>(
      statement: string | pg.QueryConfig,
      values?: unknown[],
    ) {
      if (first === undefined) {
        const answer = sendFirst<Row>(statement, values);
        first = answer.catch(() => undefined);
        return answer;
      }
      await first;
      if (client === undefined) throw new Error("the transaction never began");
      return client.query<Row>(statement, values);
    },
    release: () => client?.release(),
    endReading() {
      const reader = client;
      reader?.query("commit").then(
        () => reader.release(),
        () => reader.release(true),
      );
    },
    async abandon() {
      const broken = await client?.query("rollback").then(
        () => false,
        () => true,
      );
      client?.release(broken);
    },
  };
};
