import type { DoctorEvent } from "@relato/shared/events/doctor.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { requireCaller } from "../http/access.ts";
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

/** `GET /api/events`: the events of shared/events/doctor.ts as server-sent events. */
export const registerEventStream = (
  app: FastifyInstance,
  deps: { events: Events },
  { heartbeat_ms = HEARTBEAT_MS }: { heartbeat_ms?: number } = {},
): void => {
  const open = new Map<string, Set<AbortController>>();

  const stream = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id: userId } = requireCaller(request);
    const mine = open.get(userId) ?? new Set();
    if (mine.size >= MAX_STREAMS) throw new AppError("RATE_LIMITED", { retry_after_s: 30 });
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new AppError("VALIDATION", { field: "last_event_id" });
    const header = request.headers["last-event-id"];
    const told =
      (typeof header === "string" ? header : undefined) ?? query.data.last_event_id ?? null;

    const controller = new AbortController();
    open.set(userId, mine.add(controller));
    const { raw } = reply;
    let heartbeat: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearInterval(heartbeat);
      mine.delete(controller);
      if (mine.size === 0 && open.get(userId) === mine) open.delete(userId);
      controller.abort();
    };
    raw.on("close", end);
    try {
      const { after_id, reset } = await deps.events.resumePoint(userId, told);
      if (raw.destroyed) return;
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) raw.setHeader(name, value);
      }
      raw.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store, no-transform",
        "x-accel-buffering": "no",
      });
      const write = (text: string): void => {
        if (controller.signal.aborted) return;
        raw.write(text);
        if (raw.writableLength > MAX_WAITING) raw.destroy();
      };
      // A kept-alive connection would delay a shutdown.
      const { socket } = request.raw;
      controller.signal.addEventListener("abort", () => raw.end(() => socket.destroySoon()), {
        once: true,
      });
      write(`retry: 1000\n${frame(after_id, reset ? { type: "reset" } : undefined)}`);
      heartbeat = setInterval(() => {
        write(": alive\n\n");
        app.findCaller(request, reply).then(
          (caller) => {
            if (caller === null) end();
          },
          (error: unknown) => {
            // The account was disabled. An unreachable database ends no session.
            if (error instanceof AppError) end();
          },
        );
      }, heartbeat_ms);
      await deps.events.subscribe(userId, after_id, controller.signal, ({ id, event }) =>
        write(frame(id, event)),
      );
    } catch (error) {
      end();
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
    handler: stream,
  });
  // The server waits for open requests at shutdown; streams never end by themselves.
  app.addHook("preClose", async () => {
    for (const mine of open.values()) for (const controller of mine) controller.abort();
  });
};
