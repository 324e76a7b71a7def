import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The notices to the patient of an appointment. */
export const noticesQuery = (id: string) =>
  queryOptions({
    queryKey: ["notices", id],
    queryFn: ({ signal }) => call("GET /api/agendamentos/:id/notices", { params: { id }, signal }),
    // A changed appointment queues notices. The server sends no event before they are sent.
    staleTime: 0,
  });

export const refreshNotices = (client: QueryClient, id: string): void => {
  void client.invalidateQueries({ queryKey: ["notices", id] });
};

export const feedQuery = queryOptions({
  queryKey: ["agenda-feed"],
  queryFn: ({ signal }) => call("GET /api/agenda/feed", { signal }),
});
