import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

const POLL_MS = 3000;

export const announcementsQuery = queryOptions({
  queryKey: ["admin", "announcements"],
  queryFn: ({ signal }) => call("GET /api/admin/announcements", { signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some(({ finished_at }) => finished_at === null) ? POLL_MS : false,
});

type NewAnnouncement = Parameters<typeof call<"POST /api/admin/announcements">>[1]["body"];

/** For `useAction`. A retry with the same id announces nothing twice. */
export const createAnnouncement = {
  run: (body: NewAnnouncement) => call("POST /api/admin/announcements", { body }),
  refresh: (client: QueryClient): Promise<void> =>
    client.invalidateQueries({ queryKey: announcementsQuery.queryKey }),
};
