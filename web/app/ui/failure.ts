import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { ApiError, NetworkError } from "../api/api-error.ts";

export type FailureCategory = keyof Messages["failures"]["title"];

/**
 * The title and message of a failed call (specification 8). `code` is the request id of a server
 * error, for support.
 */
export const describeFailure = (
  { failures, errors }: Messages,
  error: unknown,
  category: FailureCategory = "other",
): { title: string; detail: string; code: string | null } => {
  const { title, network, unexpected } = failures;
  if (error instanceof NetworkError) return { title: title.network, detail: network, code: null };
  if (!(error instanceof ApiError))
    return { title: title[category], detail: unexpected, code: null };
  return {
    title: title[error.status === 401 ? "auth" : category],
    detail: errors[error.code] ?? unexpected,
    code: error.status >= 500 ? (error.request_id ?? null) : null,
  };
};
