import type { ErrorCode } from "@relato/shared/contract/errors.ts";
import type { ErrorBody } from "@relato/shared/contract/error-body.ts";

/** An error response. `field` is the path of the refused value. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly request_id: string | undefined;

  /** The web translates the code itself: its locale may differ from Accept-Language. */
  constructor(status: number, body: Omit<ErrorBody, "message"> | null) {
    const code = body?.error ?? codeOfStatus(status);
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.field = body?.field;
    this.request_id = body?.request_id;
  }
}

/** The request got no response. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("NETWORK", { cause });
    this.name = "NetworkError";
  }
}

/** For a response without a code of ours, such as a proxy's 502. */
const codeOfStatus = (status: number): ErrorCode => {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 404) return "NOT_FOUND";
  if (status === 413) return "BODY_TOO_LARGE";
  if (status === 429) return "RATE_LIMITED";
  return status >= 502 ? "UNAVAILABLE" : "INTERNAL";
};

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";

export const apiErrorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, isErrorBody(body) ? body : null);
};

/** Temporary errors, which may be retried: no network, or a starting or busy server. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError &&
    (error.status >= 500 || error.status === 429) &&
    error.status !== 507);
