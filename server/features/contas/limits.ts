import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { createLimit } from "../../platform/http/limits.ts";

const MINUTE = 60_000;

/** E-mail addresses are compared trimmed and in lower case (specification 5). */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** The typed address, whether or not an account has it. */
const accountOf = (request: FastifyRequest): string => {
  const { email } = request.body as { email?: unknown };
  return typeof email === "string" ? normalEmail(email) : "";
};

const callerOf = (request: FastifyRequest): string => request.caller?.id ?? "";

export const createAccountLimits = (
  app: FastifyInstance,
  { rate_limit_factor }: Pick<Config, "rate_limit_factor">,
) => {
  const limit = (max: number, minutes: number, keyOf?: (request: FastifyRequest) => string) =>
    createLimit(app, {
      max: max * rate_limit_factor,
      window_ms: minutes * MINUTE,
      ...(keyOf === undefined ? {} : { keyOf }),
    });
  return {
    // Attempts per IP address, and wrong passwords per account (design 7).
    sign_ins: limit(30, 1),
    wrong_passwords: limit(10, 15, accountOf),
    sign_ups: limit(20, 60),
    mails: limit(20, 60),
    mails_to_account: limit(5, 60, accountOf),
    // Uses of links and codes.
    links: limit(30, 10),
    // Wrong passwords in an open session.
    proofs: limit(10, 15, callerOf),
  };
};
export type AccountLimits = ReturnType<typeof createAccountLimits>;
