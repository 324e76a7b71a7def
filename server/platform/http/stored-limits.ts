import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { AppError } from "./errors.ts";

export interface StoredLimit {
  /** Counts an attempt. @throws AppError RATE_LIMITED with the seconds to wait */
  count(request: FastifyRequest): Promise<void>;
  /** Takes back an attempt that `count` allowed. */
  release(request: FastifyRequest): Promise<void>;
}

export interface StoredLimitOptions {
  name: string;
  max: number;
  window_ms: number;
  /** Default: the caller's address. */
  keyOf?: (request: FastifyRequest) => string;
}

/** The IP address; of IPv6 the /64 network, which is one customer's. */
export const addressKey = (ip: string): string => {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = "", tail = ""] = new URL(`http://[${ip.split("%")[0]}]`).hostname
    .slice(1, -1)
    .split("::");
  const [first, last] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => "0");
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(":");
};

/** PostgreSQL's clock, which all processes share. */
const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
/** A start more than a minute ahead was written before the clock was set back. */
const IS_OVER = `r.last_request not between ${NOW} - $2 + 1 and ${NOW} + 60000`;

/** The row's lock puts parallel attempts in a sequence. No row is returned above the maximum. */
const COUNT_SQL = `
  insert into auth.rate_limit as r (id, key, count, last_request) values ($1, $1, 1, ${NOW})
  on conflict (key) do update
     set count = case when ${IS_OVER} then 1 else r.count + 1 end,
         last_request = case when ${IS_OVER} then ${NOW} else r.last_request end
   where ${IS_OVER} or r.count < $3
  returning r.count`;
const WAIT_SQL = `
  select ceil((last_request + $2 - ${NOW}) / 1000.0)::int as wait_s
    from auth.rate_limit where key = $1`;
const RELEASE_SQL = "update auth.rate_limit set count = greatest(count - 1, 0) where key = $1";

/** Typed addresses are stored as hashes: one may be a password in the wrong field. */
const hashKey = (name: string, key: string): string =>
  createHash("sha256").update(`${name}\0${key}`).digest("base64url");

/** Counts one use of `key`. @throws AppError RATE_LIMITED */
export const countStored = async (
  { pool }: Pick<Database, "pool">,
  { name, max, window_ms }: Omit<StoredLimitOptions, "keyOf">,
  key: string,
): Promise<void> => {
  const hash = hashKey(name, key);
  const { rowCount } = await pool.query(COUNT_SQL, [hash, window_ms, max]);
  if (rowCount === 1) return;
  const { rows } = await pool.query<{ wait_s: number }>(WAIT_SQL, [hash, window_ms]);
  throw new AppError("RATE_LIMITED", { retry_after_s: Math.max(1, rows[0]?.wait_s ?? 1) });
};

/**
 * Allows `max` attempts per window. Attempts are rows, so that processes share them and a restart
 * forgets none. For rare requests only: each count is a statement.
 */
export const createStoredLimit = (
  db: Pick<Database, "pool">,
  options: StoredLimitOptions,
): StoredLimit => {
  const { keyOf = (request: FastifyRequest) => addressKey(request.ip) } = options;
  return {
    count: (request) => countStored(db, options, keyOf(request)),
    release: async (request) => {
      await db.pool.query(RELEASE_SQL, [hashKey(options.name, keyOf(request))]);
    },
  };
};

/** Deletes attempts whose window, at most a day, is over. */
export const pruneStoredLimits = async ({ pool }: Pick<Database, "pool">): Promise<void> => {
  await pool.query(`delete from auth.rate_limit where last_request < ${NOW} - 86400000`);
};
