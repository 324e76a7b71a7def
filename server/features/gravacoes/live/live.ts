import type { WebSocket } from "@fastify/websocket";
import { LIVE_SAMPLES, liveQuerySchema } from "@relato/shared/events/live.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { withUser } from "../../../platform/database/database.ts";
import { isSessionOver, requireCaller } from "../../../platform/http/access.ts";
import { AppError } from "../../../platform/http/errors.ts";
import { requireOwnOrigin } from "../../../platform/http/origin.ts";
import { requireRow } from "../../../platform/http/require-row.ts";
import type { GravacoesDeps } from "../gravacoes-deps.ts";
import { findGravacao } from "../queries.ts";
import { LiveConnection } from "./live-connection.ts";
import { Pace } from "./pace.ts";

/** Interval of the check that the session is still valid. */
const SESSION_EVERY_MS = 15_000;
/** Our close code for 401. */
const SESSION_OVER = 4401;

/** Dictation has no recording and needs no consent. @throws AppError NOT_FOUND */
const isRefused = async (
  { db }: GravacoesDeps,
  userId: string,
  gravacaoId?: string,
): Promise<boolean> => {
  if (gravacaoId === undefined) return false;
  const gravacao = await withUser(db, userId, (tx) => findGravacao(tx, gravacaoId));
  return requireRow(gravacao).consent === "refused";
};

const closeAtSessionEnd = (socket: WebSocket, request: FastifyRequest): void => {
  const timer = setInterval(async () => {
    if (await isSessionOver(request)) socket.close(SESSION_OVER);
  }, SESSION_EVERY_MS);
  socket.on("close", () => clearInterval(timer));
};

/** The WebSocket `/api/live`: audio in, live words out. Messages: shared/events/live.ts. */
export const registerLive = (app: FastifyInstance, deps: GravacoesDeps): void => {
  const { config, log, speech } = deps;
  /** By doctor. A second connection replaces the first. */
  const connections = new Map<string, LiveConnection>();

  const serve = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    const { id: userId } = requireCaller(request);
    const { gravacao_id, language } = liveQuerySchema.parse(request.query);
    const connection = new LiveConnection(socket, new Pace(LIVE_SAMPLES));
    closeAtSessionEnd(socket, request);
    socket.on("close", () => {
      if (connections.get(userId) === connection) connections.delete(userId);
    });
    connections.get(userId)?.end("busy");
    if (connections.size >= Math.max(1, speech.maxListeners)) return connection.end("busy");
    connections.set(userId, connection);
    if (await isRefused(deps, userId, gravacao_id)) return connection.end("consent");
    const listener = await speech.listen({
      language,
      signal: connection.signal,
      onPartial: (text) => connection.send({ type: "partial", text }),
      onUtterance: ({ text, start_ms, end_ms }) =>
        connection.send({ type: "turnComplete", text, start_ms, end_ms }),
      onEnd: () => connection.end("speech"),
    });
    if (listener === null) return connection.end("speech");
    connection.start(listener);
  };

  app.route({
    method: "GET",
    url: "/api/live",
    config: { access: "doctor" },
    // Refuses before the WebSocket opens, with the usual error response.
    preValidation: async (request) => {
      requireOwnOrigin(request, config.base_url);
      const query = liveQuerySchema.safeParse(request.query);
      if (!query.success) throw new AppError("VALIDATION");
      await isRefused(deps, requireCaller(request).id, query.data.gravacao_id);
    },
    // A request without an upgrade.
    handler: async () => {
      throw new AppError("VALIDATION");
    },
    wsHandler: (socket, request) => {
      serve(socket, request).catch((error: unknown) => {
        log.warn({ err: error }, "live connection failed");
        socket.terminate();
      });
    },
  });
};
