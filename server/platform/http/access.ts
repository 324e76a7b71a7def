import type { Access, RouteDefinition } from "@relato/shared/contract/route.ts";
import type { Role } from "@relato/shared/contract/contas.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

/** Who sent a request. */
export interface Caller {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/**
 * Finds out by the session cookie who is calling; null when nobody is signed in. With a reply, a session near its end is
 * prolonged and the renewed cookie sent along. @throws AppError ACCOUNT_DISABLED
 */
export type FindCaller = (request: FastifyRequest, reply?: FastifyReply) => Promise<Caller | null>;

export interface RegisteredRoute {
  method: string;
  url: string;
  access: Access;
  /** Routes of plugins (files, uploads, events) have none. */
  contract?: RouteDefinition | undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it stops the boot. */
    access?: Access;
  }
  interface FastifyRequest {
    /** Who is calling; always null on a route that anybody may call (one that wants to know asks `app.findCaller`). */
    caller: Caller | null;
  }
  interface FastifyInstance {
    findCaller: FindCaller;
    /** Every route that was registered, by whatever means: for the access test, and for whoever audits. */
    routeTable: RegisteredRoute[];
  }
}

/** The caller of a route that only signed-in users reach. @throws AppError UNAUTHENTICATED */
export const requireCaller = (request: FastifyRequest): Caller => {
  if (request.caller === null) throw new AppError("UNAUTHENTICATED");
  return request.caller;
};

/** From here on, a route that does not say who may call it stops the boot, by whatever means it is registered. */
export const requireAccess = (app: FastifyInstance): void => {
  app.decorate("routeTable", []);
  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (access === undefined) {
      throw new Error(
        `${String(route.method)} ${route.url} does not say who may call it (config.access)`,
      );
    }
    for (const method of [route.method].flat()) {
      app.routeTable.push({ method, url: route.url, access, contract: route.config?.contract });
    }
  });
};

/** Checks who is calling before a body is read. */
export const installAccessCheck = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    const access = request.routeOptions.config.access;
    // A route cannot exist without access; what has none here is the answer to an unknown path.
    if (access === undefined || access === "anonymous") return;
    request.caller = await app.findCaller(request, reply);
    const caller = requireCaller(request);
    // Not 404: that there is an administration is no secret, its routes are in the published contract.
    if (access === "admin" && caller.role !== "admin") throw new AppError("FORBIDDEN");
  });
};
