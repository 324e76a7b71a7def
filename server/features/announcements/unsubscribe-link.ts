import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Deps } from "../../deps.ts";

const TOKEN = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{43})$/;

const sign = async (auth: Deps["auth"], userId: string): Promise<string> => {
  const { secret } = await auth.$context;
  return createHmac("sha256", secret).update(`unsubscribe:${userId}`).digest("base64url");
};

/** A link that never expires (RFC 8058: it must work as long as the mail exists). */
export const createUnsubscribeLink = async (
  auth: Deps["auth"],
  base: string,
  locale: Locale,
  userId: string,
): Promise<string> => `${base}/${locale}/unsubscribe/${userId}.${await sign(auth, userId)}`;

/** The account of a link's token; null if the token is invalid. */
export const readUnsubscribeToken = async (
  auth: Deps["auth"],
  token: string,
): Promise<string | null> => {
  const [, userId, signature] = TOKEN.exec(token) ?? [];
  if (userId === undefined || signature === undefined) return null;
  const expected = await sign(auth, userId);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? userId : null;
};
