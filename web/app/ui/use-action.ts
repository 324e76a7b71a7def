import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { describeFailure } from "./failure.ts";
import type { FailureCategory } from "./failure.ts";
import { useLanguage } from "./language.tsx";
import { toast } from "./toast.tsx";
import type { Notice } from "./toast.tsx";

type FailureDisplay = "toast" | "shown";

interface Action<Variables, Result> {
  run: (variables: Variables) => Promise<Result>;
  /** The toast after success; none by default. A string is the title of a success. */
  success?: string | ((result: Result, variables: Variables) => Notice | null);
  /** Updates the cache after success, and after a 404 or 409, when the shown state is stale. */
  refresh?: (client: QueryClient) => unknown;
  onSuccess?: (result: Result, variables: Variables, client: QueryClient) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  /** `toast` reports a failure as a toast. `shown` (default): the component shows `error`. */
  failure?: FailureDisplay | ((error: ApiError) => FailureDisplay);
  category?: FailureCategory;
  /** `always`: for work that also succeeds without a network. Default: `online`. */
  networkMode?: "always";
  /** The toast's detail for an error that is no ApiError; undefined keeps the usual text. */
  failureDetail?: (error: Error) => string | undefined;
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status);

/**
 * The one mutation hook: calls the server, shows the toast, refreshes queries, reports a failure.
 * `mutate`, `isPending`, `error` and `reset` are TanStack Query's. `onSuccess` runs before
 * `refresh`.
 */
export const useAction = <Variables = void, Result = unknown>(
  action: Action<Variables, Result>,
) => {
  const client = useQueryClient();
  const { text } = useLanguage();
  const { run, success, refresh, onSuccess, onError, failure = "shown" } = action;
  const { category, failureDetail, networkMode = "online" } = action;
  return useMutation<Result, Error, Variables>({
    mutationFn: run,
    networkMode,
    onSuccess: (result, variables) => {
      const notice =
        typeof success === "string"
          ? { variant: "success" as const, title: success }
          : success?.(result, variables);
      if (notice) toast(notice);
      void onSuccess?.(result, variables, client);
      void refresh?.(client);
    },
    onError: (error, variables) => {
      if (isStale(error)) void refresh?.(client);
      const display =
        typeof failure === "string"
          ? failure
          : error instanceof ApiError
            ? failure(error)
            : "toast";
      if (display === "toast") {
        const described = describeFailure(text, error, category);
        const detail = failureDetail?.(error) ?? described.detail;
        toast({ variant: "destructive", ...described, detail });
      }
      void onError?.(error, variables);
    },
  });
};
