import { randomBytes } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { Exchange } from "./call-auth.ts";
import { findToken, signToken } from "./session.ts";

type SessionDeps = Pick<Deps, "auth" | "config" | "db">;

/** Ends the session that a sign-in in the same browser replaces. */
export const endReplaced = async (
  { auth, db }: Pick<Deps, "auth" | "db">,
  { request }: Exchange,
): Promise<void> => {
  const token = await findToken(auth, request);
  if (token !== null) await db.pool.query("delete from auth.session where token = $1", [token]);
};

/**
 * $1: the token. $2: the next one. $3, $4: the limits in days and hours. The former session reaches
 * its absolute limit in a minute, so that running requests of other tabs finish.
 */
const REPLACE_SQL = `
  with former as (
    update auth.session
       set created_at = now() - make_interval(days => $3, mins => -1),
           expires_at = now() + make_interval(hours => $4)
     where token = $1 returning id)
  insert into auth.session (id, token, expires_at, created_at, updated_at, ip_address, user_agent,
                            user_id, impersonated_by, authenticated_at)
  select gen_random_uuid(), $2, now() + make_interval(hours => $4), created_at, now(), ip_address,
         user_agent, user_id, impersonated_by, now()
    from auth.session where token = $1`;

/**
 * Gives the session a new token after its user proved again who they are: an earlier copy of the
 * cookie does not gain the proof.
 */
export const replaceToken = async (
  { auth, config, db }: SessionDeps,
  { request, reply }: Exchange,
): Promise<void> => {
  const token = await findToken(auth, request);
  const next = randomBytes(32).toString("base64url");
  const { session_max_days, session_idle_hours } = config;
  await db.pool.query(REPLACE_SQL, [token ?? "", next, session_max_days, session_idle_hours]);
  const { authCookies, secret } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  reply.setCookie(name, signToken(next, secret), {
    path: attributes.path ?? "/",
    httpOnly: true,
    secure: attributes.secure === true,
    sameSite: "lax",
    maxAge: session_max_days * 24 * 3600,
  });
};
