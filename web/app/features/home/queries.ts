import type { Onboarding } from "@relato/shared/contract/home.ts";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** Both are read anew with every consultation that changes (refreshConsultas). */
export const statisticsQuery = queryOptions({
  queryKey: ["home", "statistics"],
  queryFn: ({ signal }) => call("GET /api/home/statistics", { signal }),
});

export const onboardingQuery = queryOptions({
  queryKey: ["home", "onboarding"],
  queryFn: ({ signal }) => call("GET /api/home/onboarding", { signal }),
});

/** Sets one of the flags that are the doctor's to set. */
export const noteOnboarding = async (
  client: QueryClient,
  flag: "templates_explored" | "onboarding_dismissed",
): Promise<void> => {
  const flags: Onboarding = await call("PATCH /api/home/onboarding", { body: { [flag]: true } });
  client.setQueryData(onboardingQuery.queryKey, flags);
};
