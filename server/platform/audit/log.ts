import { pino, type Logger } from "pino";
import { z } from "zod";

export type Log = Logger;

/** Errors whose message comes from the runtime or from us and cannot quote a doctor's text. */
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

/** The parts of an error that may be logged. */
export interface ErrorReport {
  type: string;
  code?: string;
  constraint?: string;
  message?: string;
  frames: string[];
  /** Fields that failed their schema, for example `text: invalid_type`. */
  issues?: string[];
  cause?: ErrorReport;
}

const stringOf = (error: object, key: string): string | undefined => {
  const value = (error as Record<string, unknown>)[key];
  return typeof value === "string" ? value : undefined;
};

/**
 * Describes an error without patient data. Messages are left out by default, because many quote
 * their input: JSON.parse shows a piece of the text, PostgreSQL shows the refused value, drizzle
 * shows a query's parameters.
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
      // The stack begins with the message, whose lines may look like frames.
      .replace(error.message, "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
};

/**
 * JSON lines. Errors logged as `err` pass through describeError; redaction is a second protection.
 * `destination` defaults to standard error: standard output is for people.
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
