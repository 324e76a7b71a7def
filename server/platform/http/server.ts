import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Log } from "../audit/log.ts";
import type { Config } from "../config/config.ts";
import { type FindCaller, installAccessCheck, requireAccess } from "./access.ts";
import { installCleanTexts } from "./clean-text.ts";
import { installCompression } from "./compression.ts";
import { installErrors } from "./errors.ts";
import { installHeaders } from "./headers.ts";
import { createGlobalLimits } from "./limits.ts";
import { installOriginCheck } from "./origin.ts";
import { installRequestQueues } from "./request-queue.ts";

const BODY_LIMIT = 1024 * 1024;
/** Bytes of one message on a WebSocket. */
const FRAME_LIMIT = 32 * 1024;

/** One line per answer: the route's pattern, never the address or the query, which can name a patient or hold a token. */
const installRequestLog = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user_id: request.caller?.id,
      },
      "request",
    );
  });
};

/** Connections that become idle while we close are closed, too; else they would wait for another request, and we for them. */
const installClosing = (app: FastifyInstance): void => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 20);
  });
  app.addHook("onClose", async () => clearInterval(timer));
};

/** A number is how many proxies stand in front; fastify wants that as a function. */
const trustProxyOf = (value: Config["trust_proxy"]) =>
  typeof value === "number" ? (_address: string, hop: number) => hop < value : value;

/**
 * A fastify server that has everything but routes: errors, log, headers, limits, and the check of who may call.
 * Routes go into plugins that are registered on it afterwards.
 */
export const createServer = (config: Config, log: Log, findCaller: FindCaller): FastifyInstance => {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify's own lines carry the address with its query; installRequestLog writes ours.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxyOf(config.trust_proxy),
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Bodies are JSON and nothing else (uploads bring their own parser): a form of another site cannot be one.
  app.removeContentTypeParser("text/plain");
  app.decorateRequest("caller", null);
  app.decorate("findCaller", findCaller);
  requireAccess(app);
  installErrors(app);
  installCleanTexts(app);
  installRequestLog(app);
  installClosing(app);
  installHeaders(app, config.base_url.startsWith("https://"));
  installCompression(app);
  // Before the checks: it closes the connection of an upgrade that they refuse.
  app.register(websocket, { options: { maxPayload: FRAME_LIMIT } });
  app.register(rateLimit, { global: false });
  app.register(cookie);
  app.after(() => {
    const limits = createGlobalLimits(app, config.rate_limit_factor);
    app.addHook("onRequest", (request) => limits.address.count(request));
    installOriginCheck(app, config.base_url);
    installRequestQueues(app);
    installAccessCheck(app);
    app.addHook("onRequest", async (request) => {
      if (request.caller !== null) await limits.user.count(request);
    });
  });
  return app;
};
