import { type ErrorCode, ERRORS } from "@relato/shared/contract/errors.ts";
import { type ErrorBody } from "@relato/shared/contract/error-body.ts";
import type { Problem } from "@relato/shared/contract/problem.ts";
import { errorCodeOf } from "@relato/shared/domain/fields.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseFull, isTimeout } from "../database/failure.ts";
import { isDiskFull } from "../files/durable.ts";
import { messagesOf } from "../messages.ts";
import { preferredLocale } from "./pages.ts";
import { isV1 } from "./v1/paths.ts";

/** An error for the client: answered with its code and status, not logged as a fault. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retry_after_s: number | undefined;

  /**
   * `field`: the path of the refused value, such as `source.text`. `retry_after_s`: sent as
   * Retry-After.
   */
  constructor(code: ErrorCode, options: { field?: string; retry_after_s?: number } = {}) {
    super(code);
    this.code = code;
    this.field = options.field;
    this.retry_after_s = options.retry_after_s;
  }
}

/** Maps a schema error of the path, query or body. */
const fromValidation = (error: FastifyError): AppError => {
  // A malformed id gets the same answer as another doctor's, so that ids cannot be probed.
  if (error.validationContext === "params") return new AppError("NOT_FOUND");
  const [issue] = error.validation ?? [];
  const field = issue?.instancePath.split("/").filter(Boolean).join(".");
  return new AppError(errorCodeOf(issue?.message), field ? { field } : {});
};

/** Null for a fault of the server. */
const toAppError = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const { statusCode } = error as Partial<FastifyError>;
  if (isDiskFull(error) || isDatabaseFull(error)) return new AppError("STORAGE_FULL");
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error as FastifyError);
  if (statusCode === 413) return new AppError("BODY_TOO_LARGE");
  if (statusCode === 404) return new AppError("NOT_FOUND");
  // Fastify's own errors: no JSON, malformed JSON, an unknown media type, a malformed URL.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError("VALIDATION");
  return null;
};

declare module "fastify" {
  interface FastifyReply {
    /** The code of the error that was sent; null for a success. */
    error_code: ErrorCode | null;
  }
}

/**
 * The body of an error response, for a reader of the request's Accept-Language, and its media type.
 * At `/api/v1` it is a problem (RFC 9457).
 */
export const errorAnswerOf = (
  request: Pick<FastifyRequest, "headers" | "id" | "url">,
  { code, field }: Pick<AppError, "code" | "field">,
): { type: string; body: ErrorBody | Problem } => {
  const { id: request_id, headers } = request;
  const locale = preferredLocale(undefined, headers["accept-language"] ?? "");
  const message = messagesOf(locale).errors[code];
  const more = { ...(field === undefined ? {} : { field }), request_id };
  if (!isV1(request.url))
    return { type: "application/json", body: { error: code, message, ...more } };
  const problem = { type: `urn:relato:error:${code}`, title: message, status: ERRORS[code] };
  return { type: "application/problem+json", body: { ...problem, code, ...more } };
};

const send = (request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply => {
  if (error.retry_after_s !== undefined)
    reply.header("retry-after", Math.max(1, error.retry_after_s));
  const { type, body } = errorAnswerOf(request, error);
  reply.error_code = error.code;
  return reply
    .status(ERRORS[error.code])
    .type(`${type}; charset=utf-8`)
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .send(body);
};

/** Answers a URL that fastify cannot decode (`%ff`), before any route or hook. */
export const answerBadUrl = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => void send(request, reply, new AppError("VALIDATION"));

/** Answers every error, see `errorAnswerOf`. */
export const installErrors = (app: FastifyInstance): void => {
  app.decorateReply("error_code", null);
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known === null) {
      request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
    }
    const fault = isTimeout(error) ? "UNAVAILABLE" : "INTERNAL";
    return send(request, reply, known ?? new AppError(fault));
  });
  app.setNotFoundHandler((request, reply) => send(request, reply, new AppError("NOT_FOUND")));
};
