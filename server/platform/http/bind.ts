import { type Bytes, isBytes } from "@relato/shared/contract/bytes.ts";
import { ERRORS } from "@relato/shared/contract/errors.ts";
import { errorBodySchema } from "@relato/shared/contract/error-body.ts";
import { problemSchema } from "@relato/shared/contract/problem.ts";
import type { RouteDefinition, RouteRequest, RouteResult } from "@relato/shared/contract/route.ts";
import { isWriteScope, scopesOf } from "@relato/shared/domain/api-scopes.ts";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from "fastify";
import { z } from "zod";
import { workOwner } from "../processes/work-owner.ts";
import { runLimited } from "./launched.ts";
import { toLaunchedPath } from "./launched-paths.ts";
import type { Caller } from "./access.ts";
import { answerOnce, fingerprintOf } from "./v1/idempotency.ts";
import { cutPage, isWholeList, pagedSchemas } from "./v1/pages.ts";
import { isV1, toV1Path } from "./v1/paths.ts";

type UserOf<R extends RouteDefinition> = R["access"] extends "anonymous" ? Caller | null : Caller;

/** The parsed request, the caller, and fastify's objects. */
export interface HandlerContext<R extends RouteDefinition> extends RouteRequest<R> {
  user: UserOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface BindOptions {
  /** Bytes of the body; 1 MiB by default. */
  bodyLimit?: number;
  /** Answer to HEAD requests: the route's handler, or none. Default: fastify's own. */
  head?: "handler" | "none";
  config?: Omit<FastifyContextConfig, "access" | "contract" | "launched" | "once" | "scopes">;
}

/** What a handler returns: the JSON, or for a route of bytes the reply that it has sent. */
type HandlerResult<R extends RouteDefinition> = R["response"] extends Bytes
  ? FastifyReply
  : RouteResult<R>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The contract behind this route; routes of plugins (files, uploads, events) have none. */
    contract?: RouteDefinition;
    /** A write at `/api/v1` that accepts an Idempotency-Key. */
    once?: boolean;
  }
}

/** Every route can give these beside its own. */
const COMMON_STATUSES = [400, 401, 403, 429, 500];
/** Of writes with an Idempotency-Key. */
const ONCE_STATUSES = [409, 422];

const errorSchemas = (contract: RouteDefinition, body: z.ZodObject, more: number[] = []) => {
  const own = contract.errors.map((code) => ERRORS[code]);
  return Object.fromEntries(
    [...new Set([...COMMON_STATUSES, ...own, ...more])].map((status) => [status, body]),
  );
};

const schemaOf = (contract: RouteDefinition): FastifySchema => ({
  summary: contract.summary,
  tags: [contract.path.split("/")[2] ?? ""],
  ...(contract.access === "anonymous" ? {} : { security: [{ session: [] }] }),
  ...(contract.params === undefined ? {} : { params: contract.params }),
  ...(contract.query === undefined ? {} : { querystring: contract.query }),
  ...(contract.body === undefined || isBytes(contract.body) ? {} : { body: contract.body }),
  response: {
    [contract.status ?? 200]: responseOf(contract.response),
    ...errorSchemas(contract, errorBodySchema),
  },
});

/** OpenAPI's description of bytes; fastify sends streams and buffers without it. */
const responseOf = (response: RouteDefinition["response"]): unknown =>
  isBytes(response)
    ? {
        content: Object.fromEntries(
          response.media_types.map((type) => [
            type,
            { schema: z.string().meta({ format: "binary" }) },
          ]),
        ),
      }
    : response;

/** The same contract for keys; null for a route that no key may call. */
const v1Of = (contract: RouteDefinition) => {
  if (contract.scope === null) return null;
  const scopes = scopesOf(contract.scope);
  const isWrite = isWriteScope(contract.scope);
  const paged = isWholeList(contract) ? pagedSchemas(contract) : null;
  const { response: _, ...schema } = schemaOf(contract);
  return {
    scopes,
    isWrite,
    isPaged: paged !== null,
    schema: {
      ...schema,
      ...(paged === null ? {} : { querystring: paged.query }),
      security: [{ api_key: scopes }],
      response: {
        [contract.status ?? 200]: paged?.response ?? responseOf(contract.response),
        ...errorSchemas(contract, problemSchema, isWrite ? ONCE_STATUSES : []),
      },
    },
  };
};

/**
 * Binds a contract to its handler. The contract's schemas parse the request and check the response.
 * A response that does not match its schema is an INTERNAL error, so no undeclared field is sent.
 * A contract with a scope is also bound at `/api/v1`, for API keys; one of that path only there.
 * A contract with `launched` is also bound at `/api/launched`, for launched sessions.
 */
export const bind = <const R extends RouteDefinition>(
  app: FastifyInstance,
  contract: R,
  handler: (context: HandlerContext<R>) => Promise<HandlerResult<R>>,
  { config, head, ...options }: BindOptions = {},
): void => {
  const status = contract.status ?? 200;
  const handle = (request: FastifyRequest, reply: FastifyReply): Promise<HandlerResult<R>> => {
    // The contract's schemas have parsed these values, and its access has found the caller.
    const context = {
      params: request.params,
      query: request.query,
      body: request.body,
      user: request.caller,
      request,
      reply,
    } as HandlerContext<R>;
    // An anonymous visitor is known by the address only.
    const owner = request.caller?.id ?? request.ip;
    return runLimited(request.caller, () => workOwner.run(owner, handler, context));
  };
  const route = {
    method: head === "handler" ? [contract.method, "HEAD" as const] : contract.method,
    exposeHeadRoute: head === undefined,
    ...options,
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const result = await handle(request, reply);
    return isBytes(contract.response) ? result : reply.status(status).send(result);
  };
  const common = { ...config, access: contract.access, contract };
  const schema = schemaOf(contract);
  if (!isV1(contract.path))
    app.route({ ...route, url: contract.path, schema, config: common, handler: answer });
  if (contract.launched === true)
    app.route({
      ...route,
      url: toLaunchedPath(contract.path),
      schema: { ...schema, hide: true },
      config: { ...common, launched: true },
      handler: answer,
    });
  const v1 = v1Of(contract);
  if (v1 === null) return;
  app.route({
    ...route,
    url: toV1Path(contract.path),
    schema: v1.schema,
    config: {
      ...common,
      scopes: v1.scopes,
      once: v1.isWrite && !isBytes(contract.response),
    },
    preValidation: async (request) => {
      if (v1.isWrite) request.fingerprint = fingerprintOf(request);
    },
    handler: async (request, reply) => {
      if (isBytes(contract.response)) return handle(request, reply);
      if (v1.isWrite)
        return answerOnce(
          request.server.db,
          { request, reply, status },
          // Without bytes, an answer is a JSON object.
          async () => (await handle(request, reply)) as object,
        );
      const result = await handle(request, reply);
      const page = v1.isPaged ? cutPage(result as { items: unknown[] }, request.query) : result;
      return reply.status(status).send(page);
    },
  });
};
