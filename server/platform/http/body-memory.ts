import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The handler streams the body, so it needs no memory. */
    streamsBody?: true;
  }
}

const RETRY_S = 5;
/** A doctor, or an address without a session, may use this part of the memory. */
const SHARE = 1 / 4;

/** The bytes that this request's body may need. An unknown length counts as the route's limit. */
const sizeOf = ({ headers, routeOptions }: FastifyRequest): number => {
  if (headers["transfer-encoding"] !== undefined) return routeOptions.bodyLimit;
  return Number(headers["content-length"] ?? 0);
};

/**
 * Bounds the memory of all bodies that are being received, before their first byte is read. The
 * limit of each route alone would allow gigabytes on a thousand connections.
 */
export const installBodyMemory = (app: FastifyInstance, maxBytes: number): void => {
  const used = new Map<string, number>();
  let total = 0;
  app.addHook("preParsing", async (request, reply) => {
    if (request.routeOptions.config.streamsBody === true) return;
    const size = sizeOf(request);
    // Fastify refuses a body over the route's limit without reading it.
    if (size === 0 || size > request.routeOptions.bodyLimit) return;
    const key = request.caller?.id ?? request.ip;
    const own = used.get(key) ?? 0;
    if (total + size > maxBytes || own + size > maxBytes * SHARE)
      throw new AppError("UNAVAILABLE", { retry_after_s: RETRY_S });
    total += size;
    used.set(key, own + size);
    reply.raw.once("close", () => {
      total -= size;
      const rest = (used.get(key) ?? size) - size;
      if (rest === 0) used.delete(key);
      else used.set(key, rest);
    });
  });
};
