import { homedir } from "node:os";
import { resolve } from "node:path";
import { apiAddressSchema } from "@relato/shared/contract/api-keys.ts";
import { isLoopback } from "@relato/shared/domain/loopback.ts";
import { z } from "zod";

/* Formats of environment variables. */

export const text = z.string().trim().min(1, "must not be empty");
export const url = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
    `must be a URL that begins with ${protocols.map((p) => `${p}://`).join(" or ")}`,
  );
/** Whether a value is an origin on this machine, e.g. `http://localhost:11434`. */
export const isLocalOrigin = (value: string): boolean =>
  URL.canParse(value) &&
  new URL(value).protocol === "http:" &&
  new URL(value).origin === value &&
  isLoopback(value);
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);
export const price = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "must be a number such as 0.15")
  .transform(Number);
export const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((value) => value === "true");
export const folder = text.transform((path) => resolve(path.replace(/^~(?=\/|$)/, homedir())));

/** `true`, `false`, a number of proxies, or addresses. */
export const trustedProxy = text.transform((value): boolean | number | string => {
  if (value === "true" || value === "false") return value === "true";
  return /^\d+$/.test(value) ? Number(value) : value;
});

const byCommas = z.string().transform((value) =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== ""),
);

/** Some of the given words, separated by commas. */
export const list = <const W extends string>(words: readonly W[]) =>
  byCommas.pipe(
    z.array(z.enum(words, { error: `must be some of ${words.join(", ")}, by commas` })),
  );

/** IP addresses and CIDR ranges, separated by commas. */
export const addresses = byCommas.refine(
  (list) => z.array(apiAddressSchema).safeParse(list).success,
  "must be IP addresses or CIDR ranges",
);

/** 32 bytes, in base64 or base64url. */
export const key = text.regex(
  /^[\w+/-]{43}=?$/,
  "must be 32 bytes in base64, made by: openssl rand -base64 32",
);

/** A folder, a bucket, or `none`. */
export const backupTarget = z.union([
  z.literal("none"),
  text.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./=-]*)?$/),
  folder,
]);
