import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a page of another site sent this. Every browser marks its requests: by Sec-Fetch-Site since 2023, by Origin
 * on anything that changes state before that. A caller that sends neither is no browser and carries no one's cookies.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
const isForeign = (request: FastifyRequest, ownOrigin: string): boolean => {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin, host } = request.headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

/**
 * For WebSockets, whose handshake is a GET that every site's page may send with our cookies: only a page of our own origin,
 * which says so, may open one. @throws AppError FORBIDDEN
 */
export const requireOwnOrigin = (request: FastifyRequest, ownOrigin: string): void => {
  if (request.headers.origin === undefined || isForeign(request, ownOrigin))
    throw new AppError("FORBIDDEN");
};

/** Refuses requests that change something and come from another site's page, whatever the route. */
export const installOriginCheck = (app: FastifyInstance, ownOrigin: string): void => {
  app.addHook("onRequest", async (request) => {
    if (!SAFE.has(request.method) && isForeign(request, ownOrigin)) throw new AppError("FORBIDDEN");
  });
};
