import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { isV1 } from "./v1/paths.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether another site's page sent this request. Browsers mark requests by Sec-Fetch-Site (since
 * 2023) or by Origin on requests that change state. A client that sends neither is no browser.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export const isForeign = (request: FastifyRequest, ownOrigin: string): boolean => {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin, host } = request.headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

/**
 * Any site's page can start a WebSocket handshake with our cookies, so only our own origin may.
 * @throws AppError FORBIDDEN
 */
export const requireOwnOrigin = (request: FastifyRequest, ownOrigin: string): void => {
  if (request.headers.origin === undefined || isForeign(request, ownOrigin))
    throw new AppError("FORBIDDEN");
};

/**
 * Requires a request of our own page. The cookie of a launched session is SameSite=None: other
 * sites' pages may not even read with it, and a change must name our own origin.
 * @throws AppError FORBIDDEN
 */
export const requireOwnPage = (request: FastifyRequest, ownOrigin: string): void => {
  if (!SAFE.has(request.method)) requireOwnOrigin(request, ownOrigin);
  else if (isForeign(request, ownOrigin)) throw new AppError("FORBIDDEN");
};

/** Refuses state-changing requests from other sites' pages. No page can send an API key unasked. */
export const installOriginCheck = (app: FastifyInstance, ownOrigin: string): void => {
  app.addHook("onRequest", async (request) => {
    if (SAFE.has(request.method) || isV1(request.url)) return;
    if (isForeign(request, ownOrigin)) throw new AppError("FORBIDDEN");
  });
};
