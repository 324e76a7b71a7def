import type { FastifyReply, FastifyRequest } from "fastify";
import { joinHalves, type ResetHalves } from "./links.ts";

const COOKIE = "relato_reset";
const MINUTES_30_S = 30 * 60;

const write = (reply: FastifyReply, value: string, seconds: number, https: boolean): void => {
  reply.setCookie(https ? `__Host-${COOKIE}` : COOKIE, value, {
    path: "/",
    maxAge: seconds,
    httpOnly: true,
    // Not Strict: the first request comes from the mail, and a redirect follows.
    sameSite: "lax",
    secure: https,
  });
};

/** Stores a reset link's halves; malformed ones as a text that is never valid. */
export const keepHalves = (reply: FastifyReply, halves: ResetHalves, https: boolean): void =>
  write(reply, joinHalves(halves) ?? "used", MINUTES_30_S, https);

export const clearHalves = (reply: FastifyReply, https: boolean): void =>
  write(reply, "", 0, https);

/** Null: this browser opened no link. Empty: the link was malformed. */
export const readHalves = (request: FastifyRequest): Partial<ResetHalves> | null => {
  const value = request.cookies[`__Host-${COOKIE}`] ?? request.cookies[COOKIE];
  if (value === undefined || value === "") return null;
  const [access_token, refresh_token] = value.split(".");
  return access_token === undefined || refresh_token === undefined
    ? {}
    : { access_token, refresh_token };
};
