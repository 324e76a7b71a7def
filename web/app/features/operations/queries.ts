import type { MessageFilter } from "@relato/shared/contract/admin-messages.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const KEY = ["admin", "operations"];
/** Of what changes while the page is open. */
const POLL_MS = 10_000;
const SERVICES_POLL_MS = 60_000;

export const serviceStatesQuery = queryOptions({
  queryKey: [...KEY, "services"],
  queryFn: ({ signal }) => call("GET /api/admin/operations/services", { signal }),
  refetchInterval: SERVICES_POLL_MS,
});

export const storageUseQuery = queryOptions({
  queryKey: [...KEY, "storage"],
  queryFn: ({ signal }) => call("GET /api/admin/operations/storage", { signal }),
});

export const queuesQuery = queryOptions({
  queryKey: [...KEY, "queues"],
  queryFn: ({ signal }) => call("GET /api/admin/operations/queues", { signal }),
  refetchInterval: POLL_MS,
});

export const errorCountsQuery = queryOptions({
  queryKey: [...KEY, "errors"],
  queryFn: ({ signal }) => call("GET /api/admin/operations/errors", { signal }),
  refetchInterval: SERVICES_POLL_MS,
});

export const viewCountsQuery = queryOptions({
  queryKey: [...KEY, "view-counts"],
  queryFn: ({ signal }) => call("GET /api/admin/operations/view-counts", { signal }),
});

interface ListPage {
  next_cursor: string | null;
}
const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: ListPage) => page.next_cursor,
  refetchInterval: POLL_MS,
};
const cursorOf = (cursor: string | null) => (cursor === null ? {} : { cursor });

export const failedJobsQuery = infiniteQueryOptions({
  queryKey: [...KEY, "failed-jobs"],
  queryFn: ({ pageParam, signal }) =>
    call("GET /api/admin/operations/failed-jobs", { query: cursorOf(pageParam), signal }),
  ...pages,
});

export const messagesQuery = (filter: MessageFilter) =>
  infiniteQueryOptions({
    queryKey: [...KEY, "messages", filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/operations/messages", {
        query: { filter, ...cursorOf(pageParam) },
        signal,
      }),
    ...pages,
  });

export const messageBodyQuery = (messageId: string, locale: Locale) =>
  queryOptions({
    queryKey: [...KEY, "message", messageId, locale],
    queryFn: ({ signal }) =>
      call("GET /api/admin/operations/messages/:messageId", {
        params: { messageId },
        query: { locale },
        signal,
      }),
  });

/** A retried job changes the queues and both lists. */
const refresh = (client: QueryClient): void => {
  for (const part of ["queues", "failed-jobs", "messages"])
    void client.invalidateQueries({ queryKey: [...KEY, part] });
};

/** For `useAction`: enqueues a failed job again. */
export const retryFailedJob = {
  run: (jobId: string) =>
    call("POST /api/admin/operations/failed-jobs/:jobId/retry", { params: { jobId } }),
  refresh,
};

/** For `useAction`: removes a failed job. */
export const discardFailedJob = {
  run: (jobId: string) =>
    call("DELETE /api/admin/operations/failed-jobs/:jobId", { params: { jobId } }),
  refresh,
};

/** For `useAction`: sends a message again. */
export const resendMessage = {
  run: (messageId: string) =>
    call("POST /api/admin/operations/messages/:messageId/resend", { params: { messageId } }),
  refresh,
};
