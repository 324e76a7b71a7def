import type { OpenSession } from "@relato/shared/contract/conta.ts";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Database } from "../../platform/database/database.ts";
import { findToken } from "./session.ts";

/**
 * Open sessions, newest first. better-auth's list would contain their tokens. A session in its last
 * minutes may be the former half of one with a new token.
 */
export const listSessions = async (
  { auth, config, db }: Pick<Deps, "auth" | "config" | "db">,
  request: FastifyRequest,
  userId: string,
): Promise<OpenSession[]> => {
  const { rows } = await db.pool.query<OpenSession>(
    `select id, created_at, expires_at, ip_address, user_agent, token = $2 as current
       from auth.session where user_id = $1 and expires_at > now()
         and created_at > now() - make_interval(days => $3, mins => -2)
      order by created_at desc, id`,
    [userId, (await findToken(auth, request)) ?? "", config.session_max_days],
  );
  return rows;
};

/** False if the account has no such session. */
export const endSession = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const { rowCount } = await db.pool.query(
    "delete from auth.session where user_id = $1 and id = $2",
    [userId, id],
  );
  return rowCount === 1;
};

/** Returns the number of ended sessions. */
export const endOtherSessions = async (
  { auth, db }: Pick<Deps, "auth" | "db">,
  request: FastifyRequest,
  userId: string,
): Promise<number> => {
  const { rowCount } = await db.pool.query(
    "delete from auth.session where user_id = $1 and token <> $2",
    [userId, (await findToken(auth, request)) ?? ""],
  );
  return rowCount ?? 0;
};

export const hasTwoFactor = async (db: Database, userId: string): Promise<boolean> => {
  const { rows } = await db.pool.query<{ enabled: boolean | null }>(
    `select two_factor_enabled as enabled from auth."user" where id = $1`,
    [userId],
  );
  return rows[0]?.enabled === true;
};
