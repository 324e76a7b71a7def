import type { FastifyInstance, FastifyRequest } from "fastify";
import type PQueue from "p-queue";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Limits how many requests of the routes that share this queue run at once. Requests wait
     * before their session is looked up. Only for routes without a body: a slow sender would
     * block the queue.
     */
    queue?: PQueue;
  }
}

/** A request leaves its queue when its answer is sent or its connection closes. */
export const installRequestQueues = (app: FastifyInstance): void => {
  const endings = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onRequest", async (request, reply) => {
    const { queue } = request.routeOptions.config;
    if (queue === undefined) return;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    endings.set(request, end);
    reply.raw.once("close", end);
    await new Promise<void>((begin) => {
      void queue.add(() => {
        begin();
        return ended;
      });
    });
  });
  app.addHook("onSend", async (request) => endings.get(request)?.());
};
