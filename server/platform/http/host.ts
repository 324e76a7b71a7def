import { isIP } from "node:net";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { AppError } from "./errors.ts";

/** Load balancers call these by an address of their choice. The answers reveal nothing. */
const PROBES = new Set(["/health", "/ready"]);
/** Distinct names that are logged. A caller could send millions. */
const MAX_LOGGED = 20;

/**
 * Whether a Host header may address this installation. Another site's name may lead to this server
 * (DNS rebinding), and the browser would then treat that site's pages as ours. Addresses of this
 * machine cannot be names of another site: a proxy or a test may use them. Without a public
 * BASE_URL, IP addresses are accepted too, for other devices in the local network.
 * https://cheatsheetseries.owasp.org/cheatsheets/Server_Side_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export const isAllowedHost = (
  host: string,
  { base_url, allowed_hosts = [] }: Pick<Config, "base_url" | "allowed_hosts">,
): boolean => {
  const own = new URL(base_url);
  const url = URL.parse(`${own.protocol}//${host}`);
  // The header holds a host and a port, no path and no user.
  if (url === null || url.origin !== url.href.replace(/\/$/, "")) return false;
  if (url.host === own.host || isLoopback(url.href)) return true;
  if (allowed_hosts.includes(url.host) || allowed_hosts.includes(url.hostname)) return true;
  return isLoopback(base_url) && isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
};

/** Refuses other hosts. Fastify's `request.host` is a trusted proxy's X-Forwarded-Host, or Host. */
export const installHostCheck = (app: FastifyInstance, config: Config): void => {
  const logged = new Set<string>();
  app.addHook("onRequest", async (request) => {
    const { host } = request;
    if (isAllowedHost(host, config) || PROBES.has(request.url)) return;
    if (!logged.has(host) && logged.size < MAX_LOGGED) {
      logged.add(host);
      const fix = "set BASE_URL or ALLOWED_HOSTS, or let the proxy send the original Host";
      request.log.warn({ host: host.slice(0, 100), fix }, "host refused");
    }
    throw new AppError("HOST_UNKNOWN");
  });
};
