import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { createLimit, type Limit } from "../../platform/http/limits.ts";

const MINUTE = 60_000;

/** E-mail addresses are compared trimmed and in lower case (specification 5). */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** The typed address, whether or not an account has it. */
const accountOf = (request: FastifyRequest): string => {
  const { email } = request.body as { email?: unknown };
  return typeof email === "string" ? normalEmail(email) : "";
};

const callerOf = (request: FastifyRequest): string => request.caller?.id ?? "";

export interface AccountLimits {
  /** Attempts per IP address, and wrong passwords per account (design 7). */
  sign_ins: Limit;
  wrong_passwords: Limit;
  sign_ups: Limit;
  /** Requested mails per IP address and per account. */
  mails: Limit;
  mails_to_account: Limit;
  /** Uses of links and codes per IP address. */
  links: Limit;
  /** Wrong passwords in an open session, per account. */
  proofs: Limit;
}

export const createAccountLimits = (
  app: FastifyInstance,
  { rate_limit_factor }: Pick<Config, "rate_limit_factor">,
): AccountLimits => {
  const limit = (max: number, minutes: number, keyOf?: (request: FastifyRequest) => string) =>
    createLimit(app, {
      max: max * rate_limit_factor,
      window_ms: minutes * MINUTE,
      ...(keyOf === undefined ? {} : { keyOf }),
    });
  return {
    sign_ins: limit(30, 1),
    wrong_passwords: limit(10, 15, accountOf),
    sign_ups: limit(20, 60),
    mails: limit(20, 60),
    mails_to_account: limit(5, 60, accountOf),
    links: limit(30, 10),
    proofs: limit(10, 15, callerOf),
  };
};
