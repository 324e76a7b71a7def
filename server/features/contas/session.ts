import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Role } from "@relato/shared/contract/contas.ts";
import type { Database } from "../../platform/database/database.ts";
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

/** better-auth's signed cookie: `token.signature`, the signature being base64 HMAC-SHA256 of the token. */
const readToken = (value: string | undefined, secret: string): string | null => {
  const [token = "", signature = ""] = (value ?? "").split(".");
  const right = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
};

/** The token of the session that this request carries; null when it carries none that we signed. */
export const findToken = async (auth: Auth, request: FastifyRequest): Promise<string | null> => {
  const { authCookies, secret } = await auth.$context;
  return readToken(request.cookies[authCookies.sessionToken.name], secret);
};

/** Who was signed in by these answer's cookies; null when they open no session. */
export const findUserOfCookies = async (
  { app, auth, db }: { app: FastifyInstance; auth: Auth; db: Database },
  headers: Headers,
): Promise<{ id: string } | null> => {
  const { authCookies, secret } = await auth.$context;
  const cookies = headers.getSetCookie().map((header) => header.split(";")[0]);
  const { [authCookies.sessionToken.name]: value } = app.parseCookie(cookies.join("; "));
  const token = readToken(value, secret);
  if (token === null) return null;
  const { rows } = await db.pool.query<{ id: string }>(
    "select user_id as id from auth.session where token = $1",
    [token],
  );
  return rows[0] ?? null;
};

interface SessionRow extends Caller {
  banned: boolean | null;
}

/** A session that has more than this left needs no prolonging (auth.ts: seven days, renewed once a day). */
const SESSION_SQL = `
  select u.id, u.email, u.name, u.role, u.banned
    from auth.session s join auth."user" u on u.id = s.user_id
   where s.token = $1 and s.expires_at > now() + interval '6 days'`;

/**
 * Looks the session up in the database, at every request: a session that was ended is ended. One query for the usual case,
 * since every request pays for it (better-auth's own way costs three times as much); whatever is not plainly a good session is
 * left to better-auth, which prolongs it, or ends it and removes the cookie.
 */
export const createFindCaller = ({ auth, db }: { auth: Auth; db: Database }): FindCaller => {
  const findBySql = async (request: FastifyRequest): Promise<SessionRow | null> => {
    const token = await findToken(auth, request);
    if (token === null) return null;
    const { rows } = await db.pool.query<SessionRow>({
      name: "session",
      text: SESSION_SQL,
      values: [token],
    });
    return rows[0] ?? null;
  };
  const findByAuth = async (request: FastifyRequest, reply?: FastifyReply) => {
    const { headers, response } = await auth.api.getSession({
      headers: authHeaders(request),
      // Prolonging without sending the cookie along would let the browser's copy end first.
      query: { disableRefresh: reply === undefined },
      returnHeaders: true,
    });
    if (reply !== undefined) sendCookies(reply, headers);
    return response?.user ?? null;
  };

  return async (request, reply): Promise<Caller | null> => {
    // A visitor without any cookie costs no query.
    if (request.headers.cookie === undefined) return null;
    const user = (await findBySql(request)) ?? (await findByAuth(request, reply));
    if (user === null) return null;
    if (user.banned === true) throw new AppError("ACCOUNT_DISABLED");
    const { id, email, name, role } = user;
    return { id, email, name, role: roleOf(role) };
  };
};
