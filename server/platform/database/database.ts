import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { withoutValues } from "./failure.ts";
import { PATIENCE_MS, retryUnreachable } from "./retry-unreachable.ts";
import { toInstant } from "./schema/columns.ts";

declare const brand: unique symbol;

type Drizzle = Omit<NodePgDatabase, "transaction" | "$client">;

/** A running transaction, as a doctor or as the system. It has no nested transactions. */
export interface Tx {
  readonly [brand]: "transaction";
  readonly drizzle: Drizzle;
  /**
   * Raw SQL. Values go into `params` (`$1` …), never into the text.
   * `plan` names a prepared statement, one name per text: planning a join takes longer than
   * running it.
   * @throws DatabaseError
   */
  query<Row extends pg.QueryResultRow>(
    text: string,
    params?: unknown[],
    plan?: string,
  ): Promise<Row[]>;
  /**
   * One statement of this transaction as the login role, which sees no tenant row. It reaches
   * schemas outside tenancy, such as the job queue's.
   */
  queryAsLogin<Row extends pg.QueryResultRow>(text: string, params?: unknown[]): Promise<Row[]>;
}

export interface Database {
  readonly url: string;
  /** For better-auth: the login role, which reads no tenant row. */
  readonly login: NodePgDatabase;
  readonly pool: pg.Pool;
  /** Called after each system transaction. */
  readonly onSystem: (entry: SystemEntry) => void;
  close(): Promise<void>;
}

export interface SystemEntry {
  reason: string;
  outcome: "success" | "failure";
  ms: number;
}

export interface DatabaseOptions {
  /** Maximum number of connections. Default: 10. */
  max?: number;
  /** After it the server cancels a statement. Default: no limit. */
  statement_timeout_ms?: number;
  /** Called when an idle connection is lost, for example because the server restarted. */
  onError?: (error: Error) => void;
  onSystem?: (entry: SystemEntry) => void;
}

/** Like drizzle's columns, raw queries read a `timestamptz` as ISO and a `date` as `yyyy-mm-dd`. */
const getTypeParser: pg.CustomTypesConfig["getTypeParser"] = (id, format) =>
  id === pg.types.builtins.TIMESTAMPTZ
    ? toInstant
    : id === pg.types.builtins.DATE
      ? String
      : pg.types.getTypeParser(id, format);

/** The pool connects on the first query. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: PATIENCE_MS,
    // Lets `queryAsLogin` send three statements in one round trip.
    pipeline: true,
    // No transaction stays open across an AI call or an upload. A leaked one releases its locks.
    idle_in_transaction_session_timeout: 30_000,
    ...(options.statement_timeout_ms && { statement_timeout: options.statement_timeout_ms }),
    application_name: "relato",
    types: { getTypeParser },
  });
  // Without listeners, a broken connection, idle or in use, would end the process.
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

/** The user ids that better-auth makes. No other text reaches SQL. */
const USER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Runs `work` with access to the rows of the doctor `userId` only. @throws DatabaseError */
export async function withUser<T>(
  db: Database,
  userId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!USER_ID.test(userId)) throw new TypeError("not a user id");
  return transact(db, "relato_user", userId, work);
}

/** Runs `work` with access to all rows. `reason` is a constant text for the audit log. */
export async function asSystem<T>(
  db: Database,
  reason: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const report = (outcome: SystemEntry["outcome"]) =>
    db.onSystem({ reason, outcome, ms: performance.now() - started });
  try {
    const result = await transact(db, "relato_system", "", work);
    report("success");
    return result;
  } catch (error) {
    report("failure");
    throw error;
  }
}

/** Like `withUser`, read only. It does not wait for `commit`, which cannot fail. */
export async function readAs<T>(
  db: Database,
  userId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!USER_ID.test(userId)) throw new TypeError("not a user id");
  return transact(db, "relato_user", userId, work, "read only");
}

/**
 * Within its context, every writing transaction of a doctor ends with this call, before it commits:
 * an idempotent request marks its effect and commits both together.
 */
export const beforeCommit = new AsyncLocalStorage<(tx: Tx) => Promise<void>>();

/**
 * Within its context, transactions of a doctor reach this patient's rows only, by the policies
 * `launched_rows`: a launched session.
 */
export const patientLimit = new AsyncLocalStorage<string>();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The statement that limits the transaction to the context's patient; empty without one. */
const limitToPatient = (): string => {
  const patient = patientLimit.getStore();
  if (patient === undefined) return "";
  if (!UUID.test(patient)) throw new TypeError("not a patient's id");
  return `; set local app.paciente_id = '${patient}'`;
};

type Role = "relato_user" | "relato_system";

async function transact<T>(
  db: Database,
  role: Role,
  userId: string,
  work: (tx: Tx) => Promise<T>,
  mode: "read only" | "read write" = "read write",
): Promise<T> {
  // Role and id hold no character that would need quoting, so one simple query carries all three.
  const limit = role === "relato_user" ? limitToPatient() : "";
  const user = `set local app.user_id = '${userId}'`;
  const begin = `begin ${mode}; set local role ${role}; ${user}${limit}`;
  const client = await retryUnreachable(() => beginTransaction(db.pool, begin));
  try {
    const tx = createTx(client, role);
    const result = await work(tx);
    if (role === "relato_user" && mode === "read write") await beforeCommit.getStore()?.(tx);
    const committed = client.query("commit");
    if (mode === "read only") {
      committed.then(
        () => client.release(),
        () => client.release(true),
      );
      return result;
    }
    // PostgreSQL answers ROLLBACK when a statement failed and the caller ignored its error.
    if ((await committed).command !== "COMMIT")
      throw new Error("the transaction was rolled back: one of its statements had failed");
    client.release();
    return result;
  } catch (error) {
    const isBroken = await client.query("rollback").then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw withoutValues(error);
  }
}

const beginTransaction = async (pool: pg.Pool, begin: string): Promise<pg.PoolClient> => {
  const client = await pool.connect();
  try {
    await client.query(begin);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

function createTx(client: pg.PoolClient, role: Role): Tx {
  let lazy: Drizzle | undefined;
  const query = async <Row extends pg.QueryResultRow>(
    text: string,
    params?: unknown[],
    plan?: string,
  ) => {
    try {
      return (await client.query<Row>({ text, values: params, name: plan })).rows;
    } catch (error) {
      throw withoutValues(error);
    }
  };
  return {
    get drizzle() {
      return (lazy ??= drizzle({ client }));
    },
    query,
    async queryAsLogin<Row extends pg.QueryResultRow>(text: string, params?: unknown[]) {
      // One round trip. If one statement fails, the others fail too and the transaction ends.
      const [, rows] = await Promise.all([
        client.query("set local role none"),
        query<Row>(text, params),
        client.query(`set local role ${role}`),
      ]);
      return rows;
    },
  } as Tx;
}
