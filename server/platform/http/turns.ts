import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Turns } from "../turns.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Requests of the routes that share these go on a few at a time; the others wait before anything is looked up for them, so that fifty
     * that come together do not stand before everybody else. For routes without a body: a turn must not wait for a slow sender.
     */
    turns?: Turns;
  }
}

/** Lets a request wait for its turn, which ends with its answer (not with the reading of it), or when whoever asked has gone. */
export const installTurns = (app: FastifyInstance): void => {
  const endings = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onRequest", async (request, reply) => {
    const { turns } = request.routeOptions.config;
    if (turns === undefined) return;
    const ended = new Promise<void>((resolve) => {
      endings.set(request, resolve);
      reply.raw.once("close", resolve);
    });
    await new Promise<void>((begin) => {
      void turns(() => {
        begin();
        return ended;
      });
    });
  });
  app.addHook("onSend", async (request) => endings.get(request)?.());
};
