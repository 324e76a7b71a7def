import type { Onboarding } from "@relato/shared/contract/home.ts";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { getOnboarding, getStatistics, saveOnboarding } from "../../api/endpoints.ts";

/** Both are read anew with every consultation that changes (refreshConsultas). */
export const statisticsQuery = queryOptions({
  queryKey: ["home", "statistics"],
  queryFn: ({ signal }) => call(getStatistics, { signal }),
});

export const onboardingQuery = queryOptions({
  queryKey: ["home", "onboarding"],
  queryFn: ({ signal }) => call(getOnboarding, { signal }),
});

/** Sets one of the flags that are the doctor's to set. */
export const noteOnboarding = async (
  client: QueryClient,
  flag: "templates_explored" | "onboarding_dismissed",
): Promise<void> => {
  const flags: Onboarding = await call(saveOnboarding, { body: { [flag]: true } });
  client.setQueryData(onboardingQuery.queryKey, flags);
};
