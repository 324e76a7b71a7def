import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const referralsQuery = queryOptions({
  queryKey: ["referrals"],
  queryFn: ({ signal }) => call("GET /api/referrals", { signal }),
});
