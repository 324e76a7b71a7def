import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: ({ signal }) => call("GET /api/webhooks", { signal }),
});

export const refreshWebhooks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: webhooksQuery.queryKey });

/** Deliveries to an endpoint, newest first. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...webhooksQuery.queryKey, id, "deliveries"],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/webhooks/:id/deliveries", {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
  });
