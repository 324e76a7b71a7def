import type { Onboarding } from "@relato/shared/contract/home.ts";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { launchId } from "../../api/launched.ts";

/** refreshConsultas invalidates the queries of this file. */
export const statisticsQuery = queryOptions({
  queryKey: ["home", "statistics"],
  queryFn: ({ signal }) => call("GET /api/home/statistics", { signal }),
});

/** A launched page suggests nothing of other patients. */
export const homeStartQuery = queryOptions({
  queryKey: ["home", "start"],
  queryFn: ({ signal }) => call("GET /api/home/start", { signal }),
  enabled: launchId === null,
});

export const onboardingQuery = queryOptions({
  queryKey: ["home", "onboarding"],
  queryFn: ({ signal }) => call("GET /api/home/onboarding", { signal }),
});

/** Sets one of the doctor's own flags. */
export const setOnboardingFlag = async (
  client: QueryClient,
  flag: "templates_explored" | "onboarding_dismissed",
): Promise<void> => {
  const flags: Onboarding = await call("PATCH /api/home/onboarding", { body: { [flag]: true } });
  client.setQueryData(onboardingQuery.queryKey, flags);
};
