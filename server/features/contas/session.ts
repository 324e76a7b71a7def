import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Role } from "@relato/shared/contract/contas.ts";
import type { Caller, FindCaller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Auth } from "./auth.ts";

/** Only `admin` grants anything; whatever else stands there is a doctor. */
export const roleOf = (role: unknown): Role => (role === "admin" ? "admin" : "doctor");

/** The request's headers for better-auth, with the address that fastify trusts in place of what the caller claims. */
export const authHeaders = (request: FastifyRequest): Headers => {
  const { cookie, "user-agent": userAgent }: IncomingHttpHeaders = request.headers;
  return new Headers({
    "x-forwarded-for": request.ip,
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { "user-agent": userAgent.slice(0, 500) }),
  });
};

/** Hands better-auth's cookies on to the browser. */
export const sendCookies = (reply: FastifyReply, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) reply.header("set-cookie", cookie);
};

/** Looks the session up in the database, each time. */
export const createFindCaller =
  (auth: Auth): FindCaller =>
  async (request, reply): Promise<Caller | null> => {
    // A visitor without any cookie costs no query.
    if (request.headers.cookie === undefined) return null;
    const { headers, response } = await auth.api.getSession({
      headers: authHeaders(request),
      // Prolonging without sending the cookie along would let the browser's copy end first.
      query: { disableRefresh: reply === undefined },
      returnHeaders: true,
    });
    if (reply !== undefined) sendCookies(reply, headers);
    if (response === null) return null;
    const { id, email, name, role, banned } = response.user;
    if (banned === true) throw new AppError("ACCOUNT_DISABLED");
    return { id, email, name, role: roleOf(role) };
  };
