import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const BYTES = 32;
const PART = /^[A-Za-z0-9_-]{43}$/;

const sign = (random: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`launch link ${random}`).digest();

/** The stored form of a token. 256 random bits need no slow hash. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("hex");

/** The token of a browser's cookie. */
export const createCookieToken = (): string => randomBytes(BYTES).toString("base64url");

/** The token of a link: `random.signature`, each of 256 bits. */
export const createLinkToken = (secret: string): string => {
  const random = createCookieToken();
  return `${random}.${sign(random, secret).toString("base64url")}`;
};

/** Whether this installation signed the token of a link; a forged one is not looked for. */
export const isSignedLink = (token: string, secret: string): boolean => {
  const [random = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !PART.test(random) || !PART.test(signature)) return false;
  return timingSafeEqual(sign(random, secret), Buffer.from(signature, "base64url"));
};
