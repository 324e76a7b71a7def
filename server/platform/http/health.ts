import type { FastifyInstance } from "fastify";

/** Each resolves when that part works, and throws when it does not. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

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
