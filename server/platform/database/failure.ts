import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";

/**
 * A statement that the database refused. Its message names the SQLSTATE and the constraint and nothing else: what pg and drizzle
 * say quotes statements and values, which are patients' data and must not reach a log.
 */
export class DatabaseError extends Error {
  override name = "DatabaseError";
  /** SQLSTATE, five characters. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;

  constructor(cause: pg.DatabaseError) {
    super([`SQLSTATE ${cause.code}`, cause.table, cause.constraint].filter(Boolean).join(" "));
    this.code = cause.code ?? "";
    this.constraint = cause.constraint;
    this.table = cause.table;
  }
}

/** Whatever a query threw, without the values: a `DatabaseError` where the server refused, the error itself otherwise. */
export function withoutValues(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return new DatabaseError(cause);
  return cause;
}

const is = (error: unknown, ...codes: string[]): boolean => {
  const found = withoutValues(error);
  return found instanceof DatabaseError && codes.includes(found.code);
};

/** The row points at something that is not there or is another doctor's: the two cannot be told apart. */
export const isMissingReference = (error: unknown): boolean => is(error, "23503", "42501");

/** A row with this key is already there (perhaps another doctor's, which must be answered as not found). */
export const isDuplicate = (error: unknown): boolean => is(error, "23505");

/** Nothing has run and the server is away for a moment: it restarts after a crash, or is not up yet. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "57P01", "57P02", "57P03"].includes(
      code ?? "",
    ) || /Connection terminated|not queryable/.test(message ?? "")
  );
}
