import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { subscriptionQuery } from "../planos/queries.ts";

export const referralsQuery = queryOptions({
  queryKey: ["referrals"],
  queryFn: ({ signal }) => call("GET /api/referrals", { signal }),
});

/** A referral became active: the list and the discount of the plan changed. */
export const refreshReferrals = (client: QueryClient): void => {
  for (const { queryKey } of [referralsQuery, subscriptionQuery])
    void client.invalidateQueries({ queryKey });
};
