import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/**
 * Sets the strictest headers on every answer. built-pages.ts relaxes them where a page needs it.
 */
export const installHeaders = (app: FastifyInstance, https: boolean): void => {
  app.register(helmet, {
    contentSecurityPolicy: false,
    // Without https, browsers must not be told to use https.
    strictTransportSecurity: https,
    xFrameOptions: { action: "deny" },
  });
  const policy = contentSecurityPolicy({ https });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("content-security-policy", policy);
    reply.header(
      "permissions-policy",
      "microphone=(self), display-capture=(self), camera=(), geolocation=(), payment=()",
    );
    // API answers hold patients' data: no cache may store them.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
};
