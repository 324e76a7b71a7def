import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/http/errors.ts";
import { createStoredLimit, type StoredLimit } from "../../platform/http/stored-limits.ts";

const MINUTE = 60_000;

/** E-mail addresses are compared trimmed and in lower case (specification 5). */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** The typed address, whether or not an account has it. */
const accountOf = (request: FastifyRequest): string => {
  const { email } = request.body as { email?: unknown };
  return typeof email === "string" ? normalEmail(email) : "";
};

const callerOf = (request: FastifyRequest): string => request.caller?.id ?? "";

/**
 * Counts an attempt before its password is hashed, so that parallel guesses are limited too. Only
 * an attempt that fails with `wrong` stays counted.
 */
export const countWrong = async <T>(
  limit: StoredLimit,
  request: FastifyRequest,
  wrong: ErrorCode,
  attempt: () => Promise<T>,
): Promise<T> => {
  await limit.count(request);
  let isWrong = false;
  try {
    return await attempt();
  } catch (error) {
    isWrong = error instanceof AppError && error.code === wrong;
    throw error;
  } finally {
    if (!isWrong) await limit.release(request);
  }
};

/** Limits of the account routes, stored in the database. */
export const createAccountLimits = ({ config, db }: Pick<Deps, "config" | "db">) => {
  const limit = (
    name: string,
    max: number,
    minutes: number,
    keyOf?: (request: FastifyRequest) => string,
  ): StoredLimit =>
    createStoredLimit(db, {
      name,
      max: max * config.rate_limit_factor,
      window_ms: minutes * MINUTE,
      ...(keyOf === undefined ? {} : { keyOf }),
    });
  return {
    // Attempts per IP address, and wrong passwords per account (design 7).
    sign_ins: limit("sign-in", 30, 1),
    wrong_passwords: limit("wrong-password", 10, 15, accountOf),
    sign_ups: limit("sign-up", 20, 60),
    mails: limit("mail", 20, 60),
    mails_to_account: limit("mail-to-account", 5, 60, accountOf),
    // Uses of links and codes.
    links: limit("link", 30, 10),
    // Wrong passwords in an open session.
    proofs: limit("proof", 10, 15, callerOf),
  };
};
export type AccountLimits = ReturnType<typeof createAccountLimits>;
