import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";

/** Far deeper than any route's body; beyond, a walk could end the stack. */
const MAX_DEPTH = 100;

/** What PostgreSQL stores in no text (U+0000), and halves of a character that no encoding has (lone surrogates). */
const clean = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/**
 * The same value with every text in it clean. Only what JSON and query strings are made of is walked; bytes and streams stay.
 * @throws AppError VALIDATION when it is nested without end
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
 * Nothing that a route reads of a request holds what the database refuses: pasted text may, and would otherwise end as an error of the
 * server after everything was typed. Before the contract's schema, so that what is required is not satisfied by nothing.
 */
export const installCleanTexts = (app: FastifyInstance): void => {
  app.addHook("preValidation", async (request) => {
    request.body = cleanTexts(request.body);
    request.query = cleanTexts(request.query);
  });
};
