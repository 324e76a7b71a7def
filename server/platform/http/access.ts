import type { Access, RouteDefinition } from "@relato/shared/contract/route.ts";
import type { ApiScope } from "@relato/shared/domain/api-scopes.ts";
import type { LaunchView } from "@relato/shared/domain/launch.ts";
import type { Role } from "@relato/shared/contract/contas.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { requireOwnPage } from "./origin.ts";

/** The user who sent a request. */
export interface Caller {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The installation requires a second step, and the account has none. */
  lacks_second_step?: true;
  /** Of a request with an API key. */
  key?: { id: string; scopes: readonly ApiScope[] };
  /** Of a session that an API key launched for one patient. */
  launch?: { id: string; key_id: string; paciente_id: string; view: LaunchView };
}

/**
 * Finds the caller by the session cookie; null without a session. With a reply, a session near its
 * end is renewed and its cookie sent.
 * @throws AppError ACCOUNT_DISABLED
 */
export type FindCaller = (request: FastifyRequest, reply?: FastifyReply) => Promise<Caller | null>;

/**
 * Finds the account of the request's API key.
 * @throws AppError API_KEY_INVALID, ACCOUNT_DISABLED, API_ADDRESS_REFUSED, API_PLAN_REQUIRED
 */
export type FindKey = (
  request: FastifyRequest,
) => Promise<Caller & { key: NonNullable<Caller["key"]> }>;

/**
 * Finds the caller of a launched session by its cookie and the launch in the path; null without.
 * @throws AppError as FindKey, for the key that launched it
 */
export type FindLaunched = (request: FastifyRequest) => Promise<Caller | null>;

export interface RegisteredRoute {
  method: string;
  url: string;
  access: Access;
  /** Of the routes at `/api/v1`: the scopes that a key needs. */
  scopes?: readonly ApiScope[] | undefined;
  /** Of the routes at `/api/launched`. */
  launched?: true | undefined;
  /** Routes of plugins (files, uploads, events) have none. */
  contract?: RouteDefinition | undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may call this route. A route without it stops the boot. */
    access?: Access;
    /** The route is called with an API key that has these scopes, never with a session. */
    scopes?: readonly ApiScope[];
    /** The route is called with the cookie of a launched session, never with another one. */
    launched?: true;
  }
  interface FastifyRequest {
    /** Always null on anonymous routes, which call `app.findCaller` if they need it. */
    caller: Caller | null;
  }
  interface FastifyInstance {
    findCaller: FindCaller;
    findKey: FindKey;
    findLaunched: FindLaunched;
    /** Every registered route, for the access test. */
    routeTable: RegisteredRoute[];
  }
}

/** @throws AppError UNAUTHENTICATED */
export const requireCaller = (request: FastifyRequest): Caller => {
  if (request.caller === null) throw new AppError("UNAUTHENTICATED");
  return request.caller;
};

/** Disabled accounts have no session. An unreachable database ends no session. */
export const isSessionOver = async (
  request: FastifyRequest,
  reply?: FastifyReply,
): Promise<boolean> => {
  try {
    return (await request.server.findCaller(request, reply)) === null;
  } catch (error) {
    return error instanceof AppError;
  }
};

/** Every route registered later must declare its access, or the boot stops. */
export const requireAccess = (app: FastifyInstance): void => {
  app.decorate("routeTable", []);
  app.addHook("onRoute", (route) => {
    const access = route.config?.access;
    if (access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} declares no access (config.access)`);
    }
    const { contract, scopes, launched } = route.config ?? {};
    for (const method of [route.method].flat())
      app.routeTable.push({ method, url: route.url, access, scopes, launched, contract });
  });
};

/** What an account without the required second step needs to turn it on, and to leave. */
const ENROLMENT = [
  ...["/api/account/", "/api/session", "/api/auth/", "/api/perfil", "/api/notifications"],
  ...["/api/services", "/api/configuracoes/preferences", "/api/configuracoes/time-zone"],
];

/** The account of the request's API key, if the key has these scopes. */
const findKeyCaller = async (
  request: FastifyRequest,
  reply: FastifyReply,
  scopes: readonly ApiScope[],
): Promise<Caller> => {
  // RFC 6750. The header stays on refusals only.
  reply.header("www-authenticate", 'Bearer realm="relato"');
  const caller = await request.server.findKey(request);
  if (!scopes.every((scope) => caller.key.scopes.includes(scope))) {
    const challenge = `Bearer error="insufficient_scope", scope="${scopes.join(" ")}"`;
    reply.header("www-authenticate", challenge);
    request.caller = caller;
    throw new AppError("API_SCOPE_MISSING");
  }
  reply.removeHeader("www-authenticate");
  return caller;
};

const findAnyCaller = (request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> => {
  const { scopes, launched } = request.routeOptions.config;
  if (scopes !== undefined) return findKeyCaller(request, reply, scopes);
  return launched === true
    ? request.server.findLaunched(request)
    : request.server.findCaller(request, reply);
};

/** Checks the caller before the body is read. */
export const installAccessCheck = (app: FastifyInstance, ownOrigin: string): void => {
  app.addHook("onRequest", async (request, reply) => {
    const { access } = request.routeOptions.config;
    // Every route has an access; only the handler of unknown paths has none.
    if (access === undefined || access === "anonymous") return;
    request.caller = await findAnyCaller(request, reply);
    const caller = requireCaller(request);
    if (caller.launch !== undefined) requireOwnPage(request, ownOrigin);
    // Not 404: the published contract lists the admin routes.
    if (access === "admin" && caller.role !== "admin") throw new AppError("FORBIDDEN");
    const { url = "" } = request.routeOptions;
    if (caller.lacks_second_step && !ENROLMENT.some((path) => url.startsWith(path)))
      throw new AppError("SECOND_STEP_REQUIRED");
  });
};
