import { pino, type Logger } from "pino";
import { z } from "zod";

export type Log = Logger;

/** Errors whose message is written by the runtime or by us and cannot quote what a doctor typed. */
const SAFE_MESSAGES = new Set([
  "TypeError",
  "ReferenceError",
  "RangeError",
  "AssertionError",
  "SpeechError",
  "StorageError",
  "PdfError",
  "PoolError",
  "EngineError",
  "ConfigError",
]);

/** What may be logged of an error. */
export interface ErrorReport {
  type: string;
  code?: string;
  constraint?: string;
  message?: string;
  frames: string[];
  /** Where a value did not fit its schema, and how: `text: invalid_type`. */
  issues?: string[];
  cause?: ErrorReport;
}

const stringOf = (error: object, key: string): string | undefined => {
  const value = (error as Record<string, unknown>)[key];
  return typeof value === "string" ? value : undefined;
};

/**
 * An error without patient data. Messages are left out by default, because many quote their input: JSON.parse shows a
 * piece of the text, PostgreSQL shows the refused value, drizzle shows a query's parameters. Code, constraint and stack
 * frames say where to look.
 */
export const describeError = (error: unknown): ErrorReport => {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const code = stringOf(error, "code");
  const constraint = stringOf(error, "constraint");
  const safe = SAFE_MESSAGES.has(error.name) || "syscall" in error;
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(safe ? { message: error.message } : {}),
    ...(error instanceof z.core.$ZodError
      ? { issues: error.issues.map(({ path, code: kind }) => `${path.join(".")}: ${kind}`) }
      : {}),
    frames: (error.stack ?? "")
      // The stack begins with the message, which may have lines that look like frames.
      .replace(error.message, "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
};

/**
 * The process's log: JSON lines. Whatever is logged as `err` passes through describeError; the redaction is a second
 * net under it. `destination`: standard error unless told, so that standard output has only what is said to a person.
 */
export const createLog = (level: string, destination?: { write(line: string): void }): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: [
          "req",
          "res",
          "body",
          "query",
          "headers",
          "password",
          "email",
          "cookie",
          "token",
        ].flatMap((key) => [key, `*.${key}`]),
        remove: true,
      },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
