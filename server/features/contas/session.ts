import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Role } from "@relato/shared/contract/contas.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Caller, FindCaller } from "../../platform/http/access.ts";
import { AppError } from "../../platform/http/errors.ts";
import type { Deps } from "../../deps.ts";
import { type Auth, RENEWAL_S } from "./auth.ts";

/** Any value but `admin` means a doctor. */
export const roleOf = (role: unknown): Role => (role === "admin" ? "admin" : "doctor");

/** The request's headers for better-auth, with the IP address that fastify trusts. */
export const authHeaders = (request: FastifyRequest): Headers => {
  const { cookie, "user-agent": userAgent }: IncomingHttpHeaders = request.headers;
  return new Headers({
    "x-forwarded-for": request.ip,
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { "user-agent": userAgent.slice(0, 500) }),
  });
};

/** A session's cookie with a life, not one that removes it. */
const SESSION_COOKIE = /^(?:__Host-)?relato\.session_token=[^;].*?Max-Age=/;
/** The largest SESSION_MAX_DAYS. The session's row decides when it ends. */
const COOKIE_S = 365 * 24 * 3600;

/**
 * Sends better-auth's cookies. The session's cookie outlives the row's idle limit: a tab with only
 * an event stream renews the row, but gets no response that could renew the cookie.
 */
export const sendCookies = (reply: FastifyReply, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const life = SESSION_COOKIE.exec(cookie)?.[0];
    const rest = life === undefined ? "" : cookie.slice(life.length);
    const isEnding = life === undefined || rest.startsWith("0");
    reply.header("set-cookie", isEnding ? cookie : life + rest.replace(/^\d+/, `${COOKIE_S}`));
  }
};

const hmac = (token: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(token).digest();

/** A value of better-auth's cookie: `token.signature`, a base64 HMAC-SHA256 of the token. */
export const signToken = (token: string, secret: string): string =>
  `${token}.${hmac(token, secret).toString("base64")}`;

/** The token of such a value; null if the signature is wrong. */
const readToken = (value: string | undefined, secret: string): string | null => {
  const [token = "", signature = ""] = (value ?? "").split(".");
  const expected = hmac(token, secret);
  const actual = Buffer.from(signature, "base64");
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null;
};

/** The token of the request's session cookie; null without a valid signature. */
export const findToken = async (auth: Auth, request: FastifyRequest): Promise<string | null> => {
  const { authCookies, secret } = await auth.$context;
  return readToken(request.cookies[authCookies.sessionToken.name], secret);
};

const findUserOfToken = async (
  db: Database,
  token: string | null,
): Promise<{ id: string } | null> => {
  const { rows } = await db.pool.query<{ id: string }>(
    "select user_id as id from auth.session where token = $1",
    [token],
  );
  return rows[0] ?? null;
};

/** The user whose session these response headers start; null without a session. */
export const findUserOfCookies = async (
  { app, auth, db }: { app: FastifyInstance; auth: Auth; db: Database },
  headers: Headers,
): Promise<{ id: string } | null> => {
  const { authCookies, secret } = await auth.$context;
  const cookies = headers.getSetCookie().map((header) => header.split(";")[0]);
  const { [authCookies.sessionToken.name]: value } = app.parseCookie(cookies.join("; "));
  return findUserOfToken(db, readToken(value, secret));
};

/** The user whose session's cookie the request has. */
export const findUserOfSession = async (
  { auth, db }: Pick<Deps, "auth" | "db">,
  request: FastifyRequest,
): Promise<{ id: string } | null> => findUserOfToken(db, await findToken(auth, request));

interface SessionRow extends Caller {
  banned: boolean | null;
  has_second_step: boolean | null;
}

/** Finds sessions without need of renewal. $2: seconds left; $3: the absolute limit in days. */
const SESSION_SQL = `
  select u.id, u.email, u.name, u.role, u.banned, u.two_factor_enabled as has_second_step
    from auth.session s join auth."user" u on u.id = s.user_id
   where s.token = $1 and s.expires_at > now() + make_interval(secs => $2)
     and s.created_at > now() - make_interval(days => $3)`;
const END_OLD_SQL = `
  delete from auth.session
   where token = $1 and created_at <= now() - make_interval(days => $2)`;

/**
 * Reads the session from the database at every request, so that revoking is immediate. One query
 * finds the usual session, at a third of better-auth's cost. better-auth handles the others: it
 * renews the session, or ends it and removes the cookie.
 */
export const createFindCaller = ({
  auth,
  config,
  db,
}: Pick<Deps, "auth" | "config" | "db">): FindCaller => {
  const left_s = config.session_idle_hours * 3600 - RENEWAL_S;
  const findBySql = async (request: FastifyRequest): Promise<SessionRow | null> => {
    const token = await findToken(auth, request);
    if (token === null) return null;
    const { rows } = await db.pool.query<SessionRow>({
      name: "session",
      text: SESSION_SQL,
      values: [token, left_s, config.session_max_days],
    });
    if (rows[0] !== undefined) return rows[0];
    await db.pool.query(END_OLD_SQL, [token, config.session_max_days]);
    return null;
  };
  const findByAuth = async (request: FastifyRequest, reply?: FastifyReply) => {
    const { headers, response } = await auth.api.getSession({
      headers: authHeaders(request),
      // Without a reply no cookie can be sent, and the browser's cookie would expire first.
      query: { disableRefresh: reply === undefined },
      returnHeaders: true,
    });
    if (reply !== undefined) sendCookies(reply, headers);
    if (response === null) return null;
    const { twoFactorEnabled: has_second_step = null } = response.user;
    return { ...response.user, has_second_step };
  };

  return async (request, reply): Promise<Caller | null> => {
    if (request.headers.cookie === undefined) return null;
    const user = (await findBySql(request)) ?? (await findByAuth(request, reply));
    if (user === null) return null;
    if (user.banned === true) throw new AppError("ACCOUNT_DISABLED");
    const { id, email, name, role, has_second_step } = user;
    const lacks = config.second_step === "required" && has_second_step !== true;
    return { id, email, name, role: roleOf(role), ...(lacks && { lacks_second_step: true }) };
  };
};
