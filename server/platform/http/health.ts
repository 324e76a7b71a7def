import type { FastifyInstance } from "fastify";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Database } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";

/** Each resolves when that part works, and throws when it does not. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

export const createChecks = ({ db, jobs }: { db: Database; jobs: Jobs }): Checks => ({
  database: async () => {
    await db.pool.query("select 1");
  },
  migrations: async () => {
    const { rows } = await db.pool.query<{ applied: number }>(
      "select count(*)::int as applied from drizzle.__drizzle_migrations",
    );
    if ((rows[0]?.applied ?? 0) < journal.entries.length) throw new Error("migrations are missing");
  },
  jobs: () => jobs.check(),
});

const CHECK_TIMEOUT_MS = 3000;

const passes = async (check: () => Promise<void>): Promise<boolean> => {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("the check took too long")), CHECK_TIMEOUT_MS).unref();
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    // The answer names the part; the part logs the reason.
    return false;
  }
};

/**
 * `/health` answers while the process lives. `/ready` answers 503 with the failing parts while it
 * cannot serve. Both are public, so they reveal nothing about the installation.
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
