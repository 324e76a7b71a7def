import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isSessionOver, requireCaller } from "../http/access.ts";
import { AppError } from "../http/errors.ts";
import type { Events } from "./events.ts";

/** Proxies cut silent connections, and a browser detects a dead one only by silence. */
const HEARTBEAT_MS = 15_000;
/** Per doctor. */
const MAX_STREAMS = 20;
/** Bytes buffered for a slow screen. Beyond, it is disconnected and resumes by Last-Event-ID. */
const MAX_WAITING = 256 * 1024;

const querySchema = z.object({ last_event_id: z.string().max(20).optional() });

const frame = (id: string, event?: DoctorEvent): string =>
  // An event without data is not dispatched, but the browser stores its id (HTML standard).
  event === undefined ? `id: ${id}\n\n` : `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/** The id that the screen resumes after; null for a new screen. @throws AppError VALIDATION */
const findLastEventId = (request: FastifyRequest): string | null => {
  const query = querySchema.safeParse(request.query);
  if (!query.success) throw new AppError("VALIDATION", { field: "last_event_id" });
  const header = request.headers["last-event-id"];
  return (typeof header === "string" ? header : undefined) ?? query.data.last_event_id ?? null;
};

/** The open streams of all doctors. */
class OpenStreams {
  readonly #byUser = new Map<string, Set<AbortController>>();

  /** Counts a new stream until it is aborted. @throws AppError RATE_LIMITED */
  add(userId: string): AbortController {
    const ofUser = this.#byUser.get(userId) ?? new Set();
    if (ofUser.size >= MAX_STREAMS) throw new AppError("RATE_LIMITED", { retry_after_s: 30 });
    const controller = new AbortController();
    this.#byUser.set(userId, ofUser.add(controller));
    const forget = (): void => {
      ofUser.delete(controller);
      if (ofUser.size === 0 && this.#byUser.get(userId) === ofUser) this.#byUser.delete(userId);
    };
    controller.signal.addEventListener("abort", forget, { once: true });
    return controller;
  }

  abortAll(): void {
    for (const ofUser of this.#byUser.values()) for (const stream of ofUser) stream.abort();
  }
}

/** Sends the headers and returns how to write. An abort ends the response and its connection. */
const startResponse = (
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): ((text: string) => void) => {
  const { raw } = reply;
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  // A kept-alive connection would delay a shutdown.
  const { socket } = request.raw;
  signal.addEventListener("abort", () => raw.end(() => socket.destroySoon()), { once: true });
  return (text) => {
    if (signal.aborted) return;
    raw.write(text);
    if (raw.writableLength > MAX_WAITING) raw.destroy();
  };
};

/** `GET /api/events`: the events of shared/events/doctor.ts as server-sent events. */
export const registerEventStream = (
  app: FastifyInstance,
  { events }: { events: Events },
  { heartbeat_ms = HEARTBEAT_MS }: { heartbeat_ms?: number } = {},
): void => {
  const streams = new OpenStreams();

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id: userId } = requireCaller(request);
    const controller = streams.add(userId);
    const { signal } = controller;
    const { raw } = reply;
    raw.on("close", () => controller.abort());
    try {
      const { after_id, reset } = await events.resumePoint(userId, findLastEventId(request));
      if (raw.destroyed) return;
      const write = startResponse(request, reply, signal);
      write(`retry: 1000\n${frame(after_id, reset ? { type: "reset" } : undefined)}`);
      const endIfOver = async (): Promise<void> => {
        if (await isSessionOver(request, reply)) controller.abort();
      };
      // At once; the heartbeat finds what a lost notification leaves.
      events.onSessionEnded(userId, signal, () => void endIfOver());
      const heartbeat = setInterval(() => {
        write(": alive\n\n");
        void endIfOver();
      }, heartbeat_ms);
      raw.on("close", () => clearInterval(heartbeat));
      await events.subscribe(userId, after_id, signal, ({ id, event }) => write(frame(id, event)));
    } catch (error) {
      controller.abort();
      if (!reply.sent) throw error;
      request.log.warn({ err: error }, "event stream failed");
    }
  };

  app.route({
    method: "GET",
    url: "/api/events",
    config: { access: "doctor" },
    schema: {
      summary: "The doctor's events as they happen (text/event-stream), resumed by Last-Event-ID",
      tags: ["events"],
    },
    handler: serve,
  });
  // The server waits for open requests at shutdown; streams never end by themselves.
  app.addHook("preClose", async () => streams.abortAll());
};
