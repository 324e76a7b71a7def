import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { hostCookie } from "../../platform/http/host-cookie.ts";

/** The longest life of a session, in seconds; the view `launch_owners` ends it. */
const LIFE_S = 12 * 3600;

const nameOf = (config: Pick<Config, "base_url">): string => hostCookie("relato_launch", config);

/** The cookie of launched sessions in this browser. */
export const readLaunchCookie = (
  request: FastifyRequest,
  config: Pick<Config, "base_url">,
): string | undefined => request.cookies[nameOf(config)];

/**
 * Sets the cookie. `Partitioned`: each site that frames us has its own
 * (https://developer.mozilla.org/docs/Web/Privacy/Guides/Privacy_sandbox/Partitioned_cookies).
 */
export const setLaunchCookie = (
  reply: FastifyReply,
  config: Pick<Config, "base_url">,
  token: string,
): void => {
  reply.setCookie(nameOf(config), token, {
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "none",
    partitioned: true,
    maxAge: LIFE_S,
  });
};
