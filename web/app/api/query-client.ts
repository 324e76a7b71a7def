import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, isPassing } from "./api-error.ts";

/** Temporary errors are retried three times, other errors are final. */
export const createQueryClient = (onSignedOut: () => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 3 && isPassing(error),
        retryDelay: (count) => Math.min(5000, 500 * 2 ** count),
      },
      mutations: { retry: false },
    },
  });
