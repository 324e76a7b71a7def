import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const supportQuery = queryOptions({
  queryKey: ["support"],
  queryFn: ({ signal }) => call("GET /api/support/messages", { signal }),
});

export const refreshSupport = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: supportQuery.queryKey });
