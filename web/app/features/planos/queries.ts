import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { getSubscription } from "../../api/endpoints.ts";

export const subscriptionQuery = queryOptions({
  queryKey: ["planos", "subscription"],
  queryFn: ({ signal }) => call(getSubscription, { signal }),
});
