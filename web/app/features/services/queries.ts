import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";

/** Whether speech and storage can work; asked again while a model is being fetched. */
export const servicesQuery = queryOptions({
  queryKey: ["services"],
  queryFn: ({ signal }) => call("GET /api/services", { signal }),
  // No network is an answer, too: offline.
  networkMode: "always",
  retry: false,
  refetchInterval: ({ state }) => (state.data?.speech.state === "downloading" ? 2000 : 60_000),
});
