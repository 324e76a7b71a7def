import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/** Requests per minute. An upload delayed by ten minutes sends many small parts. */
const PER_ADDRESS = 6000;
const PER_USER = 3000;
const MINUTE = 60_000;

export interface Limit {
  /** Counts this request. @throws AppError RATE_LIMITED with the seconds to wait */
  count(request: FastifyRequest): Promise<void>;
  /** Checks without counting. @throws AppError RATE_LIMITED */
  look(request: FastifyRequest): Promise<void>;
}

export interface LimitOptions {
  max: number;
  window_ms: number;
  /** Default: the caller's address, where an IPv6 network counts as one. */
  keyOf?: (request: FastifyRequest) => string;
}

/** Allows `max` requests per window. Requires the plugin @fastify/rate-limit. */
export const createLimit = (app: FastifyInstance, options: LimitOptions): Limit => {
  const { max, window_ms, keyOf } = options;
  const count = app.createRateLimit({
    max,
    timeWindow: window_ms,
    ...(keyOf === undefined ? {} : { keyGenerator: keyOf }),
  });
  const check = async (request: FastifyRequest, increment: boolean): Promise<void> => {
    const result = await count(request, { increment });
    if (result.isAllowed) return;
    if (increment ? result.isExceeded : result.remaining === 0) {
      throw new AppError("RATE_LIMITED", { retry_after_s: result.ttlInSeconds });
    }
  };
  return { count: (request) => check(request, true), look: (request) => check(request, false) };
};

/** Limits for all routes: `address` for every request, `user` for signed-in callers. */
export const createGlobalLimits = (
  app: FastifyInstance,
  factor: number,
): { address: Limit; user: Limit } => ({
  address: createLimit(app, { max: PER_ADDRESS * factor, window_ms: MINUTE }),
  user: createLimit(app, {
    max: PER_USER * factor,
    window_ms: MINUTE,
    keyOf: (request) => request.caller?.id ?? "",
  }),
});
