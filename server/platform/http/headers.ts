import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/**
 * Headers of every answer. The microphone and the tab's sound only for our own pages; the policy is the strictest, and a
 * page that needs more says so itself (documents.ts).
 */
export const installHeaders = (app: FastifyInstance, https: boolean): void => {
  app.register(helmet, {
    contentSecurityPolicy: false,
    // Over plain http (a laptop) a browser must not be told to come back by https.
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
    // Answers of the API hold a doctor's data: no cache keeps them, not even the browser's.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
};
