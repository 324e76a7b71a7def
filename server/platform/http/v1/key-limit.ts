import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** Requests of one key in a minute. */
const PER_KEY = 600;
const WINDOW_S = 60;

/**
 * Limits the requests of each API key, and tells the client what is left.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ (revision 10)
 */
export const installKeyLimit = (app: FastifyInstance, factor: number): void => {
  const max = PER_KEY * factor;
  const count = app.createRateLimit({
    max,
    timeWindow: WINDOW_S * 1000,
    keyGenerator: ({ caller }) => caller?.key?.id ?? "",
  });
  app.addHook("onRequest", async (request, reply) => {
    if (request.caller?.key === undefined) return;
    const result = await count(request);
    if (result.isAllowed) return;
    reply.header("ratelimit-policy", `"key";q=${max};w=${WINDOW_S}`);
    reply.header("ratelimit", `"key";r=${result.remaining};t=${result.ttlInSeconds}`);
    if (result.isExceeded)
      throw new AppError("RATE_LIMITED", { retry_after_s: result.ttlInSeconds });
  });
};
