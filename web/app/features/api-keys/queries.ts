import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => call("GET /api/api-keys", { signal }),
});

export const refreshApiKeys = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
