import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const subscriptionQuery = queryOptions({
  queryKey: ["planos", "subscription"],
  queryFn: ({ signal }) => call("GET /api/planos/subscription", { signal }),
});
