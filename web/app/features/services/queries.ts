import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** The state of speech, writer and storage, polled faster during a download. */
export const servicesQuery = queryOptions({
  queryKey: ["services"],
  queryFn: ({ signal }) => call("GET /api/services", { signal }),
  // Without a network the request fails at once, and the view shows offline.
  networkMode: "always",
  retry: false,
  refetchInterval: ({ state }) => (state.data?.speech.state === "downloading" ? 2000 : 60_000),
});
