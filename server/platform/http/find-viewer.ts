import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "./access.ts";
import { AppError } from "./errors.ts";

/** The user who views a page. A disabled account counts as a visitor; sign-in explains why. */
export const findViewer = async (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | null> => {
  try {
    return await app.findCaller(request, reply);
  } catch (error) {
    if (error instanceof AppError && error.code === "ACCOUNT_DISABLED") return null;
    throw error;
  }
};
