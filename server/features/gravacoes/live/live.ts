import type { WebSocket } from "@fastify/websocket";
import {
  LIVE_SAMPLES,
  LIVE_SILENCE_MS,
  type LiveClientMessage,
  liveClientMessageSchema,
  liveQuerySchema,
  type LiveServerMessage,
} from "@relato/shared/events/live.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { withUser } from "../../../platform/database/database.ts";
import { requireCaller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireOwnOrigin } from "../../../platform/http/origin.ts";
import type { Listener } from "../../../providers/speech/speech.ts";
import { Pace } from "./pace.ts";
import { findConsent, findGravacao } from "../queries.ts";
import type { GravacoesDeps } from "../gravacoes-deps.ts";

/** Bytes that may wait for a slow page; beyond, it is cut off. */
const MAX_WAITING = 256 * 1024;
/** How often it is asked whether the session still stands. */
const SESSION_EVERY_MS = 15_000;
/** Close codes: going away, and one of ours that stands for 401. */
const GOING_AWAY = 1001;
const SESSION_OVER = 4401;

interface Open {
  end(reason: Extract<LiveServerMessage, { type: "unavailable" }>["reason"]): void;
}

const parse = (text: string): LiveClientMessage | null => {
  try {
    return liveClientMessageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // No JSON: as any other nonsense.
    return null;
  }
};

/** The WebSocket `/api/live`: sound in, words out while they are spoken; its messages are in shared/events/live.ts. */
export const registerLive = (app: FastifyInstance, deps: GravacoesDeps): void => {
  const { config, db, log, speech } = deps;
  /** One a doctor: a second one takes the place of the first. */
  const open = new Map<string, Open>();

  const admit = async (userId: string, gravacaoId?: string): Promise<"ok" | "consent"> => {
    // The doctor dictates: no patient is recorded, so there is nobody's consent to ask for.
    if (gravacaoId === undefined) return "ok";
    return withUser(db, userId, async (tx) => {
      if ((await findGravacao(tx, gravacaoId)) === null) throw new AppError("NOT_FOUND");
      return (await findConsent(tx, gravacaoId)) === "refused" ? "consent" : "ok";
    });
  };

  const serve = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    const { id: userId } = requireCaller(request);
    const { gravacao_id, language } = liveQuerySchema.parse(request.query);
    const stop = new AbortController();
    const pace = new Pace(LIVE_SAMPLES);
    const early: LiveClientMessage[] = [];
    let listener: Listener | null = null;
    let silence: NodeJS.Timeout | undefined;

    const say = (message: LiveServerMessage): void => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_WAITING) socket.terminate();
      else socket.send(JSON.stringify(message));
    };
    const me: Open = {
      end: (reason) => {
        say({ type: "unavailable", reason });
        socket.close(GOING_AWAY);
      },
    };
    const heardFrom = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => socket.terminate(), LIVE_SILENCE_MS);
    };
    const take = (message: LiveClientMessage): void => {
      if (message.type === "audio") listener?.push(message.data);
      else if (message.type === "audioStreamEnd") listener?.pause();
    };
    const session = setInterval(() => {
      app.findCaller(request).then(
        (caller) => {
          if (caller === null) socket.close(SESSION_OVER);
        },
        (error: unknown) => {
          // The account was disabled. A database that is away for a moment ends no session.
          if (error instanceof AppError) socket.close(SESSION_OVER);
        },
      );
    }, SESSION_EVERY_MS);

    socket.on("message", (data: Buffer, isBinary: boolean) => {
      heardFrom();
      const message = isBinary ? null : parse(data.toString("utf8"));
      if (message === null) socket.close(1008);
      else if (message.type === "ping") say({ type: "pong" });
      else if (message.type === "audio" && !pace.allows()) me.end("too_fast");
      else if (listener === null) early.push(message);
      else take(message);
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearTimeout(silence);
      clearInterval(session);
      stop.abort();
      if (open.get(userId) === me) open.delete(userId);
    });
    heardFrom();

    open.get(userId)?.end("busy");
    if (open.size >= Math.max(1, speech.maxListeners)) return me.end("busy");
    open.set(userId, me);
    if ((await admit(userId, gravacao_id)) === "consent") return me.end("consent");
    listener = await speech.listen({
      language,
      signal: stop.signal,
      onPartial: (text) => say({ type: "partial", text }),
      onUtterance: ({ text, start_ms, end_ms }) =>
        say({ type: "turnComplete", text, start_ms, end_ms }),
      onEnd: () => me.end("speech"),
    });
    if (listener === null) return me.end("speech");
    for (const message of early.splice(0)) take(message);
  };

  app.route({
    method: "GET",
    url: "/api/live",
    config: { access: "doctor" },
    // Refused as any request is, before there is a WebSocket.
    preValidation: async (request) => {
      requireOwnOrigin(request, config.base_url);
      const query = liveQuerySchema.safeParse(request.query);
      if (!query.success) throw new AppError("VALIDATION");
      await admit(requireCaller(request).id, query.data.gravacao_id);
    },
    handler: async () => {
      // Without an upgrade there is nothing here.
      throw new AppError("VALIDATION");
    },
    wsHandler: (socket, request) => {
      serve(socket, request).catch((error: unknown) => {
        log.warn({ err: error }, "a live connection failed");
        socket.terminate();
      });
    },
  });
};
