import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

/** Deeper than any route's body. It bounds the recursion. */
const MAX_DEPTH = 100;

/** Removes U+0000, which PostgreSQL cannot store, and lone surrogates, which no encoding has. */
const clean = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/**
 * Cleans every text of a JSON or query value. Bytes and streams are unchanged.
 * @throws AppError VALIDATION when nested too deeply
 */
export const cleanTexts = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return clean(value);
  if (depth > MAX_DEPTH) throw new AppError("VALIDATION");
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [clean(key), cleanTexts(one, depth + 1)]),
  );
};

/**
 * Pasted text may hold characters that the database refuses. They are removed before the contract's
 * schema checks required fields.
 */
export const installCleanTexts = (app: FastifyInstance): void => {
  app.addHook("preValidation", async (request) => {
    request.body = cleanTexts(request.body);
    request.query = cleanTexts(request.query);
  });
};
