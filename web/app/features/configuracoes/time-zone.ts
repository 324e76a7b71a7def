import { isTimeZone } from "@relato/shared/domain/zone.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/call.ts";
import { launchId } from "../../api/launched.ts";
import { useAction } from "../../ui/use-action.ts";

const timeZoneQuery = queryOptions({
  queryKey: ["configuracoes", "time-zone"],
  queryFn: ({ signal }) => call("GET /api/configuracoes/time-zone", { signal }),
  staleTime: 60_000,
});

/** The device's time zone; null when it reports none that we know. */
export const deviceZone = (): string | null => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
};

export const useSaveTimeZone = (success?: string, onSaved?: () => void) =>
  useAction({
    run: (time_zone: string) => call("PUT /api/configuracoes/time-zone", { body: { time_zone } }),
    ...(success === undefined ? {} : { success }),
    onSuccess: (saved, _zone, client) => {
      client.setQueryData(timeZoneQuery.queryKey, saved);
      onSaved?.();
    },
  });

/**
 * The doctor's time zone, null while loading. Without a saved one, saves this device's, except in a
 * launched session, which changes no settings.
 */
export const useTimeZone = () => {
  const { data, error, refetch, failureCount } = useQuery(timeZoneQuery);
  const { mutate } = useSaveTimeZone();
  const isUnset = data !== undefined && data.time_zone === null && launchId === null;
  useEffect(() => {
    const zone = deviceZone();
    // A failure is retried when the page is opened again.
    if (isUnset && zone !== null) mutate(zone);
  }, [isUnset, mutate]);
  const zone = data === undefined ? null : (data.time_zone ?? deviceZone() ?? "UTC");
  return { zone, error, refetch, isFailing: failureCount > 0 };
};
