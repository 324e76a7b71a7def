import { errorBodySchema, ERRORS } from "@relato/shared/contract/errors.ts";
import type { RouteDefinition, RouteRequest, RouteResult } from "@relato/shared/contract/route.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { Caller } from "./access.ts";

type UserOf<R extends RouteDefinition> = R["access"] extends "anonymous" ? Caller | null : Caller;

/** What a handler gets: the parsed request, who is calling, and fastify's objects for the rare case. */
export interface HandlerContext<R extends RouteDefinition> extends RouteRequest<R> {
  user: UserOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface BindOptions {
  /** Bytes of the body; 1 MiB unless told. */
  bodyLimit?: number;
}

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
    ...(contract.body === undefined ? {} : { body: contract.body }),
    response: { [contract.status ?? 200]: contract.response, ...refused },
  };
};

/**
 * Binds a contract to its handler. The request is parsed before and the answer checked after, both by the contract's
 * schemas; an answer that does not fit is an INTERNAL error, so nothing leaves that the contract does not name.
 */
export const bind = <const R extends RouteDefinition>(
  app: FastifyInstance,
  contract: R,
  handler: (context: HandlerContext<R>) => Promise<RouteResult<R>>,
  options: BindOptions = {},
): void => {
  app.route({
    method: contract.method,
    url: contract.path,
    schema: schemaOf(contract),
    config: { access: contract.access, contract },
    ...options,
    handler: async (request, reply) => {
      // The types follow from the contract: its schemas have parsed these values, its access has found the caller.
      const result = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.caller,
        request,
        reply,
      } as HandlerContext<R>);
      return reply.status(contract.status ?? 200).send(result);
    },
  });
};
