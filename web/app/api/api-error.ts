import type { ErrorBody, ErrorCode } from "@relato/shared/contract/errors.ts";

/** The server refused and said why; `field` is the path of the refused value. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly request_id: string | undefined;

  constructor(status: number, body: ErrorBody | null) {
    const code = body?.error ?? codeOfStatus(status);
    super(code);
    this.name = "ApiError";
    this.code = code;
    this.status = status;
    this.field = body?.field;
    this.request_id = body?.request_id;
  }
}

/** No answer came at all: the network, not the server. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("NETWORK", { cause });
    this.name = "NetworkError";
  }
}

/** For an answer that something between us and the server wrote: a proxy's 502 has no code of ours. */
const codeOfStatus = (status: number): ErrorCode => {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 404) return "NOT_FOUND";
  if (status === 413) return "BODY_TOO_LARGE";
  if (status === 429) return "RATE_LIMITED";
  return status >= 502 ? "UNAVAILABLE" : "INTERNAL";
};

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";

/** Reads an answer that was not a success. */
export const apiErrorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, isErrorBody(body) ? body : null);
};

/** Worth trying again without anybody changing anything: no network, a server that is starting, restarting or busy. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError &&
    (error.status >= 500 || error.status === 429) &&
    error.status !== 507);
