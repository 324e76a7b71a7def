import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import PQueue from "p-queue";
import { AppError } from "./errors.ts";

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

/** Requests of one user that wait for the database; more are refused. */
const MAX_WAITING = 200;

/** A request leaves its queue when its answer is sent or its connection closes. */
const createWaitingRoom = () => {
  const endings = new WeakMap<FastifyRequest, () => void>();
  return {
    enter: async (queue: PQueue, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      endings.set(request, end);
      reply.raw.once("close", end);
      await new Promise<void>((begin) => {
        void queue.add(() => {
          begin();
          return ended;
        });
      });
    },
    leave: (request: FastifyRequest): void => endings.get(request)?.(),
  };
};

export const installRequestQueues = (app: FastifyInstance): void => {
  const { enter, leave } = createWaitingRoom();
  app.addHook("onRequest", async (request, reply) => {
    const { queue } = request.routeOptions.config;
    if (queue !== undefined) await enter(queue, request, reply);
  });
  app.addHook("onSend", async (request) => leave(request));
};

/**
 * Limits how many requests of one user run at once, so that one user does not take every
 * connection of the database. Only routes with a contract: uploads and event streams stay open
 * long and use the database briefly. A request enters when its body has been read.
 */
export const installUserQueues = (app: FastifyInstance, concurrency: number): void => {
  const { enter, leave } = createWaitingRoom();
  const queues = new Map<string, PQueue>();
  app.addHook("preHandler", async (request, reply) => {
    const { caller, routeOptions } = request;
    if (caller === null || routeOptions.config.contract === undefined) return;
    const queue = queues.get(caller.id) ?? new PQueue({ concurrency });
    if (queue.size >= MAX_WAITING) throw new AppError("RATE_LIMITED", { retry_after_s: 1 });
    queues.set(caller.id, queue);
    const entered = enter(queue, request, reply);
    void queue.onIdle().then(() => {
      if (queue.pending === 0) queues.delete(caller.id);
    });
    await entered;
  });
  app.addHook("onSend", async (request) => leave(request));
};
