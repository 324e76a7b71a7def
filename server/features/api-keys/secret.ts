import { createHash, randomBytes } from "node:crypto";

/** The prefix lets scanners of source code recognise a leaked key. */
const SECRET = /^relato_[A-Za-z0-9_-]{43}$/;
const SHOWN = 15;

/** A new secret of 256 bits. */
export const createSecret = (): string => `relato_${randomBytes(32).toString("base64url")}`;

/** The start of the secret that the list shows: 8 characters, 48 bits, after the prefix. */
export const prefixOf = (secret: string): string => secret.slice(0, SHOWN);

/** The stored form. A secret of 256 bits needs no slow hash. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");

/** The secret of an Authorization header; null for any other text. */
export const readSecret = (header: string | undefined): string | null => {
  const [scheme = "", secret = "", ...rest] = (header ?? "").split(" ");
  const isBearer = scheme.toLowerCase() === "bearer" && rest.length === 0;
  return isBearer && SECRET.test(secret) ? secret : null;
};
