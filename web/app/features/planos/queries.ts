import type { Subscription } from "@relato/shared/contract/planos.ts";
import type { Locale } from "@relato/shared/domain/language.ts";
import type { Currency } from "@relato/shared/domain/planos.ts";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

export const subscriptionQuery = queryOptions({
  queryKey: ["planos", "subscription"],
  queryFn: ({ signal }) => call("GET /api/planos/subscription", { signal }),
});

export const planosQuery = (locale: Locale, currency: Currency) =>
  queryOptions({
    queryKey: ["planos", "offers", locale, currency],
    queryFn: ({ signal }) => call("GET /api/planos", { query: { locale, currency }, signal }),
    staleTime: 60_000,
  });

export const invoicesQuery = queryOptions({
  queryKey: ["planos", "invoices"],
  queryFn: ({ signal }) => call("GET /api/planos/invoices", { signal }),
});

/** Not by its query: consultations import this feature through the settings. */
const USAGE_KEY = ["consultas", "usage"];

/** Stores a subscription that the server returned, and reads again what depends on it. */
export const showSubscription = async (
  client: QueryClient,
  subscription: Subscription,
): Promise<void> => {
  const { queryKey } = subscriptionQuery;
  // An older answer must not replace it.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, subscription);
  void client.invalidateQueries({ queryKey: USAGE_KEY });
  void client.invalidateQueries({ queryKey: invoicesQuery.queryKey });
};

/** The subscription changed at the payment provider. */
export const refreshPlano = (client: QueryClient): void => {
  for (const queryKey of [subscriptionQuery.queryKey, invoicesQuery.queryKey, USAGE_KEY])
    void client.invalidateQueries({ queryKey });
};

/** Has the server read the subscription from the payment provider. */
export const syncSubscription = async (client: QueryClient): Promise<Subscription> => {
  const subscription = await call("POST /api/planos/sync", {});
  await showSubscription(client, subscription);
  return subscription;
};
