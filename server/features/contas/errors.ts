import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { APIError } from "better-auth/api";
import { AppError } from "../../platform/http/errors.ts";

/** better-auth's error codes (1.7.6) that have a code of ours. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
  INVALID_EMAIL: "EMAIL_INVALID",
  EMAIL_NOT_VERIFIED: "EMAIL_NOT_CONFIRMED",
  BANNED_USER: "ACCOUNT_DISABLED",
  USER_ALREADY_EXISTS: "EMAIL_TAKEN",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "EMAIL_TAKEN",
  PASSWORD_TOO_LONG: "PASSWORD_TOO_LONG",
  PASSWORD_TOO_SHORT: "PASSWORD_TOO_SHORT",
  INVALID_TOKEN: "RESET_LINK_INVALID",
  INVALID_PASSWORD: "PASSWORD_WRONG",
  SESSION_NOT_FRESH: "SESSION_NOT_FRESH",
  INVALID_CODE: "TWO_FACTOR_INVALID",
  INVALID_BACKUP_CODE: "TWO_FACTOR_INVALID",
  INVALID_TWO_FACTOR_COOKIE: "TWO_FACTOR_EXPIRED",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "TWO_FACTOR_EXPIRED",
  ACCOUNT_TEMPORARILY_LOCKED: "RATE_LIMITED",
  TOTP_ALREADY_ENABLED: "TWO_FACTOR_ENABLED",
  TOTP_NOT_ENABLED: "TWO_FACTOR_NOT_ENABLED",
  TWO_FACTOR_NOT_ENABLED: "TWO_FACTOR_NOT_ENABLED",
  BACKUP_CODES_NOT_ENABLED: "TWO_FACTOR_NOT_ENABLED",
  CHALLENGE_NOT_FOUND: "PASSKEY_FAILED",
  PASSKEY_NOT_FOUND: "PASSKEY_FAILED",
  AUTHENTICATION_FAILED: "PASSKEY_FAILED",
  FAILED_TO_VERIFY_REGISTRATION: "PASSKEY_FAILED",
  // Ours (passkey-auth.ts, admission.ts).
  SIGNUP_BY_INVITATION: "SIGNUP_BY_INVITATION",
  SIGNUP_CLOSED: "SIGNUP_CLOSED",
  INVITATION_INVALID: "INVITATION_INVALID",
  PASSKEY_UNVERIFIED: "PASSKEY_UNVERIFIED",
};

/** An error of better-auth without a code of ours. Pages show its message (specification 8). */
export class AccountRefusal extends AppError {
  readonly reason: string;
  constructor(reason: string) {
    super("ACCOUNT_REFUSED");
    this.reason = reason;
  }
}

const toAppError = (error: unknown): unknown => {
  if (!(error instanceof APIError)) return error;
  const code = CODES[error.body?.code ?? ""];
  if (code !== undefined) return new AppError(code);
  const reason = error.body?.message;
  return reason !== undefined && error.statusCode < 500 ? new AccountRefusal(reason) : error;
};

/** Runs a call of better-auth. @throws AppError for its refusals; other errors are rethrown */
export const withAuthErrors = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw toAppError(error);
  }
};
