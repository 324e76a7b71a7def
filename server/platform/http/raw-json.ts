import type { FastifyInstance } from "fastify";

/**
 * Gives the routes of this scope JSON bodies as bytes: a webhook's signature covers the bytes, so
 * they are parsed after it was verified.
 */
export const acceptRawJson = (routes: FastifyInstance, bodyLimit: number): void => {
  routes.removeContentTypeParser("application/json");
  routes.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit },
    (_request, body, done) => done(null, body),
  );
};
