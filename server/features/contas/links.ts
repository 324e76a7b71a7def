import { randomBytes } from "node:crypto";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Auth } from "./auth.ts";

const RESET_MS = 30 * 60_000;
const SECOND_STEP_MS = 30 * 60_000;
const CONFIRM_MS = 24 * 60 * 60_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, safe in URLs. */
const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * The two secrets of a reset link (specification 2.4, design 7). Only a hash of both together is
 * stored (`storeIdentifier` in auth.ts), so that neither one secret nor the table is usable.
 */
export interface ResetHalves {
  access_token: string;
  refresh_token: string;
}

const isHalf = (half: string | undefined): half is string => half !== undefined && TOKEN.test(half);

/** better-auth's token of the halves; null if they are malformed. */
export const joinHalves = (halves: Partial<ResetHalves>): string | null =>
  isHalf(halves.access_token) && isHalf(halves.refresh_token)
    ? `${halves.access_token}.${halves.refresh_token}`
    : null;

const store = async (auth: Auth, identifier: string, userId: string, ms: number): Promise<void> => {
  const { internalAdapter } = await auth.$context;
  const expiresAt = new Date(Date.now() + ms);
  await internalAdapter.createVerificationValue({ identifier, value: userId, expiresAt });
};

/** The user id of a valid link. */
const find = async (auth: Auth, identifier: string): Promise<string | null> => {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(identifier);
  return found !== null && found.expiresAt > new Date() ? found.value : null;
};

/** Valid for 30 minutes and one use. */
export const createResetHalves = async (auth: Auth, userId: string): Promise<ResetHalves> => {
  const halves = { access_token: newToken(), refresh_token: newToken() };
  // better-auth's `resetPassword` consumes this identifier.
  const identifier = `reset-password:${halves.access_token}.${halves.refresh_token}`;
  await store(auth, identifier, userId, RESET_MS);
  return halves;
};

/** The address at which the account gets a new password: valid for 30 minutes and one use. */
export const createResetLink = async (
  auth: Auth,
  base: string,
  locale: Locale,
  userId: string,
): Promise<string> => {
  const query = new URLSearchParams({ ...(await createResetHalves(auth, userId)) });
  return `${base}/${locale}/reset-password?${query.toString()}`;
};

export const findReset = (auth: Auth, token: string): Promise<string | null> =>
  find(auth, `reset-password:${token}`);

/** Valid for 24 hours and many uses: a second press is no error. */
export const createConfirmToken = async (auth: Auth, userId: string): Promise<string> => {
  const token = newToken();
  await store(auth, `confirm-email:${token}`, userId, CONFIRM_MS);
  return token;
};

export const findConfirm = async (auth: Auth, token: string): Promise<string | null> =>
  TOKEN.test(token) ? find(auth, `confirm-email:${token}`) : null;

/** Valid for 30 minutes and one use. */
export const createSecondStepToken = async (auth: Auth, userId: string): Promise<string> => {
  const token = newToken();
  await store(auth, `second-step-reset:${token}`, userId, SECOND_STEP_MS);
  return token;
};

/** Uses the link up; null if it is invalid. */
export const useSecondStepToken = async (auth: Auth, token: string): Promise<string | null> => {
  if (!TOKEN.test(token)) return null;
  const { internalAdapter } = await auth.$context;
  const used = await internalAdapter.consumeVerificationValue(`second-step-reset:${token}`);
  return used?.value ?? null;
};
