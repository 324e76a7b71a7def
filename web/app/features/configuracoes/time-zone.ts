import { isTimeZone } from "@relato/shared/domain/zone.ts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/call.ts";

const timeZoneQuery = queryOptions({
  queryKey: ["configuracoes", "time-zone"],
  queryFn: ({ signal }) => call("GET /api/configuracoes/time-zone", { signal }),
  staleTime: 60_000,
});

/** Where this device says it is; null when it says nothing that we know. */
export const deviceZone = (): string | null => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
};

export const useSaveTimeZone = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (time_zone: string) =>
      call("PUT /api/configuracoes/time-zone", { body: { time_zone } }),
    onSuccess: (saved) => client.setQueryData(timeZoneQuery.queryKey, saved),
  });
};

/** The doctor's time zone, null until it is known; where none was said yet, this device's, which is saved as theirs. */
export const useTimeZone = () => {
  const { data, error, refetch } = useQuery(timeZoneQuery);
  const { mutate } = useSaveTimeZone();
  const unsaid = data !== undefined && data.time_zone === null;
  useEffect(() => {
    const zone = deviceZone();
    // Should it not be saved, it is tried again the next time; until then the device's is shown.
    if (unsaid && zone !== null) mutate(zone);
  }, [unsaid, mutate]);
  const zone = data === undefined ? null : (data.time_zone ?? deviceZone() ?? "UTC");
  return { zone, error, refetch };
};
