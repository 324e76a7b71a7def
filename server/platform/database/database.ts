import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { withoutValues } from "./failure.ts";
import { type Line, openLine, PATIENCE_MS } from "./line.ts";
import { toInstant } from "./schema/columns.ts";

declare const brand: unique symbol;

type Drizzle = Omit<NodePgDatabase, "transaction" | "$client">;

/**
 * A running transaction, as a doctor or as the system. Queries can only be written against one, and only `withUser` and
 * `asSystem` make one. Everything in it happens or nothing; it has no transactions within.
 */
export interface Tx {
  readonly [brand]: "transaction";
  readonly drizzle: Drizzle;
  /**
   * Raw SQL for hot paths; values go into `params` (`$1` …), never into the text. Throws `DatabaseError`.
   * `plan`: a name, one for each text, under which the connection keeps the statement's plan; planning a join takes longer
   * than running it.
   */
  query<Row extends pg.QueryResultRow>(
    text: string,
    params?: unknown[],
    plan?: string,
  ): Promise<Row[]>;
  /**
   * One statement as the login role, which sees no tenant row at all, in this transaction: for schemas outside tenancy (the
   * job queue's), so that a job is enqueued with the row it is about or not at all.
   */
  queryAsLogin<Row extends pg.QueryResultRow>(text: string, params?: unknown[]): Promise<Row[]>;
}

export interface Database {
  readonly url: string;
  /** The login role without a transaction's role: for better-auth's adapter. It reads no tenant row. */
  readonly login: NodePgDatabase;
  /** Connections in use and free, for `/ready` and figures. */
  readonly pool: pg.Pool;
  /** Is told of every system transaction: its reason and how it ended. */
  readonly onSystem: (entry: SystemEntry) => void;
  close(): Promise<void>;
}

export interface SystemEntry {
  reason: string;
  outcome: "success" | "failure";
  ms: number;
}

export interface DatabaseOptions {
  /** Connections at most; 10 unless told. */
  max?: number;
  /** An idle connection was lost (the server restarted): worth a line in the log, nothing else. */
  onError?: (error: Error) => void;
  onSystem?: (entry: SystemEntry) => void;
}

/** As drizzle's columns do, raw queries read a `timestamptz` as ISO and a `date` as `yyyy-mm-dd`. */
const getTypeParser: pg.CustomTypesConfig["getTypeParser"] = (id, format) =>
  id === pg.types.builtins.TIMESTAMPTZ
    ? toInstant
    : id === pg.types.builtins.DATE
      ? String
      : pg.types.getTypeParser(id, format);

/** A pool on `url`; nothing is connected until the first query. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: PATIENCE_MS,
    // Statements are sent behind one another without waiting (line.ts).
    pipeline: true,
    // A transaction is never held across an AI call or an upload; one that is forgotten gives its locks back.
    idle_in_transaction_session_timeout: 30_000,
    application_name: "relato",
    types: { getTypeParser },
  });
  // Without listeners, a connection that breaks, idle or in use, would end the process.
  pool.on("error", (error) => options.onError?.(error));
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    url,
    pool,
    login: drizzle(pool),
    onSystem: options.onSystem ?? (() => {}),
    close: () => pool.end(),
  };
}

/** User ids are better-auth's; anything else never reaches SQL. */
const USER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Runs `work` as the doctor `userId`: it sees and writes their rows and nobody else's. Throws `DatabaseError`. */
export async function withUser<T>(
  db: Database,
  userId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!USER_ID.test(userId)) throw new TypeError("not a user id");
  return transact(db, "relato_user", userId, work);
}

/** Runs `work` on everybody's rows. The reason (a constant sentence, no data) is told to `onSystem` with the outcome. */
export async function asSystem<T>(
  db: Database,
  reason: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const tell = (outcome: SystemEntry["outcome"]) =>
    db.onSystem({ reason, outcome, ms: performance.now() - started });
  try {
    const result = await transact(db, "relato_system", "", work);
    tell("success");
    return result;
  } catch (error) {
    tell("failure");
    throw error;
  }
}

/**
 * Runs `work` as the doctor `userId` in a transaction that can only read. Its end is not waited for: nothing was written that it could
 * refuse, and the connection is given back when it has come. Throws `DatabaseError`.
 */
export async function readAs<T>(
  db: Database,
  userId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!USER_ID.test(userId)) throw new TypeError("not a user id");
  return transact(db, "relato_user", userId, work, "read only");
}

type Role = "relato_user" | "relato_system";

async function transact<T>(
  db: Database,
  role: Role,
  userId: string,
  work: (tx: Tx) => Promise<T>,
  mode: "read only" | "read write" = "read write",
): Promise<T> {
  // Both values are closed sets of harmless characters (see USER_ID), so that the simple protocol can carry three statements.
  const begin = `begin ${mode}; set local role ${role}; set local app.user_id = '${userId}'`;
  const line = openLine(db.pool, begin);
  try {
    const result = await work(transaction(line, role));
    if (mode === "read only") {
      line.endReading();
      return result;
    }
    const { command } = await line.query("commit");
    // A statement failed, its error was swallowed: Postgres answers `commit` with ROLLBACK, and nothing was saved.
    if (command !== "COMMIT")
      throw new Error("the transaction was rolled back: one of its statements had failed");
    line.release();
    return result;
  } catch (error) {
    await line.abandon();
    throw withoutValues(error);
  }
}

function transaction(line: Line, role: Role): Tx {
  let lazy: Drizzle | undefined;
  const query = async <Row extends pg.QueryResultRow>(
    text: string,
    params?: unknown[],
    plan?: string,
  ) => {
    try {
      return (await line.query<Row>({ text, values: params, name: plan })).rows;
    } catch (error) {
      throw withoutValues(error);
    }
  };
  return {
    get drizzle() {
      // Of a client, drizzle uses `query` alone.
      return (lazy ??= drizzle({ client: line as unknown as pg.PoolClient }));
    },
    query,
    async queryAsLogin<Row extends pg.QueryResultRow>(text: string, params?: unknown[]) {
      // Sent behind one another: one round trip. Where one fails, so do those behind it, and the transaction ends.
      const [, rows] = await Promise.all([
        line.query("set local role none"),
        query<Row>(text, params),
        line.query(`set local role ${role}`),
      ]);
      return rows;
    },
  } as Tx;
}
