import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Headers of every answer. Scripts only from our own files; the microphone and the tab's sound only for our own pages;
 * nobody may frame us. Inline styles are allowed, since React Aria positions its popovers with them.
 */
export const installHeaders = (app: FastifyInstance, https: boolean): void => {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", "blob:"],
        workerSrc: ["'self'", "blob:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Over plain http (a laptop) a browser must not be told to come back by https.
    strictTransportSecurity: https,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header(
      "permissions-policy",
      "microphone=(self), display-capture=(self), camera=(), geolocation=(), payment=()",
    );
    // Answers of the API hold a doctor's data: no cache keeps them, not even the browser's.
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
};
