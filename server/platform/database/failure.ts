import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";

/**
 * A statement that the database refused. The message holds the SQLSTATE, the table and the
 * constraint only: messages of pg and drizzle quote values, which are patients' data.
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

/** Returns a `DatabaseError` if the server refused the statement, or else the error itself. */
export function withoutValues(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return new DatabaseError(cause);
  return cause;
}

const is = (error: unknown, ...codes: string[]): boolean => {
  const found = withoutValues(error);
  return found instanceof DatabaseError && codes.includes(found.code);
};

/** The referenced row does not exist or belongs to another doctor. Both return the same error. */
export const isMissingReference = (error: unknown): boolean => is(error, "23503", "42501");

/** A row with this key exists, perhaps another doctor's. */
export const isDuplicate = (error: unknown): boolean => is(error, "23505");

/** The database's disk is full (disk_full). */
export const isDatabaseFull = (error: unknown): boolean => is(error, "53100");

/** The statement took longer than STATEMENT_TIMEOUT_S, or its connection was idle too long. */
export const isTimeout = (error: unknown): boolean => is(error, "57014", "25P03");

/** The server is restarting or not started yet. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "57P01", "57P02", "57P03"].includes(
      code ?? "",
    ) || /Connection terminated|not queryable/.test(message ?? "")
  );
}
