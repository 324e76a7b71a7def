import type { FastifyReply, FastifyRequest } from "fastify";
import { withAuthErrors } from "./errors.ts";
import { authHeaders, sendCookies } from "./session.ts";

/** A request, and the reply that gets its cookies. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Calls better-auth with the request's headers and sends its cookies. @throws AppError */
export const callAuth = async <T>(
  { request, reply }: Exchange,
  call: (options: {
    headers: Headers;
    returnHeaders: true;
  }) => Promise<{ headers: Headers; response: T }>,
): Promise<T> => {
  const { headers, response } = await withAuthErrors(() =>
    call({ headers: authHeaders(request), returnHeaders: true }),
  );
  sendCookies(reply, headers);
  return response;
};
