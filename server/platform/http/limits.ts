import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/** Requests a minute. Generous: an upload that was held back ten minutes comes in many small pieces. */
const PER_ADDRESS = 6000;
const PER_USER = 3000;
const MINUTE = 60_000;

export interface Limit {
  /** Counts this request. @throws AppError RATE_LIMITED with the seconds to wait, when it is one too many */
  count(request: FastifyRequest): Promise<void>;
  /** Looks without counting. @throws AppError RATE_LIMITED when one more would be too many */
  look(request: FastifyRequest): Promise<void>;
}

export interface LimitOptions {
  max: number;
  window_ms: number;
  /** What is limited; the caller's address (an IPv6 network counts as one) unless told. */
  keyOf?: (request: FastifyRequest) => string;
}

/** A limit of `max` requests in each window. Needs the plugin @fastify/rate-limit loaded before. */
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

/** The limits of every route: `address` before anything else is done, `user` once the caller is known. */
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
