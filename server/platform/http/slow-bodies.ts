import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

const CHECK_MS = 1000;

/** Times are milliseconds of one clock. */
export interface BodyProgress {
  began: number;
  /** Bytes since then. */
  bytes: number;
  lastByte: number;
  measured: number;
}

/** `stall_ms`: without a byte; also how long a body may be slower than `bytes_per_s`. */
export interface BodyPace {
  stall_ms: number;
  bytes_per_s: number;
}

/**
 * Whether a body stalls or arrives too slowly. There is no limit in total: a large file over a slow
 * line takes hours.
 */
export const isTooSlow = (
  { began, bytes, lastByte }: Omit<BodyProgress, "measured">,
  now: number,
  { stall_ms, bytes_per_s }: BodyPace,
): boolean => now - lastByte > stall_ms || now - began > stall_ms + (bytes / bytes_per_s) * 1000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Node's error for a request that took too long; fastify answers it with 408. */
const createTimeoutError = (): Error =>
  Object.assign(new Error("body too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

interface Body extends BodyProgress {
  request: IncomingMessage;
  /** `socket.bytesRead` when the body began. */
  start: number;
}

/** Updates the progress. Returns whether the body is too slow. */
const measure = (body: Body, now: number, pace: BodyPace): boolean => {
  const { request, start } = body;
  const bytes = request.socket.bytesRead - start;
  // Bytes that the server has not read yet: the sender waits for the server.
  const isWaiting = request.readableLength > 0;
  if (isWaiting) body.began += now - body.measured;
  if (isWaiting || bytes > body.bytes) body.lastByte = now;
  body.bytes = bytes;
  body.measured = now;
  return isTooSlow(body, now, pace);
};

/**
 * Ends requests whose body is too slow, also after a refused request was answered. Bytes of an
 * upload that arrived before are kept.
 */
export const installSlowBodyLimit = (
  app: FastifyInstance,
  config: Pick<Config, "body_timeout_s" | "body_bytes_per_s">,
): void => {
  const pace = { stall_ms: config.body_timeout_s * 1000, bytes_per_s: config.body_bytes_per_s };
  const bodies = new Set<Body>();
  app.addHook("onRequest", async ({ raw: request }) => {
    // An injected request (tests) has no connection.
    if (!hasBody(request) || !(request.socket instanceof Socket)) return;
    const now = performance.now();
    const times = { began: now, lastByte: now, measured: now };
    bodies.add({ request, start: request.socket.bytesRead, bytes: 0, ...times });
  });
  const check = (): void => {
    const now = performance.now();
    for (const body of bodies) {
      const { request } = body;
      const isOver = request.complete || request.socket.destroyed;
      if (!isOver && !measure(body, now, pace)) continue;
      bodies.delete(body);
      if (!isOver) app.server.emit("clientError", createTimeoutError(), request.socket);
    }
  };
  const timer = setInterval(check, CHECK_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
};
