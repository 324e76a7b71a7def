import { type Bytes, isBytes } from "@relato/shared/contract/bytes.ts";
import { errorBodySchema, ERRORS } from "@relato/shared/contract/errors.ts";
import type { RouteDefinition, RouteRequest, RouteResult } from "@relato/shared/contract/route.ts";
import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from "fastify";
import { z } from "zod";
import { workOwner } from "../processes/work-owner.ts";
import type { Caller } from "./access.ts";

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
  config?: Omit<FastifyContextConfig, "access" | "contract">;
}

/** What a handler returns: the JSON, or for a route of bytes the reply that it has sent. */
type HandlerResult<R extends RouteDefinition> = R["response"] extends Bytes
  ? FastifyReply
  : RouteResult<R>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The contract behind this route; routes of plugins (files, uploads, events) have none. */
    contract?: RouteDefinition;
  }
}

/** Every route can give these beside its own. */
const COMMON_STATUSES = [400, 401, 403, 429, 500];

const schemaOf = (contract: RouteDefinition): FastifySchema => {
  const statuses = new Set([...COMMON_STATUSES, ...contract.errors.map((code) => ERRORS[code])]);
  const refused = Object.fromEntries([...statuses].map((status) => [status, errorBodySchema]));
  return {
    summary: contract.summary,
    tags: [contract.path.split("/")[2] ?? ""],
    ...(contract.access === "anonymous" ? {} : { security: [{ session: [] }] }),
    ...(contract.params === undefined ? {} : { params: contract.params }),
    ...(contract.query === undefined ? {} : { querystring: contract.query }),
    ...(contract.body === undefined || isBytes(contract.body) ? {} : { body: contract.body }),
    response: { [contract.status ?? 200]: responseOf(contract.response), ...refused },
  };
};

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

/**
 * Binds a contract to its handler. The contract's schemas parse the request and check the response.
 * A response that does not match its schema is an INTERNAL error, so no undeclared field is sent.
 */
export const bind = <const R extends RouteDefinition>(
  app: FastifyInstance,
  contract: R,
  handler: (context: HandlerContext<R>) => Promise<HandlerResult<R>>,
  { config, head, ...options }: BindOptions = {},
): void => {
  app.route({
    method: head === "handler" ? [contract.method, "HEAD"] : contract.method,
    exposeHeadRoute: head === undefined,
    url: contract.path,
    schema: schemaOf(contract),
    config: { ...config, access: contract.access, contract },
    ...options,
    handler: async (request, reply) => {
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
      const result = await workOwner.run(request.caller?.id ?? request.ip, handler, context);
      if (isBytes(contract.response)) return result;
      return reply.status(contract.status ?? 200).send(result);
    },
  });
};
