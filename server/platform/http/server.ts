import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Log } from "../audit/log.ts";
import type { Config } from "../config/config.ts";
import {
  type FindCaller,
  type FindKey,
  type FindLaunched,
  installAccessCheck,
  requireAccess,
} from "./access.ts";
import { installBodyMemory } from "./body-memory.ts";
import { installCleanTexts } from "./clean-text.ts";
import { installCompression } from "./compression.ts";
import { installConnectionLimits } from "./connections.ts";
import { AppError, answerBadUrl, installErrors } from "./errors.ts";
import { installHeaders } from "./headers.ts";
import { installHostCheck } from "./host.ts";
import { createGlobalLimits } from "./limits.ts";
import { installOriginCheck } from "./origin.ts";
import { installRequestQueues, installUserQueues } from "./request-queue.ts";
import { installSlowBodyLimit } from "./slow-bodies.ts";
import { installKeyLimit } from "./v1/key-limit.ts";

const BODY_LIMIT = 1024 * 1024;
/** Bytes of one WebSocket message. */
const FRAME_LIMIT = 32 * 1024;
/** How often Node looks for connections whose headers are late. */
const CHECK_MS = 1000;

/** Logs the route's pattern. The path and query can name a patient or hold a token. */
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
        key_id: request.caller?.key?.id ?? request.caller?.launch?.key_id,
        address: request.ip,
      },
      "request",
    );
  });
};

/** Closes connections that become idle during shutdown. */
const installClosing = (app: FastifyInstance): void => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 20);
  });
  app.addHook("onClose", async () => clearInterval(timer));
};

/** A number is the count of proxies in front. Fastify expects a function. */
const trustProxyOf = (value: Config["trust_proxy"]) =>
  typeof value === "number" ? (_address: string, hop: number) => hop < value : value;

/** Without the feature of API keys there are none. */
const refuseKey: FindKey = () => Promise.reject(new AppError("API_KEY_INVALID"));
const findNone: FindLaunched = () => Promise.resolve(null);

/** A fastify server with everything but routes. Register routes in plugins afterwards. */
export const createServer = (
  config: Config,
  log: Log,
  findCaller: FindCaller,
  findKey = refuseKey,
  findLaunched = findNone,
): FastifyInstance => {
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Fastify's own request log has the path and query; installRequestLog writes ours.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "request_id",
    }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxyOf(config.trust_proxy),
    forceCloseConnections: "idle",
    http: {
      headersTimeout: config.headers_timeout_s * 1000,
      connectionsCheckingInterval: CHECK_MS,
    },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBadUrl,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON bodies are parsed, so another site's form cannot be one. Uploads add a parser.
  app.removeContentTypeParser("text/plain");
  app.decorateRequest("caller", null);
  app.decorateRequest("fingerprint", null);
  app.decorateReply("framing_origins", null);
  app.decorate("findCaller", findCaller);
  app.decorate("findKey", findKey);
  app.decorate("findLaunched", findLaunched);
  requireAccess(app);
  installErrors(app);
  installConnectionLimits(app.server, config);
  installSlowBodyLimit(app, config);
  installCleanTexts(app);
  installRequestLog(app);
  installClosing(app);
  installHeaders(app, config.base_url.startsWith("https://"));
  installHostCheck(app, config);
  installBodyMemory(app, config.body_memory_mb * 1024 * 1024);
  installCompression(app);
  // Before the access check, so that a refused upgrade closes its connection.
  app.register(websocket, { options: { maxPayload: FRAME_LIMIT } });
  app.register(rateLimit, { global: false });
  app.register(cookie);
  app.after(() => {
    const limits = createGlobalLimits(app, config.rate_limit_factor);
    app.addHook("onRequest", (request) => limits.address.count(request));
    installOriginCheck(app, config.base_url);
    installRequestQueues(app);
    installAccessCheck(app, config.base_url);
    installKeyLimit(app, config.rate_limit_factor);
    app.addHook("onRequest", async (request) => {
      if (request.caller !== null) await limits.user.count(request);
    });
    installUserQueues(app, config.requests_parallel);
  });
  return app;
};
