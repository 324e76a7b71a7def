import type { Messages } from "@relato/shared/locales/pt-br/app.ts";
import { ApiError, NetworkError } from "../api/api-error.ts";

export type FailureCategory = keyof Messages["failures"]["title"];

/**
 * The title and message of a failed call (specification 8). `code` is the request id of a server
 * error, for support.
 */
export const describeFailure = (
  text: Messages,
  error: unknown,
  category: FailureCategory = "other",
): { title: string; detail: string; code: string | null } => {
  if (error instanceof NetworkError)
    return { title: text.failures.title.network, detail: text.failures.network, code: null };
  if (error instanceof ApiError)
    return {
      title: text.failures.title[error.status === 401 ? "auth" : category],
      detail: text.errors[error.code] ?? text.failures.unexpected,
      code: error.status >= 500 && error.request_id !== undefined ? error.request_id : null,
    };
  return { title: text.failures.title[category], detail: text.failures.unexpected, code: null };
};
