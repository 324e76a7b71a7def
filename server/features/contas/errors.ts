import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import { APIError } from "better-auth/api";
import { AppError } from "../../platform/http/errors.ts";

/** better-auth's error codes (1.7.6) as ours, whose texts are those of specification 8; the routes check the rest before. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: "INVALID_CREDENTIALS",
  EMAIL_NOT_VERIFIED: "EMAIL_NOT_CONFIRMED",
  BANNED_USER: "ACCOUNT_DISABLED",
  USER_ALREADY_EXISTS: "EMAIL_TAKEN",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "EMAIL_TAKEN",
  PASSWORD_TOO_LONG: "PASSWORD_TOO_LONG",
};

/** Runs a call of better-auth. @throws AppError for what it refuses; anything unknown stays a fault of the server */
export const withAuthErrors = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const code = error instanceof APIError ? CODES[error.body?.code ?? ""] : undefined;
    if (code === undefined) throw error;
    throw new AppError(code);
  }
};
