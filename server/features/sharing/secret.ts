import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { LINK_CODE_DIGITS } from "@relato/shared/domain/sharing.ts";
import type { Locale } from "@relato/shared/domain/language.ts";

const derive = promisify<string, string, number, Buffer>(scrypt);
const BYTES = 32;

/** 192 bits, as it stands in the link. */
export const createToken = (): string => randomBytes(24).toString("base64url");
/** What is stored of it. */
export const tokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

export const createLinkCode = (): string =>
  String(randomInt(10 ** LINK_CODE_DIGITS)).padStart(LINK_CODE_DIGITS, "0");

/** Salted with the token, which is stored nowhere: six digits and a birth date are quickly guessed by who has the table alone. */
export const hashSecret = async (secret: string, token: string): Promise<string> =>
  (await derive(secret, token, BYTES)).toString("hex");

/** Compares in constant time. */
export const isSecret = async (typed: string, token: string, hash: string): Promise<boolean> =>
  timingSafeEqual(await derive(typed, token, BYTES), Buffer.from(hash, "hex"));

/** What was typed, in the form that was hashed: digits, or a date as `YYYY-MM-DD`, also where a browser has no field for dates. */
export const normalSecret = (
  typed: string,
  protection: "code" | "birth_date",
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
