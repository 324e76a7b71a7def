import type { FastifyInstance } from "fastify";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Database } from "../database/database.ts";

/** Each resolves when that part works, and throws when it does not. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Reachable; as new as this program; the queue's tables are there. One query each, so that asking often costs little. */
export const createChecks = ({ db }: { db: Database }): Checks => ({
  database: async () => {
    await db.pool.query("select 1");
  },
  migrations: async () => {
    const { rows } = await db.pool.query<{ applied: number }>(
      "select count(*)::int as applied from drizzle.__drizzle_migrations",
    );
    if ((rows[0]?.applied ?? 0) < journal.entries.length) throw new Error("migrations are missing");
  },
  jobs: async () => {
    const { rowCount } = await db.pool.query("select from pgboss.queue limit 1");
    if (rowCount === 0) throw new Error("the queue has not been set up");
  },
});

const PATIENCE_MS = 3000;

const passes = async (check: () => Promise<void>): Promise<boolean> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the check took too long")), PATIENCE_MS).unref();
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    // The answer says which part fails; why stands in that part's own log.
    return false;
  }
};

/**
 * `/health`: the process answers. `/ready`: it can serve, part by part, 503 when one fails. Neither says anything
 * about the installation, so anybody may ask.
 */
export const registerHealth = (app: FastifyInstance, checks: Checks): void => {
  const config = { access: "anonymous" } as const;
  app.get("/health", { config }, async () => ({ status: "ok" }));
  app.get("/ready", { config }, async (_request, reply) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const ready = entries.every(([, ok]) => ok);
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not ready", checks: Object.fromEntries(entries) });
  });
};
