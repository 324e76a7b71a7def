import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { LinkFields } from "@relato/shared/domain/secure-link.ts";
import { LINK_CODE_DIGITS } from "@relato/shared/domain/sharing.ts";
import type { Locale } from "@relato/shared/domain/language.ts";

const derive = promisify<string, string, number, Buffer>(scrypt);
const BYTES = 32;

/** The secret part of a link, 192 bits. */
export const createToken = (): string => randomBytes(24).toString("base64url");
/** Only this digest is stored. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

export const createLinkCode = (): string =>
  String(randomInt(10 ** LINK_CODE_DIGITS)).padStart(LINK_CODE_DIGITS, "0");

/**
 * Salted with the token, which is not stored: with a salt from the table, six digits and a birth
 * date would be quickly guessed.
 */
export const hashSecret = async (secret: string, token: string): Promise<string> =>
  (await derive(secret, token, BYTES)).toString("hex");

/** Compares in constant time. */
export const isSecret = async (typed: string, token: string, hash: string): Promise<boolean> =>
  timingSafeEqual(await derive(typed, token, BYTES), Buffer.from(hash, "hex"));

/**
 * The answer in the form that was hashed: digits, or a date as `YYYY-MM-DD`. A browser without a
 * date field sends the date as it was typed.
 */
export const normalSecret = (
  typed: string,
  protection: LinkFields["protection"],
  locale: Locale,
): string => {
  const text = typed.trim().slice(0, 40);
  if (protection === "code") return text.replaceAll(/\D/g, "");
  const parts = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(text);
  if (parts === null) return text;
  const [, first = "", second = "", year = ""] = parts;
  const [month, day] = locale === "en-us" ? [first, second] : [second, first];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};
