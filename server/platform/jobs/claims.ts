import type { Log } from "../audit/log.ts";
import type pg from "pg";
import { keepConnected } from "../events/connection.ts";
import { HOLD, HOLD_AGAIN, LET_GO, SWEEP } from "./claims-sql.ts";

/** A job that this process has taken. */
export interface Claim {
  id: string;
  name: string;
  retry_count: number;
  /** Aborts the handler. */
  controller: AbortController;
}

/** A job as pg-boss hands it out. */
interface Taken {
  id: string;
  name: string;
  retryCount: number;
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * One connection that says which jobs this process is alive for: it holds an advisory lock for each. When the process dies,
 * however it dies, PostgreSQL frees the locks at once, and another worker's sweep puts the jobs back. (pg-boss's own
 * heartbeat takes ten seconds at the least and charges the job an attempt for each death.)
 */
export interface Claims {
  readonly running: ReadonlyMap<string, Claim>;
  /** Fetches and locks in one transaction, so that no job is ever seen active and unlocked while its worker lives. */
  take<J extends Taken>(
    fetch: (query: Query) => Promise<J | null>,
  ): Promise<(J & { claim: Claim }) | null>;
  letGo(claim: Claim): Promise<void>;
  /** Puts back the jobs that have had nobody alive for them in this sweep and the one before; how many. */
  sweep(names: string[]): Promise<number>;
  close(): Promise<void>;
}

export const createClaims = (options: {
  url: string;
  log: Log;
  /** A job may have come: on NOTIFY and after a new connection. */
  onWake: () => void;
}): Claims => {
  const { url, log, onWake } = options;
  const running = new Map<string, Claim>();
  let suspects: string[] = [];

  const holdAgain = async (client: pg.Client): Promise<void> => {
    for (const claim of running.values()) {
      const { rows } = await client.query(HOLD_AGAIN, [claim.id, claim.retry_count]);
      if (rows[0]?.held === true) continue;
      log.warn({ job: claim.name, job_id: claim.id }, "a job was taken over by another worker");
      running.delete(claim.id);
      claim.controller.abort(new Error("the job was taken over by another worker"));
    }
  };
  const connection = keepConnected({
    url,
    name: "jobs",
    log,
    onConnect: async (client) => {
      await holdAgain(client);
      client.on("notification", onWake);
      await client.query("listen relato_jobs");
      setImmediate(onWake);
    },
  });

  // A transaction must not be mixed with other statements on the same connection.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const mine = turn.then(() => {
      if (connection.client === null) throw new Error("the jobs' connection is down");
      return work(connection.client);
    });
    turn = mine.catch(() => undefined);
    return mine;
  };

  return {
    running,
    take: (fetch) =>
      inTurn(async (client) => {
        await client.query("begin");
        try {
          const job = await fetch((text, values) => client.query(text, values));
          const held = job !== null && (await client.query(HOLD, [job.id])).rows[0]?.held === true;
          // Not held: its last worker has lost it but has not ended yet. It stays in the queue.
          await client.query(held ? "commit" : "rollback");
          if (!held) return null;
          const { id, name, retryCount: retry_count } = job;
          const claim = { id, name, retry_count, controller: new AbortController() };
          running.set(id, claim);
          return { ...job, claim };
        } catch (error) {
          await client.query("rollback");
          throw error;
        }
      }),
    letGo: async (claim) => {
      // A claim that was lost may have been taken anew by this same process.
      if (running.get(claim.id) !== claim) return;
      running.delete(claim.id);
      // Without the connection the lock is gone already.
      if (connection.client !== null) await inTurn((client) => client.query(LET_GO, [claim.id]));
    },
    sweep: (names) =>
      inTurn(async (client) => {
        const { rows } = await client.query<{
          name: string;
          id: string;
          suspect: string;
          put_back: boolean;
        }>(SWEEP, [names, [...running.keys()], suspects]);
        const dead = rows.filter((row) => row.put_back);
        for (const job of dead)
          log.warn({ job: job.name, job_id: job.id }, "a worker died, its job was put back");
        suspects = rows.filter((row) => !row.put_back).map((row) => row.suspect);
        return dead.length;
      }),
    close: async () => {
      await turn;
      await connection.close();
    },
  };
};
