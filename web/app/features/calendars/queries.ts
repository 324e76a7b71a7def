import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The blocked times that overlap a range of ISO instants; `to` is exclusive. */
export const blockedTimesQuery = (range: { from: string; to: string }) =>
  queryOptions({
    queryKey: ["blocked-times", range],
    queryFn: ({ signal }) => call("GET /api/agenda/blocked-times", { query: range, signal }),
  });

/** The doctor's own blocked times that have not ended. */
export const ownBlockedTimesQuery = queryOptions({
  queryKey: ["blocked-times", "own"],
  queryFn: ({ signal }) => call("GET /api/agenda/own-blocked-times", { signal }),
});

/** The doctor's weekly hours; empty if none are set. */
export const workingHoursQuery = queryOptions({
  queryKey: ["working-hours"],
  queryFn: ({ signal }) => call("GET /api/agenda/working-hours", { signal }),
});

export const calendarsQuery = queryOptions({
  queryKey: ["outside-calendars"],
  queryFn: ({ signal }) => call("GET /api/agenda/calendars", { signal }),
});

/** Refetches outside calendars, blocked times and working hours. */
export const refreshBlockedTimes = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: ["blocked-times"] }),
    client.invalidateQueries({ queryKey: calendarsQuery.queryKey }),
    client.invalidateQueries({ queryKey: workingHoursQuery.queryKey }),
  ]);
