import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Records duration, status and error code of every request by its route's pattern. */
export const installMetrics = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "unknown";
    metrics.recordRequest({ method, route, status: reply.statusCode }, reply.elapsedTime);
    // Every visit without a session asks who is signed in.
    const code = reply.error_code;
    if (code !== null && code !== "UNAUTHENTICATED")
      metrics.recordError({ source: "request", code });
  });
};
